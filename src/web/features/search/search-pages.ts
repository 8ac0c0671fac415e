import { aboutContent } from '../../../content/about.ts';
import { blogContent } from '../../../content/blog.ts';
import { contactContent } from '../../../content/contact.ts';
import { creatorsContent } from '../../../content/creators.ts';
import { developerSignupContent } from '../../../content/developer-signup.ts';
import { developersContent } from '../../../content/developers.ts';
import { examplesContent } from '../../../content/examples.ts';
import { exploreDevelopersContent } from '../../../content/explore-developers.ts';
import { glossaryContent } from '../../../content/glossary.ts';
import { homeContent } from '../../../content/home.ts';
import { resourcesContent } from '../../../content/resources.ts';
import { serviceAppsContent } from '../../../content/service-apps.ts';
import { serviceAutomationContent } from '../../../content/service-automation.ts';
import { serviceConsultingContent } from '../../../content/service-consulting.ts';
import { serviceSoftwareContent } from '../../../content/service-software.ts';
import { serviceWebsitesContent } from '../../../content/service-websites.ts';
import { servicesContent } from '../../../content/services.ts';
import { tipsContent } from '../../../content/tips.ts';
import type { PageMeta } from '../../../content/types.ts';
import { whatIsVibecodingContent } from '../../../content/what-is-vibecoding.ts';
import { paths } from '../../../shared/paths.ts';

/** Every public page with the words that search engines get, in the order of the navigation. */
export const searchPages: readonly { to: string; meta: PageMeta }[] = [
  { to: paths.home, meta: homeContent.meta },
  { to: paths.services, meta: servicesContent.meta },
  { to: paths.serviceWebsites, meta: serviceWebsitesContent.meta },
  { to: paths.serviceApps, meta: serviceAppsContent.meta },
  { to: paths.serviceSoftware, meta: serviceSoftwareContent.meta },
  { to: paths.serviceAutomation, meta: serviceAutomationContent.meta },
  { to: paths.serviceConsulting, meta: serviceConsultingContent.meta },
  { to: paths.tips, meta: tipsContent.meta },
  { to: paths.whatIsVibecoding, meta: whatIsVibecodingContent.meta },
  { to: paths.glossary, meta: glossaryContent.meta },
  { to: paths.blog, meta: blogContent.meta },
  { to: paths.exploreDevelopers, meta: exploreDevelopersContent.meta },
  { to: paths.resources, meta: resourcesContent.meta },
  { to: paths.creators, meta: creatorsContent.meta },
  { to: paths.examples, meta: examplesContent.meta },
  { to: paths.about, meta: aboutContent.meta },
  { to: paths.contact, meta: contactContent.meta },
  { to: paths.developers, meta: developersContent.meta },
  { to: paths.developerSignup, meta: developerSignupContent.meta },
];
