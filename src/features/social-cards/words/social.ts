import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';
import type { PageMeta } from '../../../shared/words/types.ts';
import { aboutContent } from '../../about/words/about.ts';
import { creatorsContent } from '../../creators/words/creators.ts';
import { developersContent } from '../../developers/words/developers.ts';
import { exploreDevelopersContent } from '../../developers/words/explore-developers.ts';
import { examplesContent } from '../../examples/words/examples.ts';
import { glossaryContent } from '../../glossary/words/glossary.ts';
import { homeContent } from '../../home/words/home.ts';
import { privacyContent } from '../../legal/words/privacy.ts';
import { termsContent } from '../../legal/words/terms.ts';
import { blogContent } from '../../posts/words/posts.ts';
import { contactContent } from '../../requests/words/contact.ts';
import { serviceAppsContent } from '../../services/words/service-apps.ts';
import { serviceAutomationContent } from '../../services/words/service-automation.ts';
import { serviceConsultingContent } from '../../services/words/service-consulting.ts';
import { serviceSoftwareContent } from '../../services/words/service-software.ts';
import { serviceWebsitesContent } from '../../services/words/service-websites.ts';
import { servicesContent } from '../../services/words/services.ts';
import { developerSignupContent } from '../../sign-up/words/developer-signup.ts';
import { tipsContent } from '../../tips/words/tips.ts';
import { resourcesContent } from '../../tools/words/resources.ts';
import { whatIsVibecodingContent } from '../../vibecoding/words/what-is-vibecoding.ts';

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
