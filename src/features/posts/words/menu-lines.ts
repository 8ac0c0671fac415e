import { paths } from '../../../shared/paths.ts';

export const menuLines: Readonly<Record<string, string>> = {
  [paths.services]: 'What we build, and how to ask',
  [paths.serviceWebsites]: 'Company sites, shops, portfolios',
  [paths.serviceApps]: 'In the pocket and in the browser',
  [paths.serviceSoftware]: 'Made for the way you work',
  [paths.serviceAutomation]: 'Routine that looks after itself',
  [paths.serviceConsulting]: 'Your team learns to do it',
  [paths.tips]: 'First steps, prompts, good habits',
  [paths.whatIsVibecoding]: 'The word, its story, its people',
  [paths.glossary]: 'The jargon in plain words',
  [paths.blog]: 'Guides and lessons from our work',
  [paths.exploreDevelopers]: 'Who builds this way, and where',
  [paths.resources]: 'AI app builders side by side',
  [paths.creators]: 'Channels that teach by showing',
  [paths.examples]: 'A look into finished apps',
};
