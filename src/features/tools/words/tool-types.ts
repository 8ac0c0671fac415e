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
  limit: ToolLimit;
};

export type ToolLimit = { text: string; source: ExternalLink; said: CheckedDate };

export type FurtherTool = { name: string; maker: string; description: string; url: string };

export type FurtherToolGroup = { title: string; tools: readonly FurtherTool[] };
