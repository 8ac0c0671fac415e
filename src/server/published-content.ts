import type { ContentKind, ContentValue } from '../shared/content-kind.ts';

/** Holds the published content of all kinds in memory, so that pages are drawn while the database is away. */
export interface PublishedContent {
  /** Returns the value that the owner saved last, or else the release's. */
  valueOf<Value extends ContentValue>(kind: ContentKind<Value>): Value;
  /** Values by name; kinds that nobody has changed are missing. */
  changedOf(names: readonly string[]): Readonly<Record<string, ContentValue>>;
  /**
   * Reads the database again. Never throws: content that cannot be read stays as it is.
   * @returns true when something was published since
   */
  refresh(): Promise<boolean>;
}
