import type { ToolCategory } from './tool-types.ts';

/** `slug` is the value of the `category` parameter in the address. 'All' needs none. */
export type ToolFilter = { label: 'All'; slug: null } | { label: ToolCategory; slug: string };

/** Labels of the filters, the cards and the table. */
export const resourcesWords = {
  filterLabel: 'Filter tools by category',
  filters: [
    { label: 'All', slug: null },
    { label: 'Full-Stack Development', slug: 'full-stack-development' },
    { label: 'UI/UX Design', slug: 'ui-ux-design' },
    { label: 'Professional Development', slug: 'professional-development' },
    { label: 'Beginner-Friendly', slug: 'beginner-friendly' },
    { label: 'Rapid Prototyping', slug: 'rapid-prototyping' },
    { label: 'AI Assistant', slug: 'ai-assistant' },
    { label: 'Code Assistant', slug: 'code-assistant' },
  ],
  countHeading: (count: number) => (count === 1 ? '1 Tool Found' : `${count} Tools Found`),
  allCategories: 'All categories',
  card: {
    bestFor: 'Best for',
    techStack: 'Tech stack',
    pricing: 'Pricing',
    newerPricing: 'Newer figure',
    checked: 'Checked',
    features: 'Key features',
    strengths: 'Why It Stands Out',
    limit: 'Where It Gets Stuck',
    source: 'Source:',
    visit: (toolName: string) => `Visit ${toolName}`,
  },
  recommended: 'Our pick',
  feed: 'Feed of what changed',
  jump: 'Rows of the comparison',
  map: 'See where a tool comes in: the map',
  finder: 'Not sure? Answer four questions',
  /** Value of the `show` parameter in the address of a comparison. */
  differences: 'differences',
  facts: 'Facts',
  compareWith: (toolName: string) => `Compare with ${toolName}`,
  compare: (toolName: string) => `Compare ${toolName}`,
  factsAbout: (toolName: string) => `All facts about ${toolName}`,
  showTool: (toolName: string) => `See ${toolName} in the comparison`,
  nameLabel: 'Tool and maker',
  descriptionLabel: 'What it is',
} as const;
