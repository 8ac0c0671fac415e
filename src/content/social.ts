import { paths } from '../shared/paths.ts';
import { aboutContent } from './about.ts';
import { contactContent } from './contact.ts';
import { creatorsContent } from './creators.ts';
import { developerSignupContent } from './developer-signup.ts';
import { developersContent } from './developers.ts';
import { examplesContent } from './examples.ts';
import { exploreDevelopersContent } from './explore-developers.ts';
import { glossaryContent } from './glossary.ts';
import { homeContent } from './home.ts';
import { blogContent } from './posts.ts';
import { privacyContent } from './privacy.ts';
import { resourcesContent } from './resources.ts';
import { serviceAppsContent } from './service-apps.ts';
import { serviceAutomationContent } from './service-automation.ts';
import { serviceConsultingContent } from './service-consulting.ts';
import { serviceSoftwareContent } from './service-software.ts';
import { serviceWebsitesContent } from './service-websites.ts';
import { servicesContent } from './services.ts';
import { site } from './site.ts';
import { termsContent } from './terms.ts';
import { tipsContent } from './tips.ts';
import type { PageMeta } from './types.ts';
import { whatIsVibecodingContent } from './what-is-vibecoding.ts';

/** A page that everybody may find: in the sitemap, in llms.txt and with a social picture of its own. */
export interface PublicPage {
  path: string;
  /** The page's title without the site's name. */
  title: string;
  description: string;
}

function publicPage(path: string, meta: PageMeta): PublicPage {
  return { path, title: meta.title.replace(site.titleSuffix, ''), description: meta.description };
}

/** Every public page whose address is fixed, in the order of the navigation. */
export const publicPages: readonly PublicPage[] = [
  { ...publicPage(paths.home, homeContent.meta), title: homeContent.hero.title },
  publicPage(paths.services, servicesContent.meta),
  publicPage(paths.serviceWebsites, serviceWebsitesContent.meta),
  publicPage(paths.serviceApps, serviceAppsContent.meta),
  publicPage(paths.serviceSoftware, serviceSoftwareContent.meta),
  publicPage(paths.serviceAutomation, serviceAutomationContent.meta),
  publicPage(paths.serviceConsulting, serviceConsultingContent.meta),
  publicPage(paths.tips, tipsContent.meta),
  publicPage(paths.whatIsVibecoding, whatIsVibecodingContent.meta),
  publicPage(paths.glossary, glossaryContent.meta),
  publicPage(paths.blog, blogContent.meta),
  publicPage(paths.exploreDevelopers, exploreDevelopersContent.meta),
  publicPage(paths.resources, resourcesContent.meta),
  publicPage(paths.creators, creatorsContent.meta),
  publicPage(paths.examples, examplesContent.meta),
  publicPage(paths.about, aboutContent.meta),
  publicPage(paths.contact, contactContent.meta),
  publicPage(paths.developers, developersContent.meta),
  publicPage(paths.developerSignup, developerSignupContent.meta),
  publicPage(paths.privacy, privacyContent.meta),
  publicPage(paths.terms, termsContent.meta),
];

/** Words on the social pictures beside the title. */
export const socialCard = {
  pageLabel: 'Build software by describing it',
  postLabel: 'From the blog',
};

/** Words of the feeds. */
export const feedContent = {
  title: `${site.brand} blog`,
  pagesHeading: 'Pages',
  postsHeading: 'Blog posts (Markdown)',
  moreHeading: 'More',
  feedName: 'RSS feed with whole posts',
  apiName: 'OpenAPI description of the API',
};
