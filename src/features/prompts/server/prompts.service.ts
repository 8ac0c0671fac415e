import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { matchingPrompts } from '../matching-prompts.ts';
import { promptEntries, promptListEntries } from '../prompt-entries.ts';
import { type Prompt, type PromptQuery, promptPage } from '../prompts.ts';

type PromptDeps = Pick<Deps, 'content'>;

/** Null for a prompt that nobody has written a guide for: lists leave it out too. */
function findPrompt({ content }: PromptDeps, slug: string): Prompt | null {
  const entry = content.entryOf(promptEntries, slug);
  if (!entry?.guide) return null;
  const { title, prompt, fields, tool, guide, terms, related } = entry;
  return {
    ...{ slug, title, prompt, suggestedTool: tool.slug, ...guide },
    fields: [...fields],
    checks: [...guide.checks],
    variants: [...guide.variants],
    terms: terms.map((one) => one.slug),
    related: related.map((one) => one.slug),
  };
}

/** Lists prompts in the order of the page. An unknown cursor has nothing after it. */
export function listPrompts(deps: PromptDeps, query: PromptQuery): Prompt[] {
  const { q = '', kind = '', tool = '', level = '', minutes = 0, limit, cursor } = query;
  const all = deps.content.entryOf(promptListEntries, 'all')?.prompts ?? [];
  const found = matchingPrompts(all, { q, kind, tool, level, minutes });
  const last = found.findIndex(({ slug }) => slug === cursor);
  if (cursor !== undefined && last < 0) return [];
  return found
    .slice(last + 1, last + 1 + (limit ?? promptPage.defaultSize))
    .flatMap(({ slug }) => findPrompt(deps, slug) ?? []);
}

/** @throws DomainError NOT_FOUND */
export function getPrompt(deps: PromptDeps, slug: string): Prompt {
  const prompt = findPrompt(deps, slug);
  if (!prompt) throw new DomainError('NOT_FOUND', 'Prompt not found');
  return prompt;
}
