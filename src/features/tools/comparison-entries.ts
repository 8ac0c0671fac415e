import type { ContentEntries, EntryLookup } from '../../shared/addresses/content-entries.ts';
import type { ValueOf } from '../../shared/addresses/page.ts';
import type { EntryPage } from '../../shared/content/kind.ts';
import { paths } from '../../shared/paths.ts';
import { type ToolEntry, toolEntries } from './tool-entries.ts';
import { betweenTools, comparisonPath } from './words/comparison-path.ts';
import { comparisonsKind } from './words/comparisons.ts';
import type { StatedFact } from './words/tool-types.ts';

type NamedTool = Pick<ToolEntry, 'slug' | 'name' | 'description'>;

/** Everything that a comparison shows. */
export interface ComparisonEntry {
  title: string;
  /** In the order of the address. */
  tools: readonly NamedTool[];
  rows: readonly { cell: string; facts: readonly (StatedFact | null)[]; isSame: boolean }[];
  /** The address that search engines keep: the tools in the order of the alphabet. */
  path: string;
  isIndexed: boolean;
  /** Tools of the same groups that are not compared yet; none where the table is full. */
  others: readonly { name: string; path: string }[];
}

const mostTools = 4;

const titleOf = (tools: readonly NamedTool[], word: string) =>
  tools.map(({ name }) => name).join(` ${word} `);

/** @returns null for a tool that does not exist or stands twice, and for too many */
function toolsOf(known: EntryLookup<ToolEntry>, slug: string): ToolEntry[] | null {
  const slugs = slug.split(betweenTools);
  if (slugs.length > mostTools || new Set(slugs).size < slugs.length) return null;
  const tools = slugs.flatMap((one) => known.get(one) ?? []);
  return tools.length === slugs.length ? tools : null;
}

const slugsOf = (tools: readonly ToolEntry[]) => tools.map(({ slug }) => slug);

const areIndexed = (tools: readonly ToolEntry[]) =>
  tools.length > 1 && tools.every(({ isIndexed }) => isIndexed);

function rowsOf(tools: readonly ToolEntry[]): ComparisonEntry['rows'] {
  const [first] = tools;
  return (first?.cells ?? []).map(({ cell }, index) => {
    const facts = tools.map(({ cells }) => cells[index]?.fact ?? null);
    const isSame = facts.every((fact) => fact?.text === facts[0]?.text);
    return { cell, facts, isSame };
  });
}

export const comparisonEntries: ContentEntries<'comparison', ComparisonEntry> = {
  name: 'comparison',
  madeOf: [...toolEntries.madeOf, comparisonsKind],
  entriesOf(published) {
    const known = toolEntries.entriesOf(published);
    const { pairs, between } = published(comparisonsKind);
    const listed = pairs.map(({ slug }) => paths.comparison(slug));
    return {
      get(slug) {
        const tools = toolsOf(known, slug);
        if (!tools) return;
        const path = comparisonPath(slugsOf(tools));
        return {
          title: titleOf(tools, between),
          tools: tools.map(({ slug: of, name, description }) => ({ slug: of, name, description })),
          rows: rowsOf(tools),
          path,
          isIndexed: listed.includes(path) && areIndexed(tools),
          others: othersOf(tools),
        };
      },
    };
  },
};

function othersOf(tools: readonly ToolEntry[]): ComparisonEntry['others'] {
  if (tools.length === mostTools) return [];
  const chosen = slugsOf(tools);
  const names = new Map(
    tools.flatMap(({ related }) => related.map(({ slug, name }) => [slug, name] as const)),
  );
  return [...names]
    .filter(([slug]) => !chosen.includes(slug))
    .map(([slug, name]) => ({ name, path: comparisonPath([...chosen, slug]) }));
}

/** Comparisons that search engines may list. */
export function listedComparisons(published: ValueOf): readonly EntryPage[] {
  const { pairs, between: word, intro } = published(comparisonsKind);
  const known = toolEntries.entriesOf(published);
  return pairs.flatMap(({ slug }) => {
    const tools = toolsOf(known, slug);
    if (!(tools && areIndexed(tools))) return [];
    return [
      { path: comparisonPath(slugsOf(tools)), title: titleOf(tools, word), description: intro },
    ];
  });
}
