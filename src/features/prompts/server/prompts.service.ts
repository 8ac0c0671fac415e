import type { z } from 'zod';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { type openPageFields, openPageOf } from '../../../server/open-data.ts';
import { wholeList } from '../../../shared/addresses/content-entries.ts';
import { matchingPrompts } from '../matching-prompts.ts';
import { promptEntries, promptListEntries } from '../prompt-entries.ts';
import type { Prompt, promptFilterFields } from '../prompts.ts';

type PromptQuery = z.infer<
  z.ZodObject<ReturnType<typeof openPageFields> & ReturnType<typeof promptFilterFields>>
>;

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

/**
 * Lists prompts in the order of the page.
 * @throws DomainError for a cursor that names no prompt of the list
 */
export function listPrompts(
  deps: PromptDeps,
  query: PromptQuery,
): { items: Prompt[]; nextCursor: string | null } {
  const { q = '', kind = '', tool = '', level = '', minutes = 0, ...page } = query;
  const all = deps.content.entryOf(promptListEntries, wholeList)?.prompts ?? [];
  const found = matchingPrompts(all, { q, kind, tool, level, minutes });
  const { items, nextCursor } = openPageOf(found, page);
  return { items: items.flatMap(({ slug }) => findPrompt(deps, slug) ?? []), nextCursor };
}

/** @throws DomainError NOT_FOUND */
export function getPrompt(deps: PromptDeps, slug: string): Prompt {
  const prompt = findPrompt(deps, slug);
  if (!prompt) throw new DomainError('NOT_FOUND', 'Prompt not found');
  return prompt;
}
