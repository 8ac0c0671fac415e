import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

const lookedAt = { label: 'November 26, 2026', dateTime: '2026-11-26' };

const source = (label: string, href: string) => ({ source: { label, href }, said: lookedAt });

/** Creators below the tabs. Each sentence rests on its source; no channel's numbers stand here, because no source dates any. */
export const furtherCreatorsKind = contentKind({
  name: 'further-creators',
  title: 'Creators: the others',
  places: [{ label: 'Creators', path: paths.creators }],
  labels: { handle: 'Handle at YouTube, with @', said: 'Day it was looked at' },
  release: {
    heading: {
      title: 'More people who build on screen',
      intro: 'No cards yet, but each shows real work. The source says where we read about them.',
    },
    creators: [
      {
        name: 'Ras Mic',
        handle: '@rasmic',
        text: 'A full-stack engineer who explains how to plan, prompt and build a first product with an AI code editor.',
        ...source('his starter kit', 'https://github.com/michaelshimeles/nextjs-starter-kit'),
      },
      {
        name: 'Chris Raroque',
        handle: '@raroque',
        text: 'A solo app maker who films how he builds, launches and secures his own productivity apps with coding agents.',
        ...source('his skill for secure apps', 'https://github.com/raroque/vibe-security-skill'),
      },
      {
        name: 'Theo - t3.gg',
        handle: '@t3dotgg',
        text: 'A web developer who argues when vibe coding is the right choice and when somebody must read the code.',
        ...source(
          'a summary of one of his videos',
          'https://brainfeed.ai/pages/the-right-way-to-vibe-code-engineers-please-watch-6TMPW.html',
        ),
      },
      {
        name: 'IndyDevDan',
        handle: '@indydevdan',
        text: 'Long, technical sessions on AI coding, from writing the plan to running several agents together.',
        ...source('his single-file agents', 'https://github.com/disler/single-file-agents'),
      },
      {
        name: 'Cole Medin',
        handle: '@ColeMedin',
        text: 'Long lessons on coding agents: planning, context, and checks that prove that the work is done.',
        ...source('his knowledge base', 'https://github.com/coleam00/cole-medin-knowledge-base'),
      },
      {
        name: 'Alex Finn',
        handle: '@AlexFinnOfficial',
        text: 'Practical tutorials on setting up and using Claude Code.',
        ...source('a guide to Claude Code', 'https://github.com/lularocha/claude-code-guide'),
      },
      {
        name: 'Brian Casel',
        handle: '@briancasel',
        text: 'Shows how a rough idea becomes a written plan and then a working app, one milestone at a time.',
        ...source('his Agent OS', 'https://github.com/buildermethods/agent-os'),
      },
      {
        name: 'Chong-U',
        handle: '@AIOriented',
        text: 'Makes 2D and 3D games with AI on screen and shares the prompts and specifications.',
        ...source('one of his games', 'https://github.com/chongdashu/gemini-3-flash-gamedev'),
      },
    ],
  },
});
