import type { ListedPage, ValueOf } from '../../../shared/addresses/page.ts';
import { paths } from '../../../shared/paths.ts';
import { hyphenate } from '../../../shared/text/hyphenate.ts';
import { creatorProfilesKind } from '../../creators/words/creator-profiles.ts';
import { portfolioKind } from '../../examples/words/portfolio.ts';
import { glossaryTermsKind } from '../../glossary/words/glossary-terms.ts';
import { examplePromptsKind } from '../../tips/words/example-prompts.ts';
import { tipsKind } from '../../tips/words/tips.ts';
import { furtherToolsKind } from '../../tools/words/further-tools-kind.ts';
import { toolsKind } from '../../tools/words/tools.ts';
import type { SearchEntry, SearchIndex } from '../search.ts';
import { pageEntries } from './page-entries.ts';

/** Everything that a result can lead to, but for posts and developers. */
export function searchIndexOf(published: ValueOf, listedPages: readonly ListedPage[]): SearchIndex {
  const projects = projectEntries(published);
  const projectPages = new Set(projects.map(({ to }) => to));
  return {
    pages: pageEntries(
      published,
      listedPages.filter(({ path }) => !projectPages.has(path)),
    ),
    tools: toolEntries(published),
    tips: tipEntries(published),
    glossary: published(glossaryTermsKind).terms.map(({ term, definition, category, slug }) => ({
      title: term,
      description: definition,
      keywords: category,
      to: paths.glossaryTerm(slug),
    })),
    projects,
    creators: creatorEntries(published),
  };
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
  return [
    ...published(toolsKind).tools.map((tool) => ({
      title: tool.name,
      description: tool.description,
      keywords: `${tool.category} ${tool.bestFor} ${tool.techStack} ${tool.features.join(' ')}`,
      to: paths.tool(tool.slug),
    })),
    ...published(furtherToolsKind).groups.flatMap((group) =>
      group.tools.map(({ name, maker, description }) => ({
        title: name,
        description,
        keywords: `${maker} ${group.title}`,
        to: paths.tool(hyphenate(name)),
      })),
    ),
  ];
}

function tipEntries(published: ValueOf): SearchEntry[] {
  const { gettingStarted, examples, bestPractices, useCases } = published(tipsKind);
  return [
    ...gettingStarted.steps.map(({ title, description, tips }) => ({
      title,
      description,
      keywords: tips.join(' '),
      to: paths.tips,
    })),
    ...published(examplePromptsKind).groups.flatMap((group) =>
      group.prompts.map(({ id, title, prompt, suggestedTool }) => ({
        title,
        description: `${group.title}: ${prompt}`,
        keywords: `${examples.title} ${suggestedTool}`,
        to: `${paths.tips}?tab=examples#${id}`,
      })),
    ),
    ...bestPractices.cards.map(({ title, description, tips }) => ({
      title,
      description,
      keywords: tips.join(' '),
      to: `${paths.tips}?tab=best-practices`,
    })),
    ...useCases.cards.map(({ title, description, examples }) => ({
      title,
      description,
      keywords: examples.join(' '),
      to: `${paths.tips}?tab=use-cases`,
    })),
  ];
}

function creatorEntries(published: ValueOf): SearchEntry[] {
  const { topCreators, risingStars, categories } = published(creatorProfilesKind);
  const introduced = [
    ...topCreators.map((creator) => ({ ...creator, page: paths.creators })),
    ...risingStars.map((creator) => ({
      ...creator,
      page: `${paths.creators}?tab=rising-stars`,
    })),
  ];
  const names = new Set(introduced.map(({ name }) => name));
  return [
    ...introduced.map(({ name, handle, specialty, description, page }) => ({
      title: name,
      description,
      keywords: `${handle} ${specialty}`,
      to: `${page}#${hyphenate(name)}`,
    })),
    // Those without a card of their own.
    ...categories.flatMap(({ title, description, featured }) =>
      featured
        .filter(({ name }) => !names.has(name))
        .map(({ name, handle }) => ({
          title: name,
          description: `${title}: ${description}`,
          keywords: handle ?? '',
          to: `${paths.creators}?tab=categories#${hyphenate(name)}`,
        })),
    ),
  ];
}
