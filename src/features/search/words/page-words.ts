import { paths } from '../../../shared/paths.ts';

/** Words that people search for a page with, and that its own keywords lack. */
export const pageWords: Readonly<Record<string, string>> = {
  [paths.services]: 'cost price quote offer help agency what you do',
  [paths.serviceWebsites]: 'cost price web site online shop store landing page',
  [paths.serviceApps]: 'cost price app iOS Android iPhone phone mobile',
  [paths.serviceSoftware]: 'cost price program tool CRM',
  [paths.serviceAutomation]: 'cost price automate chatbot bot',
  [paths.serviceConsulting]: 'cost price coaching course teach learn team call',
  [paths.tips]: 'start beginner tutorial guide learn',
  [paths.map]: 'learning path course lessons curriculum learn start beginner roadmap',
  [paths.whatIsVibecoding]: 'meaning explained beginner start',
  [paths.glossary]: 'dictionary meaning words jargon',
  [paths.blog]: 'articles posts news',
  [paths.exploreDevelopers]: 'find hire freelancer programmer coder',
  [paths.resources]: 'best tool which tool compare beginner start',
  [paths.creators]: 'youtube videos watch channels',
  [paths.examples]: 'portfolio work case studies references',
  [paths.about]: 'who founder team company',
  [paths.contact]: 'email phone call book write message ask cost price',
  [paths.developers]: 'job work freelance join',
  [paths.developerSignup]: 'login sign in register account log in',
  [paths.privacy]: 'GDPR data policy delete',
  [paths.terms]: 'conditions legal imprint',
};

/** Its name alone would be taken for a term. */
export const titleOfPath = (name: string) => `Learning path: ${name}`;
