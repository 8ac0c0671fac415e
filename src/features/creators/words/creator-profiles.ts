import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { in2025, in2026 } from './read-dates.ts';

/** Counts change daily, so they are rounded and say when they were read. */
export const creatorProfilesKind = contentKind({
  name: 'creator-profiles',
  title: 'Creators: the channels',
  intro: 'The drawings and hues stand for a channel until its video plays.',
  places: [{ label: 'Creators', path: paths.creators }],
  labels: {
    read: 'When it was read',
    dateTime: 'Year and month, as 2026-09',
    videoId: 'Id of the video at YouTube',
    handle: 'Handle at YouTube, with @',
  },
  choices: { tier: ['Legendary', 'Expert', 'Popular', 'Rising'] },
  release: {
    topCreators: [
      {
        name: 'Fireship',
        handle: '@Fireship',
        subscribers: { count: 'about 4.3 million', read: in2026.september },
        specialty: 'Developer news at high speed',
        description:
          'Short, dense and funny explainers on everything that moves in software. The quickest way to learn what a new tool really does.',
        tier: 'Legendary',
        highlight: 'Start here when a launch has everybody talking',
        mostViewedVideo: {
          title: "Cursor 2.0 is here... 5 things you didn't know it can do",
          videoId: 'HIp8sFB2GGw',
          views: { count: 'about 950,000', read: in2025.november },
          description: 'Five lesser-known abilities of the AI code editor, one after the other.',
          tools: ['Cursor 2.0'],
          duration: '4:36',
          scene: 'editor',
          color: 'ember',
        },
      },
      {
        name: 'NetworkChuck',
        handle: '@NetworkChuck',
        subscribers: { count: 'about 5 million', read: in2025.november },
        specialty: 'IT and AI for curious people',
        description:
          'Coffee, terminals and a lot of enthusiasm. He makes command-line tools feel like something you want to try tonight.',
        tier: 'Legendary',
        highlight: 'Takes the fear out of the terminal',
        mostViewedVideo: {
          title: "You've Been Using AI the Hard Way (Use This Instead)",
          videoId: 'MsQACpcuTkU',
          views: { count: 'about 1.2 million', read: in2025.december },
          description: 'Why AI gets more useful once it leaves the browser tab.',
          tools: ['Gemini CLI', 'Claude Code', 'Codex', 'opencode'],
          duration: '33:43',
          scene: 'terminal',
          color: 'lagoon',
        },
      },
      {
        name: 'Matt Pocock',
        handle: '@mattpocockuk',
        subscribers: { count: 'about 140,000', read: in2025.november },
        specialty: 'Engineering with AI',
        description:
          'A TypeScript teacher who shows how coding agents fit real projects: plans, reviews and code you would still want to own next year.',
        tier: 'Expert',
        highlight: 'For developers who want agents and quality',
        mostViewedVideo: {
          title: 'How I use Claude Code for real engineering',
          videoId: 'kZ-zzHVUrO4',
          views: { count: 'about 200,000', read: in2026.march },
          description: 'A working session with a coding agent, decisions included.',
          tools: ['Claude Code'],
          duration: '10:11',
          scene: 'bridge',
          color: 'sky',
        },
      },
      {
        name: 'Steve (Builder.io)',
        handle: '@Steve8708',
        subscribers: { count: 'about 136,000', read: in2025.november },
        specialty: 'AI coding workflows',
        description:
          'Practical tips from somebody who builds developer tools for a living. Clear, tested and free of magic tricks.',
        tier: 'Expert',
        highlight: 'Small habits, shown one at a time',
        mostViewedVideo: {
          title: 'How I use Claude Code (+ my best tips)',
          videoId: 'n7iT5r0Sl_Y',
          views: { count: 'about 240,000', read: in2025.november },
          description: 'His everyday setup and the tips he keeps coming back to.',
          tools: ['Claude Code'],
          duration: '12:43',
          scene: 'checklist',
          color: 'sand',
        },
      },
      {
        name: 'Riley Brown',
        handle: '@rileybrownai',
        subscribers: { count: 'about 295,000', read: in2026.october },
        specialty: 'Full courses for beginners',
        description:
          'Long, patient walkthroughs in which an app grows from an empty folder. Made for people who never wrote code before.',
        tier: 'Popular',
        highlight: 'Build along from the first minute',
        mostViewedVideo: {
          title: 'Cursor 2.0 Tutorial for Beginners (Full Course)',
          videoId: '2aldTxnbNt0',
          views: { count: 'about 380,000', read: in2026.october },
          description: 'A complete first course in the AI code editor, with Kehan Zhang.',
          tools: ['Cursor 2.0', 'InstantDB', 'Vercel'],
          duration: '2:34:14',
          scene: 'summit',
          color: 'moss',
        },
      },
      {
        name: 'Greg Isenberg',
        handle: '@GregIsenberg',
        subscribers: { count: 'about 560,000', read: in2026.march },
        specialty: 'Ideas that become products',
        description:
          'Start-up ideas, and guests who build them on screen. Good when you can make an app but wonder which one.',
        tier: 'Popular',
        highlight: 'Where the idea matters as much as the prompt',
        mostViewedVideo: {
          title: 'Cursor AI tutorial for beginners',
          videoId: 'gqUQbjsYZLQ',
          views: { count: 'about 460,000', read: in2025.november },
          description:
            'A first tour of the editor for people with an idea and no code, with Ras Mic.',
          tools: ['Cursor', 'v0'],
          duration: '40:34',
          scene: 'idea',
          color: 'ember',
        },
      },
    ],
    risingStars: [
      {
        name: 'AI LABS',
        handle: '@AILABS-393',
        specialty: 'Tool updates',
        description:
          'Tries the newest features of AI code editors and tells you which ones to keep.',
        followers: { count: 'about 102,000', read: in2025.november },
        poster: { scene: 'steps', color: 'lagoon' },
      },
      {
        name: 'corbin',
        handle: '@Corbin_Brown',
        specialty: 'Full app builds',
        description: 'Full guides for building apps with AI, spoken in plain language.',
        followers: { count: 'about 133,000', read: in2025.november },
        poster: { scene: 'signpost', color: 'moss' },
      },
      {
        name: 'Build Great Products',
        handle: '@buildgreatproducts',
        specialty: 'Design with AI',
        description: 'Shows how a few careful prompts lead to an interface that looks designed.',
        followers: { count: 'about 29,000', read: in2025.november },
        poster: { scene: 'prompts', color: 'ember' },
      },
      {
        name: 'Edmund Yong',
        handle: '@edmundyong',
        specialty: 'Condensed lessons',
        description: 'Hundreds of hours with coding agents, boiled down to minutes.',
        followers: { count: 'about 125,000', read: in2025.november },
        poster: { scene: 'hourglass', color: 'sand' },
      },
    ],
    categories: [
      {
        title: 'Educational',
        description: 'Explain a concept so that it sticks, then show where it is useful.',
        featured: [
          { name: 'Fireship', handle: '@Fireship' },
          { name: 'NetworkChuck', handle: '@NetworkChuck' },
          { name: 'Codevolution', handle: '@Codevolution' },
        ],
        color: 'sky',
      },
      {
        title: 'Research',
        description: 'Follow models and tools closely, and compare what they can really do.',
        featured: [
          { name: 'Matthew Berman', handle: '@matthew_berman' },
          { name: 'AI LABS', handle: '@AILABS-393' },
          { name: 'Anthropic', handle: null },
        ],
        color: 'lagoon',
      },
      {
        title: 'Practical',
        description: 'Build on screen, mistakes included, so that you can follow along.',
        featured: [
          { name: 'Riley Brown', handle: '@rileybrownai' },
          { name: 'Matt Pocock', handle: '@mattpocockuk' },
          { name: 'Your Average Tech Bro', handle: '@YourAverageTechBro' },
        ],
        color: 'moss',
      },
      {
        title: 'Business',
        description: 'Find an idea worth building, get it in front of people and charge for it.',
        featured: [
          { name: 'Greg Isenberg', handle: '@GregIsenberg' },
          { name: 'Marc Lou', handle: '@marc-lou' },
          { name: 'Y Combinator', handle: null },
        ],
        color: 'ember',
      },
    ],
  },
});

type Profiles = (typeof creatorProfilesKind)['release'];

export type Creator = Profiles['topCreators'][number];

export type DatedCount = Creator['subscribers'];
