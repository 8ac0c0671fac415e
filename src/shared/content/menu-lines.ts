import { paths } from '../paths.ts';
import { contentKind } from './kind.ts';

/** Stand below the links in the menus. Apart from the links: only the server needs them. */
export const menuLinesKind = contentKind({
  name: 'menu-lines',
  title: 'Lines below the links in menus',
  hasFacts: false,
  places: [],
  labels: { to: 'Link' },
  release: {
    lines: [
      { to: paths.services, text: 'What we build, and how to ask' },
      { to: paths.serviceWebsites, text: 'Company sites, shops, portfolios' },
      { to: paths.serviceApps, text: 'In the pocket and in the browser' },
      { to: paths.serviceSoftware, text: 'Made for the way you work' },
      { to: paths.serviceAutomation, text: 'Routine that looks after itself' },
      { to: paths.serviceConsulting, text: 'Your team learns to do it' },
      { to: paths.tips, text: 'First steps, prompts, good habits' },
      { to: paths.whatIsVibecoding, text: 'The word, its story, its people' },
      { to: paths.glossary, text: 'The jargon in plain words' },
      { to: paths.blog, text: 'Guides and lessons from our work' },
      { to: paths.exploreDevelopers, text: 'Who builds this way, and where' },
      { to: paths.resources, text: 'AI app builders side by side' },
      { to: paths.creators, text: 'Channels that teach by showing' },
      { to: paths.examples, text: 'A look into finished apps' },
    ],
  },
});
