/** What is at an address of the site, and when it was changed last where that is known. */
export interface SitemapEntry {
  path: string;
  changedAt?: Date;
}

/** Pages of one kind, in parts of as many ids each. */
export interface SitemapParts {
  /** How many there are, as far as `most`. */
  count(most: number): Promise<number>;
  /** The numbers of the parts that hold some; the first is 1. */
  parts(size: number): Promise<number[]>;
  /** Those of a part, or without one the first ones, as many as the size says. */
  entries(part: { part: number | null; size: number }): Promise<SitemapEntry[]>;
}
