import { type ContentEntries, wholeList } from '../../shared/addresses/content-entries.ts';
import type { ValueOf } from '../../shared/addresses/page.ts';
import type { EntryPage } from '../../shared/content/kind.ts';
import { textsIn } from '../../shared/content/texts/texts-in.ts';
import { paths } from '../../shared/paths.ts';
import { hyphenate } from '../../shared/text/hyphenate.ts';
import { allTerms } from '../glossary/term-entries.ts';
import { examplePromptsKind } from '../tips/words/example-prompts.ts';
import { toolEntries } from '../tools/tool-entries.ts';
import { promptWithFields } from './prompt-template.ts';
import { exampleGuidesKind, libraryKinds } from './words/prompt-kinds.ts';
import {
  type PromptField,
  type PromptGuide,
  type PromptKind,
  promptKinds,
} from './words/prompt-types.ts';

/** A tool that the site may have no page of. */
interface NamedTool {
  slug: string;
  name: string;
  hasPage: boolean;
}

interface NamedPrompt {
  slug: string;
  title: string;
}

/** A link to the page of a prompt. */
interface PromptPlace {
  title: string;
  to: string;
}

/** A row of the list. */
export interface ListedPrompt extends NamedPrompt {
  summary: string;
  kind: PromptKind;
  level: string;
  minutes: number;
  tool: NamedTool;
}

export interface PromptList {
  /** By kind of work, in the order of a project. */
  prompts: readonly ListedPrompt[];
}

type ShownGuide = Pick<PromptGuide, 'summary' | 'minutes' | 'why' | 'checks' | 'notFor'> & {
  kind: PromptKind;
  level: string;
  variants: readonly { title: string; addition: string }[];
};

/** Everything that the page of a prompt shows. */
export interface PromptEntry extends NamedPrompt {
  /** With the names of its fields in braces. */
  prompt: string;
  fields: readonly PromptField[];
  tool: NamedTool;
  /** Null while nobody has written it. */
  guide: ShownGuide | null;
  terms: readonly { slug: string; term: string }[];
  related: readonly (NamedPrompt & { summary: string })[];
  /** Prompts that name this one, but for the related ones. */
  namedBy: readonly NamedPrompt[];
  /** Learning paths with the prompt as a station. Added from the map. */
  learningPaths: readonly PromptPlace[];
  isIndexed: boolean;
}

/** A prompt as it is written: a suggested tool is a slug here, and a name among the tips. */
interface WrittenPrompt extends NamedPrompt {
  prompt: string;
  fields: readonly PromptField[];
  suggestedTool: string;
  guide: (ShownGuide & Pick<PromptGuide, 'terms' | 'related'>) | null;
}

type ExamplePrompt = (typeof examplePromptsKind)['release']['groups'][number]['prompts'][number];

type GuideValue = (typeof exampleGuidesKind)['release']['guides'][number];

/** A page with fewer words of its own says too little for a search engine. */
const leastIndexedWords = 80;
/** Links of one page to prompts; a common term is named by more. */
const mostPlaces = 8;

function guideOf(value: Omit<GuideValue, 'slug' | 'fields'>): WrittenPrompt['guide'] {
  const { summary, level, minutes, why, checks, variants, notFor, terms, related } = value;
  const kind = promptKinds.find((one) => one === value.kind) ?? 'build';
  return { ...{ summary, kind, level, minutes, why, checks, variants, notFor, terms, related } };
}

function writtenPrompts(published: ValueOf): readonly WrittenPrompt[] {
  const library = libraryKinds.flatMap((kind) => published(kind).prompts);
  const guides = new Map(published(exampleGuidesKind).guides.map((one) => [one.slug, one]));
  const exampleOf = ({ id, title, prompt, suggestedTool }: ExamplePrompt): WrittenPrompt => {
    const guide = guides.get(id);
    return {
      ...{ slug: id, title, suggestedTool: hyphenate(suggestedTool) },
      ...promptWithFields(prompt, guide?.fields ?? []),
      guide: guide ? guideOf(guide) : null,
    };
  };
  return [
    ...library.map((one) => ({
      ...{ slug: one.slug, title: one.title, prompt: one.prompt, fields: one.fields },
      ...{ suggestedTool: one.suggestedTool, guide: guideOf(one) },
    })),
    ...published(examplePromptsKind).groups.flatMap(({ prompts }) => prompts.map(exampleOf)),
  ];
}

function toolsOf(published: ValueOf): (slug: string) => NamedTool {
  const tools = toolEntries.entriesOf(published);
  return (slug) => {
    const name = tools.get(slug)?.name;
    return { slug, name: name ?? slug, hasPage: name !== undefined };
  };
}

function isLongEnough({ prompt, guide }: WrittenPrompt): boolean {
  if (!guide) return false;
  const { summary, why, checks, variants, notFor } = guide;
  const texts = textsIn([prompt, summary, why, checks, variants, notFor]);
  return (texts.join(' ').match(/\S+/g) ?? []).length >= leastIndexedWords;
}

/** Pages of prompts that search engines may list. */
export function listedPromptPages(published: ValueOf): readonly EntryPage[] {
  return writtenPrompts(published)
    .filter(isLongEnough)
    .map(({ slug, title, guide }) => ({
      ...{ path: paths.promptPage(slug), title, description: guide?.summary ?? title },
    }));
}

/** Slugs of the tools that prompts suggest. */
export const suggestedTools = (published: ValueOf): ReadonlySet<string> =>
  new Set(writtenPrompts(published).map(({ suggestedTool }) => suggestedTool));

/** The list of all prompts that have a guide, without their texts. */
export const promptListEntries: ContentEntries<'prompt-list', PromptList> = {
  name: 'prompt-list',
  madeOf: [],
  entriesOf(published) {
    const toolOf = toolsOf(published);
    const listed = writtenPrompts(published).flatMap(({ slug, title, suggestedTool, guide }) => {
      if (!guide) return [];
      const { summary, kind, level, minutes } = guide;
      return [{ slug, title, summary, kind, level, minutes, tool: toolOf(suggestedTool) }];
    });
    const prompts = promptKinds.flatMap((kind) => listed.filter((one) => one.kind === kind));
    return new Map([[wholeList, { prompts }]]);
  },
};

/** Pages of the prompts. */
export const promptEntries: ContentEntries<'prompt', PromptEntry> = {
  name: 'prompt',
  madeOf: [...libraryKinds, exampleGuidesKind, examplePromptsKind],
  entriesOf(published) {
    const prompts = new Map(writtenPrompts(published).map((one) => [one.slug, one]));
    const terms = new Map(allTerms(published).map(({ slug, term }) => [slug, { slug, term }]));
    const toolOf = toolsOf(published);
    const entryOf = (written: WrittenPrompt): PromptEntry => {
      const { slug, title, prompt, fields, suggestedTool, guide } = written;
      const { terms: termSlugs = [], related: names = [], ...shown } = guide ?? {};
      const related = names.flatMap((name) => (name === slug ? [] : (prompts.get(name) ?? [])));
      const namedBy = [...prompts.values()].filter(
        (one) => one.slug !== slug && !related.includes(one) && one.guide?.related.includes(slug),
      );
      return {
        ...{ slug, title, prompt, fields, tool: toolOf(suggestedTool) },
        guide: guide && (shown as ShownGuide),
        terms: termSlugs.flatMap((one) => terms.get(one) ?? []),
        related: related.map((one) => ({
          ...{ slug: one.slug, title: one.title, summary: one.guide?.summary ?? '' },
        })),
        namedBy: namedBy.map((one) => ({ slug: one.slug, title: one.title })),
        ...{ learningPaths: [], isIndexed: isLongEnough(written) },
      };
    };
    return new Map([...prompts].map(([slug, written]) => [slug, entryOf(written)]));
  },
};

/** Prompts by what they name, in the order of a project. */
function promptsBy(
  published: ValueOf,
  namesOf: (prompt: WrittenPrompt) => readonly string[],
): ReadonlyMap<string, readonly PromptPlace[]> {
  const places = new Map<string, PromptPlace[]>();
  for (const prompt of writtenPrompts(published)) {
    const place = { title: prompt.title, to: paths.promptPage(prompt.slug) };
    for (const name of namesOf(prompt)) {
      places.set(name, [...(places.get(name) ?? []), place].slice(0, mostPlaces));
    }
  }
  return places;
}

/** Links back from the page of a term. By its slug. */
export const promptsOfTerm: ContentEntries<'prompts-of-term', readonly PromptPlace[]> = {
  name: 'prompts-of-term',
  madeOf: [],
  entriesOf: (published) => promptsBy(published, ({ guide }) => guide?.terms ?? []),
};

/** Links back from the page of a tool that prompts suggest. By its slug. */
export const promptsOfTool: ContentEntries<'prompts-of-tool', readonly PromptPlace[]> = {
  name: 'prompts-of-tool',
  madeOf: [],
  entriesOf: (published) => promptsBy(published, ({ suggestedTool }) => [suggestedTool]),
};
