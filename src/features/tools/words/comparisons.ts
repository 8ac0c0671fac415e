import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

/** Search engines are offered these comparisons. Everybody can make any other. */
export const comparisonsKind = contentKind({
  name: 'comparisons',
  title: 'Tools: comparisons',
  intro:
    'The addresses are ends of addresses of tools with "-vs-" between them, in the order of the alphabet. They stand in search engines and on the pages of their tools.',
  places: [
    { label: 'Cursor and GitHub Copilot', path: paths.comparison('cursor-vs-github-copilot') },
  ],
  release: {
    eyebrow: 'Side by side',
    /** Stands between the names of tools in titles. */
    between: 'vs',
    intro: 'Cell by cell, each with its source and its day. We guess nothing.',
    back: { label: 'All tools', to: paths.resources },
    table: 'Comparison',
    show: { all: 'All rows', differences: 'Differences only' },
    notKnown: 'Not known',
    noDifferences: 'No row tells these tools apart.',
    only: 'Choose a second tool below.',
    others: { title: 'Compare with another', intro: 'Two to four tools stand side by side.' },
    pairs: [
      { slug: 'base44-vs-lovable' },
      { slug: 'bolt-new-vs-lovable' },
      { slug: 'bolt-new-vs-v0' },
      { slug: 'claude-code-vs-codex-cli' },
      { slug: 'claude-code-vs-cursor' },
      { slug: 'cline-vs-cursor' },
      { slug: 'cursor-vs-github-copilot' },
      { slug: 'cursor-vs-lovable' },
      { slug: 'cursor-vs-zed' },
      { slug: 'devin-vs-jules' },
      { slug: 'lm-studio-vs-ollama' },
      { slug: 'lovable-vs-replit-agent' },
      { slug: 'lovable-vs-v0' },
      { slug: 'neon-vs-supabase' },
      { slug: 'netlify-vs-vercel' },
      { slug: 'replit-agent-vs-v0' },
    ],
  },
});
