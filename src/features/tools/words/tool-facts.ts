import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { hyphenate } from '../../../shared/text/hyphenate.ts';
import { appBuilderFacts } from './facts/building/app-builder-facts.ts';
import { appBuilderFactsMore } from './facts/building/app-builder-facts-more.ts';
import { designFacts } from './facts/building/design-facts.ts';
import { designFactsMore } from './facts/building/design-facts-more.ts';
import { platformFacts } from './facts/building/platform-facts.ts';
import { platformFactsMore } from './facts/building/platform-facts-more.ts';
import { sevenFacts } from './facts/building/the-seven-facts.ts';
import { sevenFactsMore } from './facts/building/the-seven-facts-more.ts';
import { editorFacts } from './facts/coding/editor-facts.ts';
import { editorFactsMore } from './facts/coding/editor-facts-more.ts';
import { editorFactsRest } from './facts/coding/editor-facts-rest.ts';
import { repositoryFacts } from './facts/coding/repository-facts.ts';
import { repositoryFactsMore } from './facts/coding/repository-facts-more.ts';
import { reviewFacts } from './facts/coding/review-facts.ts';
import { reviewFactsMore } from './facts/coding/review-facts-more.ts';
import { runnerFacts } from './facts/coding/runner-facts.ts';
import { runnerFactsMore } from './facts/coding/runner-facts-more.ts';
import { terminalFacts } from './facts/coding/terminal-facts.ts';
import { terminalFactsMore } from './facts/coding/terminal-facts-more.ts';
import { terminalFactsRest } from './facts/coding/terminal-facts-rest.ts';
import { endedCell, type ToolFacts, toolCells } from './tool-types.ts';

/** One kind for each group of tools: a form with all of them would be too long to work in. */
const factsKind = (name: string, group: string, shown: string, tools: readonly ToolFacts[]) =>
  contentKind({
    name,
    isOfTools: true,
    title: `Tools: facts about ${group}`,
    intro:
      'Each fact has a source and a day. A cell without a fact says "not known" on the page of its tool.',
    places: [{ label: shown, path: paths.toolPage(hyphenate(shown)) }],
    labels: {
      slug: 'End of the address of the tool',
      said: 'Day it was said',
      read: 'When the sources were last read',
    },
    choices: { cell: [...toolCells, endedCell] },
    release: { tools, read: { label: 'November 2026', dateTime: '2026-11-26' } },
  });

/** The facts of all pages of tools. */
export const toolFactKinds = [
  factsKind('tool-facts-seven', 'the seven with cards', 'Cursor', [
    ...sevenFacts,
    ...sevenFactsMore,
  ]),
  factsKind('tool-facts-builders', 'app builders', 'Base44', [
    ...appBuilderFacts,
    ...appBuilderFactsMore,
  ]),
  factsKind('tool-facts-editors', 'editors', 'Zed', [
    ...editorFacts,
    ...editorFactsMore,
    ...editorFactsRest,
  ]),
  factsKind('tool-facts-terminal', 'command-line agents', 'Aider', [
    ...terminalFacts,
    ...terminalFactsMore,
    ...terminalFactsRest,
  ]),
  factsKind('tool-facts-design', 'design', 'Uizard', [...designFacts, ...designFactsMore]),
  factsKind('tool-facts-review', 'review and testing', 'CodeRabbit', [
    ...reviewFacts,
    ...reviewFactsMore,
  ]),
  factsKind('tool-facts-repositories', 'agents for repositories', 'Jules', [
    ...repositoryFacts,
    ...repositoryFactsMore,
  ]),
  factsKind('tool-facts-runners', 'model runners', 'Ollama', [...runnerFacts, ...runnerFactsMore]),
  factsKind('tool-facts-platforms', 'platforms', 'Supabase', [
    ...platformFacts,
    ...platformFactsMore,
  ]),
] as const;
