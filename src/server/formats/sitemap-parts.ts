/** An address of the site, with its last change where that is known. */
export interface SitemapEntry {
  path: string;
  changedAt?: Date;
}

/** Pages of one kind, in parts of as many ids each. */
export interface SitemapParts {
  /** Counts the pages, as far as `most`. */
  count(most: number): Promise<number>;
  /** The numbers of the parts that hold some; the first is 1. */
  parts(size: number): Promise<number[]>;
  /** Lists the pages of a part; with null, the first `size` pages. */
  entries(part: { part: number | null; size: number }): Promise<SitemapEntry[]>;
}
