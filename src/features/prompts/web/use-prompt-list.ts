import { useSearchParams } from 'react-router-dom';
import { wholeList } from '../../../shared/addresses/content-entries.ts';
import { useEntry } from '../../../web/content/published-content.ts';
import type { ListedPrompt, promptListEntries } from '../prompt-entries.ts';
import { filtersOf, type PromptFilters } from '../prompt-filters.ts';

/** All prompts of the list, and the filters in the address. */
export function usePromptList(): { prompts: readonly ListedPrompt[]; filters: PromptFilters } {
  const [searchParams] = useSearchParams();
  const list = useEntry<typeof promptListEntries>('prompt-list', wholeList);
  return { prompts: list?.prompts ?? [], filters: filtersOf(searchParams) };
}
