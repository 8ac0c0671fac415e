import type { Video } from './types.ts';

/** A live demo always says what kind of build it shows. */
export type LiveDemo = Video & { buildType: string };

/** Running times and view counts are left out until they are read from the platform itself. */
export const liveDemos: readonly LiveDemo[] = [
  {
    title: 'Cursor AI Full Guide To Vibe Coding Apps',
    creator: 'corbin',
    videoId: 'Y-HTpN5NGPM',
    views: null,
    description: 'The whole way from an empty editor to an app, explained for newcomers.',
    tools: ['Cursor'],
    buildType: 'Full app',
  },
  {
    title: 'How to Build ACTUALLY Beautiful Apps in 3 Prompts Using Cursor 2.0',
    creator: 'Build Great Products',
    videoId: 'Be5IAxyxa6g',
    views: null,
    description: 'Three prompts, each with a reason, and an interface that holds up.',
    tools: ['Cursor 2.0'],
    buildType: 'Interface design',
  },
  {
    title: 'My New AI Coding Workflow To Build Apps Fast',
    creator: 'Your Average Tech Bro',
    videoId: 'wsIb_EdhcY8',
    views: null,
    description: 'A solo developer opens up the way he gets apps out of the door.',
    tools: ['AI coding tools'],
    buildType: 'App workflow',
  },
  {
    title: 'Sharing My AI-Powered Coding Workflow To Build Apps REALLY Fast',
    creator: 'Your Average Tech Bro',
    videoId: 'LvsgCdWss4I',
    views: null,
    description: 'Planning, prompting and checking, step by step on a real project.',
    tools: ['AI coding tools'],
    buildType: 'App workflow',
  },
  {
    title: 'How I use AI to build startups 10X FASTER',
    creator: 'Marc Lou',
    videoId: 'fFzcL6Ivqz0',
    views: null,
    description: 'How a maker of many small products puts AI to work.',
    tools: ['AI coding tools'],
    buildType: 'Start-up product',
  },
  {
    title: 'Vibe Coding Tutorial and Best Practices',
    creator: 'Matthew Berman',
    videoId: 'YWwS911iLhg',
    views: null,
    description: 'A guided first build, with the habits that keep it on track.',
    tools: ['AI coding tools'],
    buildType: 'Guided first build',
  },
];

export const trendingVideos: readonly Video[] = [
  {
    title: 'Cursor AI Just Got a Massive Upgrade Over Claude Code',
    creator: 'AI LABS',
    videoId: 'WKy71aZHx20',
    views: null,
    description: 'What changed in the editor, and how it compares with its rival.',
    tools: ['Cursor', 'Claude Code'],
  },
  {
    title: 'Cursor vs Claude Code, The Ultimate Comparison Guide',
    creator: 'Codevolution',
    videoId: 'OSBo9qcpRfw',
    views: null,
    description: 'Two popular ways to work with agents, compared point by point.',
    tools: ['Cursor', 'Claude Code'],
  },
  {
    title: '800+ hours of Learning Claude Code in 8 minutes',
    creator: 'Edmund Yong',
    videoId: 'Ffh9OeJ7yxw',
    views: null,
    description: 'The lessons that stayed after a very long apprenticeship.',
    tools: ['Claude Code'],
  },
  {
    title: 'The "vibe coding" mind virus explained…',
    creator: 'Fireship',
    videoId: 'Tw18-4U7mts',
    views: null,
    description: 'Where the phrase comes from, and where the fun ends.',
    tools: ['AI coding tools'],
  },
];
