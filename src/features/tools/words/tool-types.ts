import type { EntryPage } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import type { CheckedDate, ColorToken, ExternalLink } from '../../../shared/words/types.ts';

export const toolCategories = [
  'Full-Stack Development',
  'UI/UX Design',
  'Professional Development',
  'Beginner-Friendly',
  'Rapid Prototyping',
  'AI Assistant',
  'Code Assistant',
] as const;

export type ToolCategory = (typeof toolCategories)[number];

export type ToolIcon = 'server' | 'layout' | 'cursor' | 'heart' | 'bolt' | 'artifact' | 'pair';

/** Field names as in the specification, section 3. */
export type Tool = {
  slug: string;
  name: string;
  description: string;
  category: ToolCategory;
  bestFor: string;
  techStack: string;
  /** v0 and GitHub Copilot keep the text of the specification; newer figures are in `newerPricing`. */
  pricing: string;
  newerPricing: string | null;
  checked: CheckedDate;
  url: string;
  features: readonly string[];
  icon: ToolIcon;
  color: ColorToken;
  endColor: ColorToken;
  strengths: string;
  limit: StatedFact;
};

/** Cells of the page of a tool, in their order there. */
export const toolCells = [
  'For whom',
  'Makes',
  'Platforms',
  'Price',
  'Limits',
  'Who owns the code',
  'Export',
] as const;

/** Says that the tool is closed, closing or has another name. */
export const endedCell = 'Has ended';

/** One statement with its source and the day it was said, or the month in which an undated page was read. */
export type StatedFact = { text: string; source: ExternalLink; said: CheckedDate };

export type ToolFact = StatedFact & { cell: (typeof toolCells)[number] | typeof endedCell };

/** A cell without a fact is not known. */
export type ToolFacts = { slug: string; facts: readonly ToolFact[] };

export type FurtherTool = { name: string; maker: string; description: string; url: string };

export type FurtherToolGroup = { title: string; tools: readonly FurtherTool[] };

export const toolPageOf = ({
  slug,
  name,
  description,
}: Pick<Tool, 'slug' | 'name' | 'description'>): EntryPage => ({
  path: paths.toolPage(slug),
  title: name,
  description,
});
