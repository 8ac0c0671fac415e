import { paths } from '../../../shared/paths.ts';
import { hyphenate } from '../../../shared/text/hyphenate.ts';
import { site } from '../../../shared/words/site.ts';
import type { PageMeta } from '../../../shared/words/types.ts';
import { tabPath } from '../../../web/components/tabs/tab-address.ts';
import { aboutContent } from '../../about/words/about.ts';
import { type CreatorsTabId, creatorsContent } from '../../creators/words/creators.ts';
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
import { type TipsTabId, tipsContent } from '../../tips/words/tips.ts';
import { furtherTools } from '../../tools/words/further-tools.ts';
import { resourcesContent } from '../../tools/words/resources.ts';
import { tools } from '../../tools/words/tools.ts';
import { whatIsVibecodingContent } from '../../vibecoding/words/what-is-vibecoding.ts';
import type { SearchGroupId } from '../words/search.ts';
import type { SearchEntry } from './search-entry.ts';

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

/** Creators without a card of their own. */
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
