export interface Progress {
  step(title: string, total: number): void;
  advance(by: number): void;
}
