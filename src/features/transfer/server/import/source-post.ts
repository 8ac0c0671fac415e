import type { ImportSource } from '../../post-import.ts';
import type { ExportedClaim, ExportedPicture, ExportedProvenance } from '../../post-transfer.ts';

/**
 * What a post is in an export, before anything is made of it: the same for every program that it may come from. Texts are plain but for
 * `html`.
 */
export interface SourcePost {
  title: string;
  /** As the export has it; '' where it has none. */
  slug: string;
  status: 'draft' | 'scheduled' | 'published';
  publishedAt: Date | null;
  excerpt: string;
  /** HTML of any kind, not to be trusted. */
  html: string;
  category: string | null;
  tags: string[];
  byline: string;
  /** The name of the account whose post it was. */
  author: string | null;
  imageUrl: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  canonicalUrl: string;
  socialImageUrl: string;
  /** As the export writes it; '' where it says none. */
  language: string;
  /** Where readers found it before: paths, some with a query. */
  formerAddresses: string[];
  /** What a model wrote of it: exports of this site alone say so. */
  provenance: ExportedProvenance[];
  /** What was said of its claims: likewise, as JSON. */
  claims: ExportedClaim[];
  /** The file that holds it, where the export has one for each. */
  file: string;
  /** The folder of the export that relative pictures start from, without a slash at its end. */
  folder: string;
  /** What its reader has to say about it, in sentences. */
  notes: string[];
  /** Why it was not for everybody where it comes from, in sentences (security row 81). One that has any is never public here by itself. */
  holds: string[];
}

export interface SourceExport {
  source: ImportSource;
  posts: SourcePost[];
  /** What is in the export and no post, in sentences: pages, menus, files that could not be read. */
  leftOut: string[];
  /** The address of the old site where the export names it, without a slash at its end. */
  formerOrigin: string | null;
  /** `slug` is '' where the export has none of its own. */
  categories: { name: string; slug: string; description: string }[];
  /** What was known of its pictures: exports of this site alone say so. */
  pictures?: ExportedPicture[];
}

/** A post without anything in it, for readers to fill. */
export function emptySourcePost(): SourcePost {
  return {
    ...{ title: '', slug: '', status: 'draft', publishedAt: null, excerpt: '', html: '' },
    ...{ category: null, tags: [], byline: '', author: null, imageUrl: '' },
    ...{ metaTitle: '', metaDescription: '', metaKeywords: '', canonicalUrl: '' },
    ...{
      socialImageUrl: '',
      language: '',
      formerAddresses: [],
      provenance: [],
      claims: [],
      file: '',
      folder: '',
      notes: [],
      holds: [],
    },
  };
}

/** Says that there were comments, for which there is no place here. */
export const commentsNote = (count: number): string =>
  count === 1 ? '1 comment was left out.' : `${count} comments were left out.`;

/** Programs that name no zone mean UTC; `Date` would take that of the server. */
const withoutZone = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

/** A moment in an export; null for what is none, or lies in years that no calendar of ours takes. */
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
