export class Problems {
  readonly count: number;
  add(file: string, line: number, found: string, expected: string): void;
  describe(): string[];
}
