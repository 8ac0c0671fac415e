import { paths } from '../../../src/shared/paths.ts';

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
