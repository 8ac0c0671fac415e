import { aboutContent } from '../../../content/about.ts';
import { contactContent } from '../../../content/contact.ts';
import { type CreatorsTabId, creatorsContent } from '../../../content/creators.ts';
import { developerSignupContent } from '../../../content/developer-signup.ts';
import { developersContent } from '../../../content/developers.ts';
import { examplesContent } from '../../../content/examples.ts';
import { exploreDevelopersContent } from '../../../content/explore-developers.ts';
import { furtherTools } from '../../../content/further-tools.ts';
import { glossaryContent } from '../../../content/glossary.ts';
import { homeContent } from '../../../content/home.ts';
import { blogContent } from '../../../content/posts.ts';
import { privacyContent } from '../../../content/privacy.ts';
import { resourcesContent } from '../../../content/resources.ts';
import type { SearchGroupId } from '../../../content/search.ts';
import { serviceAppsContent } from '../../../content/service-apps.ts';
import { serviceAutomationContent } from '../../../content/service-automation.ts';
import { serviceConsultingContent } from '../../../content/service-consulting.ts';
import { serviceSoftwareContent } from '../../../content/service-software.ts';
import { serviceWebsitesContent } from '../../../content/service-websites.ts';
import { servicesContent } from '../../../content/services.ts';
import { site } from '../../../content/site.ts';
import { termsContent } from '../../../content/terms.ts';
import { type TipsTabId, tipsContent } from '../../../content/tips.ts';
import { tools } from '../../../content/tools.ts';
import type { PageMeta } from '../../../content/types.ts';
import { whatIsVibecodingContent } from '../../../content/what-is-vibecoding.ts';
import { hyphenate } from '../../../shared/hyphenate.ts';
import { paths } from '../../../shared/paths.ts';
import { tabPath } from '../../components/tab-address.ts';
import type { SearchEntry } from './search-entry.ts';

/** Every public page with the words that search engines get, in the order of the navigation. */
const searchPages: readonly { to: string; meta: PageMeta }[] = [
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
  { to: paths.privacy, meta: privacyContent.meta },
  { to: paths.terms, meta: termsContent.meta },
];

/** What the browser can search by itself; posts and developers are the server's. */
export type LocalGroupId = Exclude<SearchGroupId, 'posts' | 'developers'>;

const tipsTab = (id: TipsTabId) => tabPath(paths.tips, tipsContent.tabs, id);

function withoutSuffix(title: string): string {
  return title.endsWith(site.titleSuffix) ? title.slice(0, -site.titleSuffix.length) : title;
}

const tipEntries: SearchEntry[] = [
  ...tipsContent.gettingStarted.steps.map(({ title, description, tips }) => ({
    title,
    description,
    keywords: tips.join(' '),
    to: tipsTab('getting-started'),
  })),
  ...tipsContent.examples.groups.flatMap((group) =>
    group.prompts.map(({ id, title, prompt, suggestedTool }) => ({
      title,
      description: `${group.title}: ${prompt}`,
      keywords: `${tipsContent.examples.title} ${suggestedTool}`,
      to: `${tipsTab('examples')}#${id}`,
    })),
  ),
  ...tipsContent.bestPractices.cards.map(({ title, description, tips }) => ({
    title,
    description,
    keywords: tips.join(' '),
    to: tipsTab('best-practices'),
  })),
  ...tipsContent.useCases.cards.map(({ title, description, examples }) => ({
    title,
    description,
    keywords: examples.join(' '),
    to: tipsTab('use-cases'),
  })),
];

const { topCreators, risingStars, categories } = creatorsContent;

const creatorCard = (tab: CreatorsTabId, name: string) =>
  `${tabPath(paths.creators, creatorsContent.tabs, tab)}#${hyphenate(name)}`;

const introducedCreators: SearchEntry[] = [
  ...topCreators.items.map(({ name, handle, specialty, description }) => ({
    title: name,
    description,
    keywords: `${handle} ${specialty}`,
    to: creatorCard('top-creators', name),
  })),
  ...risingStars.items.map(({ name, handle, specialty, description }) => ({
    title: name,
    description,
    keywords: `${handle} ${specialty}`,
    to: creatorCard('rising-stars', name),
  })),
];

/** Those of whom there is no more than a name in a list. */
const namedCreators: SearchEntry[] = categories.items.flatMap(({ title, description, featured }) =>
  featured
    .filter(({ name }) => introducedCreators.every((creator) => creator.title !== name))
    .map(({ name, handle }) => ({
      title: name,
      description: `${title}: ${description}`,
      keywords: handle ?? '',
      to: creatorCard('categories', name),
    })),
);

export const searchIndex: Record<LocalGroupId, readonly SearchEntry[]> = {
  pages: searchPages.map(({ to, meta }) => ({
    title: withoutSuffix(meta.title),
    description: meta.description,
    keywords: meta.keywords.join(' '),
    to,
  })),
  tools: [
    ...tools.map((tool) => ({
      title: tool.name,
      description: tool.description,
      keywords: `${tool.category} ${tool.bestFor} ${tool.techStack} ${tool.features.join(' ')}`,
      to: paths.tool(tool.slug),
    })),
    ...furtherTools.flatMap((group) =>
      group.tools.map(({ name, maker, description }) => ({
        title: name,
        description,
        keywords: `${maker} ${group.title}`,
        to: paths.tool(hyphenate(name)),
      })),
    ),
  ],
  tips: tipEntries,
  glossary: glossaryContent.terms.map(({ term, definition, category, slug }) => ({
    title: term,
    description: definition,
    keywords: category,
    to: paths.glossaryTerm(slug),
  })),
  projects: examplesContent.portfolio.projects.map(({ id, title, description, tech }) => ({
    title,
    description,
    keywords: tech.join(' '),
    to: paths.project(id),
  })),
  creators: [...introducedCreators, ...namedCreators],
};
