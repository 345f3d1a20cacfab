/** The folder of the system's programs of PostgreSQL; undefined where there are none. */
export function findPostgres(): string | undefined;
/** Programs that are there or may be installed; otherwise why there are none. */
export function postgresOrReason(): { readonly path?: string; readonly missing?: string };
/** The folder of the programs; throws where there are none. */
export function postgres(): string;

/** A server on localhost in a folder of its own. */
export interface PostgresServer {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** The folder with its settings, such as postgresql.conf. */
  readonly data: string;
  url(database?: string): string;
  start(): Promise<void>;
  /** SIGINT, the default, is an orderly stop that cuts connections off; SIGQUIT is a crash. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Stops it, and removes its folder. */
  remove(): Promise<void>;
}

/** A server that has not been started yet. */
export function createServerFolder(programs: string): Promise<PostgresServer>;
