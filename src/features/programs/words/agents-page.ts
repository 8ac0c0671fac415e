import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const agentsPageKind = contentKind({
  name: 'agents-page',
  title: 'For AI agents',
  places: [{ label: 'For AI agents', path: paths.agents }],
  release: {
    meta: {
      title: 'Connect your AI agent{titleSuffix}',
      description:
        'One address gives Claude, ChatGPT, Cursor, VS Code and other agents the tools of this site: search, prices, terms, AI tools and developers, without a key.',
      keywords: ['mcp server', 'ai agents', 'model context protocol', 'rest api', 'llms.txt'],
    },
    hero: {
      eyebrow: 'For AI agents',
      title: 'One address, and your agent works here',
      intro:
        'Programs read this site by the same rules as people do. They need no key and no plugin. With your consent they prepare drafts for you.',
    },
    open: {
      title: 'What every agent can do',
      text: 'No key and no account. Limits are those of a visitor.',
      points: [
        'Search the site, and read each page as Markdown.',
        'Look up terms, prompts, AI tools and case studies.',
        'Compare AI tools, and find one by four answers.',
        'Estimate the price of a project from our rates.',
        'Find developers, and free times for a call.',
        'Fill the contact form. You read it and send it yourself.',
      ],
    },
    consent: {
      title: 'What it can do with your consent',
      text: 'Ask your agent to connect your account. You sign in here, see what it asks for, and untick what you do not want. A program publishes, sends and deletes nothing: it prepares, and you decide.',
      points: [
        'The team of the site gets drafts of posts, prices, answers and quotes.',
        'Developers get drafts of answers, and forms of their profile and projects filled in.',
        'You end the connection under your account, at any time.',
      ],
    },
    settings: {
      title: 'Settings to copy',
      text: 'The setting is the address. Everything else is found from there.',
    },
    tried: {
      title: 'What was tried',
      text: 'Each release is tried with the client of the official MCP SDK in two revisions of the protocol, with the conformance suite of the protocol, with its OAuth sign-in, and with the curl command above. The settings for Claude, ChatGPT, Cursor and VS Code follow their documentation; they were not tried in these products.',
    },
    closing: {
      ending: 'none',
      title: 'Would you rather talk to a person?',
      text: 'Tell us what your agent should do here and cannot. We read every message.',
      actions: [
        { label: 'Contact Us', to: paths.contact },
        { label: 'Explore Developers', to: paths.exploreDevelopers },
      ],
    },
  },
});
