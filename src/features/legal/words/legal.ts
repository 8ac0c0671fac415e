import type {
  CheckedDate,
  InlineText,
  PageMeta,
  SectionHeading,
} from '../../../shared/words/types.ts';

export type LegalSection = {
  /** Fragment of the section's address. */
  id: string;
  title: string;
  paragraphs: readonly InlineText[];
  points?: readonly InlineText[];
  table?: {
    caption: string;
    columns: readonly [string, string];
    rows: readonly (readonly [string, string])[];
  };
};

export type LegalPage = {
  meta: PageMeta;
  hero: SectionHeading;
  /** Notice that nobody has checked the text; null once somebody has. */
  review: { title: string; text: string } | null;
  updated: CheckedDate;
  sections: readonly LegalSection[];
};

export const legalWords = { updated: 'Last changed', contents: 'On this page' } as const;

/** Shown on both pages until the owner removes it. */
export const legalReview = {
  title: 'To be checked by the owner of this site',
  text: 'It says what the software does and is no lawyer’s text. Have it checked before you rely on it, then take this note out of src/features/legal/words/legal.ts.',
} as const;
