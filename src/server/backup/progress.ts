/** Tells how far a long command is. */
export interface Progress {
  /** Begins the next step; `total` is in the unit that `advance` counts. */
  step(title: string, total: number): void;
  advance(by: number): void;
}
