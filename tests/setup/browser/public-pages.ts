import { paths } from '../../../src/shared/paths.ts';

/** The pages with a fixed address that anybody may read. */
export const publicPages = [
  paths.home,
  paths.tips,
  paths.resources,
  paths.creators,
  paths.examples,
  paths.contact,
  paths.blog,
  paths.whatIsVibecoding,
  paths.glossary,
  paths.about,
  paths.services,
  paths.serviceWebsites,
  paths.serviceApps,
  paths.serviceSoftware,
  paths.serviceAutomation,
  paths.serviceConsulting,
  paths.developers,
  paths.exploreDevelopers,
  paths.privacy,
  paths.terms,
];
