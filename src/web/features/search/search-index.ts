import { glossaryContent } from '../../../content/glossary.ts';
import type { SearchGroupId } from '../../../content/search.ts';
import { site } from '../../../content/site.ts';
import { type TipsTabId, tipsContent } from '../../../content/tips.ts';
import { tools } from '../../../content/tools.ts';
import { paths } from '../../../shared/paths.ts';
import { tabPath } from '../../components/tab-address.ts';
import type { SearchEntry } from './search-entry.ts';
import { searchPages } from './search-pages.ts';

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

export const searchIndex: Record<LocalGroupId, readonly SearchEntry[]> = {
  pages: searchPages.map(({ to, meta }) => ({
    title: withoutSuffix(meta.title),
    description: meta.description,
    keywords: meta.keywords.join(' '),
    to,
  })),
  tools: tools.map((tool) => ({
    title: tool.name,
    description: tool.description,
    keywords: `${tool.category} ${tool.bestFor} ${tool.techStack} ${tool.features.join(' ')}`,
    to: `${paths.resources}#${tool.slug}`,
  })),
  tips: tipEntries,
  glossary: glossaryContent.terms.map(({ term, definition, category, slug }) => ({
    title: term,
    description: definition,
    keywords: category,
    to: paths.glossaryTerm(slug),
  })),
};
