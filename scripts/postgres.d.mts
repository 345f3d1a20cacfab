/** The folder of the system's programs of PostgreSQL; undefined where there are none. */
export function findPostgres(): string | undefined;
/** The same, installed where there are none and that is possible. */
export function postgres(): string | undefined;

/** A server on localhost in a folder of its own. */
export interface PostgresServer {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  url(database?: string): string;
  start(): Promise<void>;
  /** SIGINT, the default, is an orderly stop that cuts connections off; SIGQUIT is a crash. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Stops it, and removes its folder. */
  remove(): Promise<void>;
}

/** A server that has not been started yet. */
export function createServerFolder(programs: string): Promise<PostgresServer>;
