import type { ListedPage, ValueOf } from '../../../shared/addresses/page.ts';
import { identityKind } from '../../../shared/content/identity.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { aboutKind } from '../../about/words/about.ts';
import { creatorsKind } from '../../creators/words/creators.ts';
import { developersKind } from '../../developers/words/developers.ts';
import { exploreDevelopersKind } from '../../developers/words/explore-developers.ts';
import { examplesKind } from '../../examples/words/examples.ts';
import { thisSiteKind } from '../../examples/words/this-site.ts';
import { glossaryKind } from '../../glossary/words/glossary.ts';
import { privacyKind } from '../../legal/words/privacy.ts';
import { termsKind } from '../../legal/words/terms.ts';
import { blogKind } from '../../posts/words/posts.ts';
import { contactKind } from '../../requests/words/contact.ts';
import { serviceAppsKind } from '../../services/words/service-apps.ts';
import { serviceAutomationKind } from '../../services/words/service-automation.ts';
import { serviceConsultingKind } from '../../services/words/service-consulting.ts';
import { serviceSoftwareKind } from '../../services/words/service-software.ts';
import { serviceWebsitesKind } from '../../services/words/service-websites.ts';
import { servicesKind } from '../../services/words/services.ts';
import { developerSignupKind } from '../../sign-up/words/developer-signup.ts';
import { tipsKind } from '../../tips/words/tips.ts';
import { resourcesKind } from '../../tools/words/resources.ts';
import { whatIsVibecodingKind } from '../../vibecoding/words/what-is-vibecoding.ts';
import type { SearchEntry } from '../search.ts';
import { pageWords, titleOfPath } from '../words/page-words.ts';

type KindWithKeywords = ContentKind<string, { meta: { keywords: readonly string[] } }>;

const kindsByPath: Readonly<Record<string, KindWithKeywords>> = {
  [paths.services]: servicesKind,
  [paths.serviceWebsites]: serviceWebsitesKind,
  [paths.serviceApps]: serviceAppsKind,
  [paths.serviceSoftware]: serviceSoftwareKind,
  [paths.serviceAutomation]: serviceAutomationKind,
  [paths.serviceConsulting]: serviceConsultingKind,
  [paths.whatIsVibecoding]: whatIsVibecodingKind,
  [paths.blog]: blogKind,
  [paths.exploreDevelopers]: exploreDevelopersKind,
  [paths.examples]: examplesKind,
  [paths.thisSite]: thisSiteKind,
  [paths.about]: aboutKind,
  [paths.contact]: contactKind,
  [paths.developers]: developersKind,
  [paths.developerSignup]: developerSignupKind,
  [paths.privacy]: privacyKind,
  [paths.terms]: termsKind,
  [paths.tips]: tipsKind,
  [paths.glossary]: glossaryKind,
  [paths.resources]: resourcesKind,
  [paths.creators]: creatorsKind,
};

/** Their entries are found one by one. */
const lists: readonly string[] = [paths.blog, paths.glossary, paths.resources, paths.creators];

/** Pages with texts that no entry of the index has. */
export const mainPaths: readonly string[] = [
  paths.home,
  ...Object.keys(kindsByPath).filter((path) => !lists.includes(path)),
];

export function pageEntries(published: ValueOf, listedPages: readonly ListedPage[]): SearchEntry[] {
  const { defaultTitle, defaultKeywords } = published(identityKind);
  return listedPages.map(({ path, title, description }) => {
    // Its listed title is a slogan, which nobody searches for.
    if (path === paths.home) {
      return { title: defaultTitle, description, keywords: defaultKeywords.join(' '), to: path };
    }
    const kind = kindsByPath[path];
    const keywords = kind ? published(kind).meta.keywords : [];
    const isPath = path.startsWith(paths.learningPath(''));
    const own = pageWords[isPath ? paths.map : path];
    const words = [...keywords, ...(own ? [own] : [])];
    const shown = isPath ? titleOfPath(title) : title;
    return { title: shown, description, keywords: words.join(' '), to: path };
  });
}
