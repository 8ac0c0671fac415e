import type { z } from 'zod';

/** A field of the form of a kind. */
export type ContentField =
  | { type: 'number'; label: string; min: number; max: number; step?: number }
  /** Two numbers, the second at least as large as the first. */
  | { type: 'range'; label: string; min: number; max: number }
  | { type: 'group'; label: string; fields: ContentFields };

export type ContentFields = Readonly<Record<string, ContentField>>;

/** JSON that documents hold. */
export interface ContentValue {
  [name: string]: number | readonly number[] | string | ContentValue;
}

/**
 * A kind of content that the owner can change. Its form, its history and its REST address follow from it. Until somebody has changed
 * it, it is what the release says.
 */
export interface ContentKind<Value extends ContentValue = ContentValue> {
  /** In addresses: lowercase letters and hyphens. */
  name: string;
  title: string;
  intro: string;
  schema: z.ZodType<Value>;
  release: Value;
  fields: ContentFields;
  /** Public pages that show it. */
  places: readonly { label: string; path: string }[];
  /** Shows beside the form what typed values come to. */
  examples?: { title: string; of(value: Value): readonly string[] };
}
