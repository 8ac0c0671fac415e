export interface SitemapEntry {
  path: string;
  changedAt?: Date;
}

export interface SitemapParts {
  count(most: number): Promise<number>;
  parts(size: number): Promise<number[]>;
  entries(part: { part: number | null; size: number }): Promise<SitemapEntry[]>;
}
