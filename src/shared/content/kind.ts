import type { ContentFields, ContentValue, SectionState } from './fields.ts';
import { blankOf } from './fitted.ts';
import { fieldsOf, type Hints, sectionsFieldOf } from './release-fields.ts';

/** Fields whose words are chosen from a list: a component has a drawing or a color for each. */
export type TokenName =
  | 'category'
  | 'color'
  | 'darkColor'
  | 'difficulty'
  | 'ending'
  | 'icon'
  | 'id'
  | 'scene'
  | 'screen'
  | 'symbol'
  | 'tier';

type NamesOf<Entries> = Entries extends unknown ? keyof Entries : never;

type FieldIn<Entries, Name> = Entries extends unknown
  ? Name extends keyof Entries
    ? Entries[Name]
    : undefined
  : never;

/** One type for the entries of a list, some of which lack a field. */
type AnyOf<Entries extends object> = {
  readonly [Name in NamesOf<Entries>]: FieldIn<Entries, Name>;
};

/** A release's value as the owner may change it: any words in place of its own, but for fields with a `TokenName`. */
export type Changeable<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value extends readonly [infer First extends number, number]
        ? readonly [Changeable<First>, number]
        : Value extends readonly (infer Entry)[]
          ? readonly Changeable<[Entry] extends [object] ? AnyOf<Entry> : Entry>[]
          : Value extends object
            ? {
                [Name in keyof Value]: Name extends TokenName
                  ? Value[Name]
                  : Changeable<Value[Name]>;
              }
            : Value;

/** A page without sections to move has no such field. */
type WithSections<Value, Id extends string> = [Id] extends [never]
  ? Value
  : { readonly sections: readonly SectionState<Id>[] } & Value;

export interface Place {
  label: string;
  path: string;
}

/**
 * A kind of content that the owner can change. Its form, its history and its REST address follow from its fields. Until somebody has
 * changed it, it is what the release says.
 */
export interface ContentKind<Name extends string = string, Value = unknown> {
  /** In addresses: lowercase letters and hyphens. */
  name: Name;
  title: string;
  /** Stands above the form. */
  intro?: string;
  /** Names in braces stay as they are written: the texts are other people's. */
  isVerbatim?: true;
  /** Only the owner reads it whole: no public address answers with it (security row 83). */
  isInternal?: true;
  /** Says something about tools: a change of it is an event of its own for webhooks. */
  isOfTools?: true;
  /** Its texts are searched for facts. */
  hasFacts: boolean;
  /** The section of another kind's page that alone draws it. */
  section?: SectionOfPage;
  /** Public pages that show it; everywhere, when there is none. */
  places: readonly Place[];
  fields: ContentFields;
  release: Value;
  /** Refuses what the fields alone cannot tell. */
  check?(value: Value, site: Site): readonly ContentProblem[];
  /** Entries with a page of their own. They stand in sitemap and search, and a redirect is made when the path of one changes. */
  pagesOf?(value: Value): readonly EntryPage[];
}

export interface SectionOfPage {
  /** Name of the kind of the page. */
  page: string;
  id: string;
}

export interface EntryPage {
  path: string;
  title: string;
  description: string;
}

export interface ContentProblem {
  /** Names of fields and positions of entries. */
  path: readonly (string | number)[];
  message: string;
}

export interface Site {
  origin: string;
}

interface KindOptions<Name extends string, Release, SectionId extends string> extends Hints {
  name: Name;
  title: string;
  intro?: string;
  isVerbatim?: true;
  isInternal?: true;
  isOfTools?: true;
  /** By default, texts are searched for facts unless they are other people's. */
  hasFacts?: boolean;
  section?: SectionOfPage;
  places: readonly Place[];
  release: Release;
  /** Parts of the page that the owner may move and hide, in their order as delivered: names of groups of the release, and of parts without words of their own. */
  sections?: readonly SectionId[];
  /** Given when the words of the release do not tell them. */
  fields?: ContentFields;
  check?(value: Changeable<Release>, site: Site): readonly ContentProblem[];
  pagesOf?(value: Changeable<Release>): readonly EntryPage[];
}

/** Makes a kind from the words of the release: each text, list and link becomes a field of the form. */
export function contentKind<
  const Name extends string,
  const Release extends object,
  const SectionId extends string = never,
>({
  name,
  title,
  intro,
  isVerbatim,
  isInternal,
  isOfTools,
  hasFacts = !isVerbatim,
  section,
  places,
  release,
  sections,
  fields,
  check,
  pagesOf,
  ...hints
}: KindOptions<Name, Release, SectionId>): ContentKind<
  Name,
  WithSections<Changeable<Release>, SectionId>
> {
  const order = sections && sectionsFieldOf(sections, hints);
  return {
    ...{ name, title, places, hasFacts },
    ...(intro !== undefined && { intro }),
    ...(check && { check }),
    ...(pagesOf && { pagesOf }),
    ...(isVerbatim && { isVerbatim }),
    ...(isInternal && { isInternal }),
    ...(isOfTools && { isOfTools }),
    ...(section && { section }),
    fields: {
      ...(order && { sections: order }),
      ...(fields ?? fieldsOf(release as ContentValue, hints)),
    },
    release: { ...(order && { sections: blankOf(order) }), ...release } as WithSections<
      Changeable<Release>,
      SectionId
    >,
  };
}
