/** JSON that a document holds. */
export type ContentValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ContentValue[]
  | { readonly [name: string]: ContentValue };

/** A field of the form of a kind. Fields are JSON: the admin area gets them from the server. */
export type ContentField = {
  label: string;
  /** The value may be missing, or null. */
  isOptional?: true;
} & FieldType;

export type FieldType =
  | {
      type: 'text';
      maxLength: number;
      /** Has several lines in the form. */
      isLong?: true;
      /** Links, bold and italic words may stand in it: `[label](address)`, `**bold**`, `*italic*`. */
      isRich?: true;
      mayBeEmpty?: true;
    }
  | { type: 'address'; mayBeEmpty?: true }
  /** The address of a picture. One that must be uploaded was encoded anew by the media library. */
  | { type: 'picture'; mayBeEmpty?: true; mustBeUploaded?: true }
  /** `#` and six hexadecimal digits. */
  | { type: 'color' }
  /** A part of an address. */
  | { type: 'slug' }
  | { type: 'number'; min: number; max: number; step?: number }
  /** Two numbers, the second at least as large as the first. */
  | { type: 'range'; min: number; max: number }
  | { type: 'yesNo' }
  /** Hours and minutes of a day: `09:30`. */
  | { type: 'time' }
  /** IANA name. */
  | { type: 'timeZone' }
  | { type: 'choice'; options: readonly string[] }
  | { type: 'group'; fields: ContentFields }
  /** Entries of a fixed list can be changed, but not added, removed or moved. */
  | { type: 'list'; entry: ContentField; isFixed?: true }
  /** Parts of a page that can be moved and hidden, in the order of the release. Its value is a list of `SectionState`. */
  | { type: 'sections'; sections: readonly { id: string; label: string }[] };

export type ContentFields = Readonly<Record<string, ContentField>>;

export type SectionState<Id extends string = string> = { id: Id; isShown: boolean };

export function isSectionShown<Id extends string>(
  sections: readonly SectionState<Id>[],
  id: NoInfer<Id>,
): boolean {
  return sections.some((section) => section.id === id && section.isShown);
}
