import { wholeList } from '../../../shared/addresses/content-entries.ts';
import type { ListedPage, ValueOf } from '../../../shared/addresses/page.ts';
import { tabPathsOf } from '../../../shared/addresses/tab-address.ts';
import { isSectionShown } from '../../../shared/content/fields.ts';
import { paths } from '../../../shared/paths.ts';
import { hyphenate } from '../../../shared/text/hyphenate.ts';
import { creatorProfilesKind } from '../../creators/words/creator-profiles.ts';
import { creatorsKind } from '../../creators/words/creators.ts';
import { creatorsWords } from '../../creators/words/creators-words.ts';
import { furtherCreatorsKind } from '../../creators/words/further-creators.ts';
import { portfolioKind } from '../../examples/words/portfolio.ts';
import { allTerms } from '../../glossary/term-entries.ts';
import { promptListEntries } from '../../prompts/prompt-entries.ts';
import { promptWords } from '../../prompts/words/prompt-words.ts';
import { tipsKind } from '../../tips/words/tips.ts';
import { tipsWords } from '../../tips/words/tips-words.ts';
import { furtherToolsKind } from '../../tools/words/further-tools-kind.ts';
import { resourcesKind } from '../../tools/words/resources.ts';
import { toolsKind } from '../../tools/words/tools.ts';
import type { SearchEntry, SearchIndex } from '../search.ts';
import { pageEntries } from './page-entries.ts';

/** Everything that a result can lead to, but for posts and developers. */
export function searchIndexOf(published: ValueOf, listedPages: readonly ListedPage[]): SearchIndex {
  const projects = projectEntries(published);
  const glossary = termEntries(published);
  const tools = toolEntries(published);
  const prompts = promptEntries(published);
  const entryPages = new Set([...projects, ...glossary, ...tools, ...prompts].map(({ to }) => to));
  const pages = listedPages.filter(({ path }) => !entryPages.has(path));
  const isComparison = ({ path }: ListedPage) => path.startsWith(paths.comparison(''));
  return {
    pages: pageEntries(
      published,
      pages.filter((page) => !isComparison(page)),
    ),
    tools,
    comparisons: pageEntries(published, pages.filter(isComparison)),
    tips: tipEntries(published),
    prompts,
    glossary,
    projects,
    creators: creatorEntries(published),
  };
}

function termEntries(published: ValueOf): SearchEntry[] {
  return allTerms(published).map(({ term, definition, category, slug }) => ({
    title: term,
    description: definition,
    keywords: category,
    to: paths.glossaryTermPage(slug),
  }));
}

function projectEntries(published: ValueOf): SearchEntry[] {
  return published(portfolioKind).projects.map(({ id, title, description, tech }) => ({
    title,
    description,
    keywords: tech.join(' '),
    to: paths.caseStudy(id),
  }));
}

function toolEntries(published: ValueOf): SearchEntry[] {
  const { sections } = published(resourcesKind);
  const shownTools = isSectionShown(sections, 'tools') ? published(toolsKind).tools : [];
  const { groups } = published(furtherToolsKind);
  const shownGroups = isSectionShown(sections, 'further') ? groups : [];
  return [
    ...shownTools.map((tool) => ({
      title: tool.name,
      description: tool.description,
      keywords: `${tool.category} ${tool.bestFor} ${tool.techStack} ${tool.features.join(' ')}`,
      to: paths.toolPage(tool.slug),
    })),
    ...shownGroups.flatMap((group) =>
      group.tools.map(({ name, maker, description }) => ({
        title: name,
        description,
        keywords: `${maker} ${group.title}`,
        to: paths.toolPage(hyphenate(name)),
      })),
    ),
  ];
}

function tipEntries(published: ValueOf): SearchEntry[] {
  const { sections, gettingStarted, bestPractices, useCases } = published(tipsKind);
  const pathOf = tabPathsOf(paths.tips, tipsWords.tabs, sections);
  return [
    ...entriesAt(pathOf('gettingStarted'), gettingStarted.steps, (step, to) => ({
      title: step.title,
      description: step.description,
      keywords: step.tips.join(' '),
      to,
    })),
    ...entriesAt(pathOf('bestPractices'), bestPractices.cards, (card, to) => ({
      title: card.title,
      description: card.description,
      keywords: card.tips.join(' '),
      to,
    })),
    ...entriesAt(pathOf('useCases'), useCases.cards, (card, to) => ({
      title: card.title,
      description: card.description,
      keywords: card.examples.join(' '),
      to,
    })),
  ];
}

function promptEntries(published: ValueOf): SearchEntry[] {
  const { prompts } = promptListEntries.entriesOf(published).get(wholeList) ?? { prompts: [] };
  return prompts.map(({ slug, title, summary, kind, tool }) => ({
    title,
    description: summary,
    keywords: `prompt ${promptWords.kinds[kind]} ${tool.name}`,
    to: paths.promptPage(slug),
  }));
}

/** None without a path. */
function entriesAt<Entry>(
  path: string | null,
  entries: readonly Entry[],
  entryOf: (entry: Entry, path: string) => SearchEntry,
): SearchEntry[] {
  return path === null ? [] : entries.map((entry) => entryOf(entry, path));
}

function creatorEntries(published: ValueOf): SearchEntry[] {
  const { topCreators, risingStars, categories } = published(creatorProfilesKind);
  const { sections } = published(creatorsKind);
  const pathOf = tabPathsOf(paths.creators, creatorsWords.tabs, sections);
  type Introduced = Pick<
    (typeof topCreators)[number],
    'name' | 'handle' | 'specialty' | 'description'
  >;
  const introduced = (section: 'topCreators' | 'risingStars', creators: readonly Introduced[]) =>
    entriesAt(pathOf(section), creators, ({ name, handle, specialty, description }, to) => ({
      title: name,
      description,
      keywords: `${handle} ${specialty}`,
      to: `${to}#${hyphenate(name)}`,
    }));
  const withCard = [
    ...introduced('topCreators', topCreators),
    ...introduced('risingStars', risingStars),
  ];
  const names = new Set(withCard.map(({ title }) => title));
  // Those without a card of their own.
  const others = categories.flatMap(({ title, description, featured }) =>
    featured
      .filter(({ name }) => !names.has(name))
      .map(({ name, handle }) => ({ name, handle, text: `${title}: ${description}` })),
  );
  return [
    ...withCard,
    ...entriesAt(pathOf('categories'), others, ({ name, handle, text }, to) => ({
      title: name,
      description: text,
      keywords: handle ?? '',
      to: `${to}#${hyphenate(name)}`,
    })),
    ...published(furtherCreatorsKind).creators.map(({ name, handle, text }) => ({
      title: name,
      description: text,
      keywords: handle,
      to: `${paths.creators}#${hyphenate(name)}`,
    })),
  ];
}
