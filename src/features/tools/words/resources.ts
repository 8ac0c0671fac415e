import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';
import { newsCards } from './ai-news.ts';
import type { ToolCategory } from './tool-types.ts';
import { tools } from './tools.ts';

/** `slug` is the value of the `category` parameter in the address. 'All' needs none. */
export type ToolFilter = { label: 'All'; slug: null } | { label: ToolCategory; slug: string };

export const resourcesContent = {
  meta: {
    title: `AI Code Builder Tools Compared${site.titleSuffix}`,
    description:
      'Seven AI app builders side by side: Replit Agent, v0, Cursor, Lovable, Bolt.new, Claude Artifacts and GitHub Copilot, with prices, strengths, limits and who each one suits, and 66 further tools by the job they do.',
    keywords: [
      'AI code builders',
      'AI tool comparison',
      'Replit Agent',
      'v0',
      'Cursor',
      'Lovable',
      'Bolt.new',
      'Claude Artifacts',
      'GitHub Copilot',
    ],
  },
  hero: {
    eyebrow: 'AI code builders',
    title: 'Find the tool that fits your idea',
    intro:
      'Seven builders, compared on the things that decide: who they suit, what they build with, what they cost, where they shine and where they get stuck.',
    actions: [
      { label: 'Compare the tools', to: `${paths.resources}#tools` },
      { label: 'Help me choose', to: `${paths.resources}#choose` },
    ],
  },
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
  tools,
  recommendations: {
    title: 'Choose Your Perfect AI Builder',
    intro: 'Start from where you stand today. You can move on later and take your code with you.',
    recommended: 'Our pick',
    showTool: (toolName: string) => `See ${toolName} in the comparison`,
    items: [
      {
        title: 'Complete Beginner',
        toolSlug: 'lovable',
        toolName: 'Lovable',
        reason:
          'You talk, it builds. No setup, no jargon, and a working page in the first sitting.',
        color: 'sand',
      },
      {
        title: 'Quick Prototypes',
        toolSlug: 'bolt-new',
        toolName: 'Bolt.new',
        reason: 'Everything runs in the browser tab, so an idea is clickable within minutes.',
        color: 'ember',
      },
      {
        title: 'Full Applications',
        toolSlug: 'replit-agent',
        toolName: 'Replit Agent',
        reason:
          'Database, logins and hosting come with it. Good for apps that real people will use.',
        color: 'lagoon',
      },
      {
        title: 'Professional Dev',
        toolSlug: 'cursor',
        toolName: 'Cursor',
        reason: 'Works in the repository you already have and shows every change as a diff.',
        color: 'moss',
      },
    ],
  },
  further: {
    title: 'The others we cover',
    intro:
      'Editors, agents, testers and the platforms under them, sorted by the job they do. Not compared, but checked: each was there when we looked.',
    checked: 'Names and addresses checked in 2026',
    nameLabel: 'Tool and maker',
    descriptionLabel: 'What it is',
  },
  news: {
    title: 'Stay Updated With AI Development News',
    intro:
      'This field moves weekly. These are the sites we open ourselves, sorted by what you need.',
    cards: newsCards,
  },
  closing: {
    title: 'A tool is half of it',
    text: 'The other half is knowing what to ask for. Our guide has steps, prompts and habits that work in all seven.',
    actions: [{ label: 'Learn Vibecoding Techniques', to: paths.tips }],
  },
} as const;
