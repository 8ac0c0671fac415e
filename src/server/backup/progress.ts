/** Tells whoever waits how far a long command is. */
export interface Progress {
  /** Begins the next step; `total` in whatever `advance` counts. */
  step(title: string, total: number): void;
  advance(by: number): void;
}
