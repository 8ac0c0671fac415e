import type { Page } from '../../shared/addresses/page.ts';
import { anyText, oneOf } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.prompts,
    component: 'PromptsPage',
    content: ['prompts-page'],
    drawnContent: ['prompt-list:all'],
  },
  {
    path: paths.promptPage.pattern,
    component: 'PromptPage',
    content: ['prompt-page', 'not-found'],
    entry: 'prompt',
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { promptsPageKind } = await import('./words/prompts-page.ts');
  const { promptKinds, promptLevels } = await import('./words/prompt-types.ts');
  const { levelInAddress, promptLimits, promptTimesMinutes } = await import('./prompt-filters.ts');
  const { listedPromptPages, suggestedTools } = await import('./prompt-entries.ts');
  return [
    {
      path: paths.prompts,
      kind: 'public',
      content: 'static',
      query: {
        q: anyText(promptLimits.searchText),
        kind: oneOf(promptKinds),
        tool: { read: (value, published) => (suggestedTools(published).has(value) ? value : null) },
        level: oneOf(promptLevels.map(levelInAddress)),
        time: oneOf(promptTimesMinutes.map(String)),
      },
      listed: (published) => published(promptsPageKind).meta,
    },
    {
      path: paths.promptPage.pattern,
      kind: 'public',
      content: 'static',
      entries: listedPromptPages,
    },
  ];
}
