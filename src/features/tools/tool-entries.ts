import type { ContentEntries } from '../../shared/addresses/content-entries.ts';
import type { ValueOf } from '../../shared/addresses/page.ts';
import type { EntryPage } from '../../shared/content/kind.ts';
import { paths } from '../../shared/paths.ts';
import { hyphenate } from '../../shared/text/hyphenate.ts';
import { comparisonPath } from './words/comparison-path.ts';
import { furtherToolsKind } from './words/further-tools-kind.ts';
import { toolFactKinds } from './words/tool-facts.ts';
import { toolPricesKind } from './words/tool-prices.ts';
import { endedCell, type StatedFact, toolCells, toolPageOf } from './words/tool-types.ts';
import { toolsKind } from './words/tools.ts';

interface ListedTool {
  slug: string;
  name: string;
  description: string;
  /** Null where it has the name of the tool. */
  maker: string | null;
  /** Its category, or the title of its group. */
  group: string;
  url: string;
}

/** Tools of a family stand on each other's pages: those with cards, and each group below them. */
type FamilyTool = ListedTool & { family: string };

export interface FormerPrices {
  plan: string;
  prices: readonly (Omit<StatedFact, 'text'> & { dollars: number })[];
}

/** Everything that the page of a tool shows. */
export interface ToolEntry extends ListedTool {
  /** In the order of the page. Null for a cell that nobody knows. */
  cells: readonly { cell: string; fact: StatedFact | null }[];
  ended: StatedFact | null;
  /** Oldest first. Null where too few are known. */
  formerPrices: FormerPrices | null;
  related: readonly (Pick<ListedTool, 'slug' | 'name' | 'description'> & { comparison: string })[];
  /** Prompts that suggest the tool. Added from the library of prompts. */
  prompts: readonly { title: string; to: string }[];
  /** Learning paths with the tool as a station. Added from the map. */
  learningPaths: readonly { title: string; to: string }[];
  /** A link to the developers who work with it, if there are any. Added from the network. */
  developers: readonly { title: string; to: string }[];
  isIndexed: boolean;
}

/** A page with fewer words of its own says too little for a search engine. */
const leastIndexedWords = 80;
const mostRelated = 6;
/** A plot of fewer prices shows nothing that a sentence does not. */
const leastPrices = 3;

/** Tools with a card, and those of the list below them. */
function allTools(published: ValueOf): readonly FamilyTool[] {
  const cards = published(toolsKind).tools.map(({ slug, name, description, category, url }) => ({
    ...{ slug, name, description, maker: null, group: category, url, family: '' },
  }));
  const further = published(furtherToolsKind).groups.flatMap(({ title, tools }) =>
    tools.map(({ name, maker, description, url }) => ({
      ...{ slug: hyphenate(name), name, description, group: title, url, family: title },
      maker: maker === name ? null : maker,
    })),
  );
  return [...cards, ...further];
}

/** Addresses of the pages of tools, by their names in lowercase. */
export function toolPathsByName(published: ValueOf): ReadonlyMap<string, string> {
  const tools = allTools(published);
  return new Map(tools.map(({ name, slug }) => [name.toLowerCase(), paths.toolPage(slug)]));
}

type Facts = readonly (StatedFact & { cell: string })[];

function factsBySlug(published: ValueOf): ReadonlyMap<string, Facts> {
  const tools = toolFactKinds.flatMap((kind) => published(kind).tools);
  return new Map(tools.map(({ slug, facts }) => [slug, facts]));
}

function isLongEnough({ description }: ListedTool, facts: Facts): boolean {
  const words = [description, ...facts.map(({ text }) => text)].join(' ').match(/\S+/g) ?? [];
  return words.length >= leastIndexedWords;
}

/** Pages of tools that search engines may list. */
export function listedToolPages(published: ValueOf): readonly EntryPage[] {
  const facts = factsBySlug(published);
  return allTools(published)
    .filter((tool) => isLongEnough(tool, facts.get(tool.slug) ?? []))
    .map(toolPageOf);
}

function factOf(facts: Facts, cell: string): StatedFact | null {
  const found = facts.find((one) => one.cell === cell);
  if (!found) return null;
  const { text, source, said } = found;
  return { text, source, said };
}

function formerPricesBySlug(published: ValueOf): ReadonlyMap<string, FormerPrices> {
  const byDay = (prices: FormerPrices['prices']) =>
    [...prices].sort((one, other) => one.said.dateTime.localeCompare(other.said.dateTime));
  return new Map(
    published(toolPricesKind)
      .tools.filter(({ prices }) => prices.length >= leastPrices)
      .map(({ slug, plan, prices }) => [slug, { plan, prices: byDay(prices) }]),
  );
}

/** By slug, in the order of the site. */
export function toolsBySlug(published: ValueOf): ReadonlyMap<string, ToolEntry> {
  const tools = allTools(published);
  const factsOf = factsBySlug(published);
  const formerPricesOf = formerPricesBySlug(published);
  const entryOf = ({ family, ...tool }: FamilyTool): ToolEntry => {
    const facts = factsOf.get(tool.slug) ?? [];
    const related = tools.filter((one) => one.family === family && one.slug !== tool.slug);
    return {
      ...tool,
      cells: toolCells.map((cell) => ({ cell, fact: factOf(facts, cell) })),
      ended: factOf(facts, endedCell),
      formerPrices: formerPricesOf.get(tool.slug) ?? null,
      related: related.slice(0, mostRelated).map(({ slug, name, description }) => ({
        ...{ slug, name, description },
        comparison: comparisonPath([tool.slug, slug]),
      })),
      prompts: [],
      learningPaths: [],
      developers: [],
      isIndexed: isLongEnough(tool, facts),
    };
  };
  return new Map(tools.map((tool) => [tool.slug, entryOf(tool)]));
}

export const toolEntries: ContentEntries<'tool', ToolEntry> = {
  name: 'tool',
  madeOf: [toolsKind, furtherToolsKind, toolPricesKind, ...toolFactKinds],
  entriesOf: toolsBySlug,
};
