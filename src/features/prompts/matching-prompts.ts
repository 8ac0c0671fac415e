import type { ListedPrompt } from './prompt-entries.ts';
import type { PromptFilters } from './prompt-filters.ts';
import { promptWords } from './words/prompt-words.ts';

/** Each word of the search has to be in the title, the summary, the kind of work or the tool. */
export function matchingPrompts(
  prompts: readonly ListedPrompt[],
  { q, kind, tool, level, minutes }: PromptFilters,
): readonly ListedPrompt[] {
  const words = q.toLowerCase().split(/\s+/);
  return prompts.filter((prompt) => {
    const said = [prompt.title, prompt.summary, promptWords.kinds[prompt.kind], prompt.tool.name];
    const text = said.join(' ').toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (kind === '' || prompt.kind === kind) &&
      (tool === '' || prompt.tool.slug === tool) &&
      (level === '' || prompt.level === level) &&
      (minutes === 0 || prompt.minutes <= minutes)
    );
  });
}
