import type { ContentKind } from '../../../shared/content/kind.ts';
import { hyphenate } from '../../../shared/text/hyphenate.ts';
import { creatorProfilesKind } from '../../creators/words/creator-profiles.ts';
import { furtherCreatorsKind } from '../../creators/words/further-creators.ts';
import { furtherTermsKind } from '../../glossary/words/further-terms.ts';
import { glossaryTermsKind } from '../../glossary/words/glossary-terms.ts';
import { termTextKinds } from '../../glossary/words/term-texts.ts';
import { pathSlugs } from '../../learning-paths/path-slugs.ts';
import { pathKinds } from '../../learning-paths/words/path-kinds.ts';
import { exampleGuidesKind, libraryKinds } from '../../prompts/words/prompt-kinds.ts';
import { examplePromptsKind } from '../../tips/words/example-prompts.ts';
import type { ChangedType } from '../words/changes.ts';

/** Something that a kind of content says about an entry, by the entry's key. */
type Part = readonly [key: string, said: unknown];

/** A kind of content that holds entries, or texts about entries that another kind holds. */
export interface EntrySource {
  type: ChangedType;
  kind: ContentKind;
  holds: 'entries' | 'texts';
  partsOf(value: unknown): readonly Part[];
}

const source = <Value>(
  type: ChangedType,
  kind: ContentKind<string, Value>,
  partsOf: (value: Value) => readonly Part[],
  holds: EntrySource['holds'] = 'entries',
): EntrySource => ({
  ...{ type, kind, holds },
  partsOf: (value) => partsOf(value as Value),
});

const bySlug = (entries: readonly { slug: string }[]): readonly Part[] =>
  entries.map((entry) => [entry.slug, entry]);

const byName = (entries: readonly { name: string }[]): readonly Part[] =>
  entries.map((entry) => [hyphenate(entry.name), entry]);

/** All kinds of content whose entries the feed of what changed names. */
export const entrySources: readonly EntrySource[] = [
  source('term', glossaryTermsKind, ({ terms }) => bySlug(terms)),
  source('term', furtherTermsKind, ({ terms }) => bySlug(terms)),
  ...termTextKinds.map((kind) => source('term', kind, ({ texts }) => bySlug(texts), 'texts')),
  ...libraryKinds.map((kind) => source('prompt', kind, ({ prompts }) => bySlug(prompts))),
  source('prompt', examplePromptsKind, ({ groups }) =>
    groups.flatMap(({ prompts }) => prompts.map((prompt): Part => [prompt.id, prompt])),
  ),
  source('prompt', exampleGuidesKind, ({ guides }) => bySlug(guides), 'texts'),
  source('creator', creatorProfilesKind, ({ topCreators, risingStars, categories }) => [
    ...byName([...topCreators, ...risingStars]),
    ...categories.flatMap(({ title, featured }) =>
      featured.map((one): Part => [hyphenate(one.name), { ...one, title }]),
    ),
  ]),
  source('creator', furtherCreatorsKind, ({ creators }) => byName(creators)),
  ...pathKinds.map((kind, index) =>
    source('path', kind, (value) => [[pathSlugs[index] ?? kind.name, value]]),
  ),
];
