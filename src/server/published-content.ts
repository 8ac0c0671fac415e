import type { ContentEntries } from '../shared/addresses/content-entries.ts';
import { type Identity, identityKind } from '../shared/content/identity.ts';
import type { ContentKind } from '../shared/content/kind.ts';
import type { Fillings } from '../shared/content/texts/fill.ts';

export type ContentValues = Readonly<Record<string, unknown>>;

/** Content that a page is drawn from. */
export type DrawnContent = Pick<PublishedContent, 'valueOf' | 'valuesOf' | 'entryOf' | 'revision'>;

/** Holds the published content of all kinds in memory, so that pages are drawn while the database is away. */
export interface PublishedContent {
  /** Returns the value that the owner saved last, or else the release's. The name of the site and other values are filled in. */
  valueOf<Value>(kind: ContentKind<string, Value>): Value;
  /** @throws for a name that is no kind */
  valuesOf(names: readonly string[]): ContentValues;
  /** Null for a slug that no entry has. */
  entryOf<Entry extends object>(entries: ContentEntries<string, Entry>, slug: string): Entry | null;
  /** As it would be if the value were published. */
  withDraft(kind: string, value: unknown): DrawnContent;
  /** Values of the names in texts: `{brand}`. */
  readonly fillings: Fillings;
  /** A hash of all values. */
  readonly revision: string;
  /**
   * Reads the database again. Never throws: content that cannot be read stays as it is.
   * @returns true when something was published since
   */
  refresh(): Promise<boolean>;
  /**
   * Counts again what figures are tied to, and asks for nothing where none is. Never throws.
   * @returns true when a figure has changed
   */
  recount(): Promise<boolean>;
}

/** Name and contact data of the site, as the owner published them last. */
export function siteIdentityOf(content: Pick<PublishedContent, 'valueOf'>): Identity {
  return content.valueOf(identityKind);
}
