import type { ImportSource } from '../../post-import.ts';
import type {
  ExportedContentFact,
  ExportedFact,
  ExportedPicture,
  ExportedProvenance,
} from '../../post-transfer.ts';
import type { FoundForeign } from './foreign/foreign-tags.ts';

/**
 * A post read from an export, in the same shape for every source.
 * All fields but `html` are plain text.
 */
export interface SourcePost {
  title: string;
  slug: string;
  status: 'draft' | 'scheduled' | 'published';
  publishedAt: Date | null;
  excerpt: string;
  /** Untrusted HTML. */
  html: string;
  /** The text in the file; '' where it is `html`. */
  written: string;
  category: string | null;
  tags: string[];
  byline: string;
  author: string | null;
  imageUrl: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  canonicalUrl: string;
  socialImageUrl: string;
  language: string;
  formerAddresses: string[];
  provenance: ExportedProvenance[];
  /** JSON, only in exports of this site. */
  facts: ExportedFact[];
  file: string;
  /** Base folder of relative pictures, without a trailing slash. */
  folder: string;
  notes: string[];
  foreign: FoundForeign[];
  /** Reasons against publication, in sentences (security row 81). A post with any is never published automatically. */
  holds: string[];
}

/** A kind of content as an export of this site holds it. */
export interface SourceContent {
  kind: string;
  /** Untrusted JSON. `null` for facts without a value. */
  text: string;
  facts: ExportedContentFact[];
}

export interface SourceExport {
  source: ImportSource;
  posts: SourcePost[];
  content?: SourceContent[];
  leftOut: string[];
  formerOrigin: string | null;
  categories: { name: string; slug: string; description: string }[];
  pictures?: ExportedPicture[];
}

export function emptySourcePost(): SourcePost {
  return {
    ...{ title: '', slug: '', status: 'draft', publishedAt: null, excerpt: '', html: '' },
    written: '',
    ...{ category: null, tags: [], byline: '', author: null, imageUrl: '' },
    ...{ metaTitle: '', metaDescription: '', metaKeywords: '', canonicalUrl: '' },
    ...{
      socialImageUrl: '',
      language: '',
      formerAddresses: [],
      provenance: [],
      facts: [],
      file: '',
      folder: '',
      notes: [],
      foreign: [],
      holds: [],
    },
  };
}

export const commentsNote = (count: number): string =>
  count === 1 ? '1 comment was left out.' : `${count} comments were left out.`;

/** Facts as they are stored. One without a time of its answer is left out. */
export function storedFacts<Fact extends ExportedContentFact>(facts: readonly Fact[]) {
  return facts.flatMap((row) => {
    const answeredAt = readMoment(row.answeredAt);
    return answeredAt ? [{ ...row, answeredAt, recheckAt: readMoment(row.recheckAt) }] : [];
  });
}

/** Times without a zone mean UTC; `Date` would use the server's zone. */
const withoutZone = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

export function readMoment(value: unknown): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) {
    return null;
  }
  const moment = new Date(
    typeof value === 'string' ? value.trim().replace(withoutZone, '$1T$2Z') : value,
  );
  const year = moment.getUTCFullYear();
  return year >= 1970 && year <= 9998 ? moment : null;
}
