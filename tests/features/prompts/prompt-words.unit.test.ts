import { describe, expect, it } from 'vitest';
import { allTerms } from '../../../src/features/glossary/term-entries.ts';
import {
  listedPromptPages,
  promptEntries,
  promptListEntries,
} from '../../../src/features/prompts/prompt-entries.ts';
import { promptTimesMinutes } from '../../../src/features/prompts/prompt-filters.ts';
import { filledPrompt, partsOf } from '../../../src/features/prompts/prompt-template.ts';
import { exampleGuides } from '../../../src/features/prompts/words/example-guides.ts';
import { promptLibrary } from '../../../src/features/prompts/words/library.ts';
import { examplePromptsKind } from '../../../src/features/tips/words/example-prompts.ts';
import { toolEntries } from '../../../src/features/tools/tool-entries.ts';
import type { ValueOf } from '../../../src/shared/addresses/page.ts';

const released: ValueOf = ({ release }) => release;
const examples = examplePromptsKind.release.groups.flatMap(
  ({
    prompts,
  }): readonly {
    id: string;
    prompt: string;
  }[] => prompts,
);
const slugs = [...promptLibrary.map(({ slug }) => slug), ...examples.map(({ id }) => id)];
const entries = promptEntries.entriesOf(released);
const entryOf = (slug: string) => {
  const entry = entries.get(slug);
  if (!entry) throw new Error(`There is no prompt ${slug}.`);
  return entry;
};
const terms = allTerms(released).map(({ slug }) => slug);
const fieldsIn = (text: string) =>
  partsOf(text).flatMap((part) => ('field' in part ? [part.field] : []));

describe('the prompts', () => {
  it('have an address each, and all stand in the list and in the sitemap', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
    const listed = promptListEntries.entriesOf(released).get('all')?.prompts ?? [];
    expect(listed.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
    expect(listedPromptPages(released)).toHaveLength(slugs.length);
  });

  it('have titles of their own', () => {
    const titles = slugs.map((slug) => entryOf(slug).title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe.each(slugs)('the prompt %s', (slug) => {
  const { prompt, fields, guide, related, tool, isIndexed } = entryOf(slug);
  const written = [...promptLibrary, ...exampleGuides].find((one) => one.slug === slug);
  const names = fields.map(({ name }) => name);

  it('has a field for each name in braces, and uses each field', () => {
    expect(new Set(fieldsIn(prompt))).toEqual(new Set(names));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBe(written?.fields.length);
    for (const { addition } of guide?.variants ?? []) {
      for (const name of fieldsIn(addition)) expect(names).toContain(name);
    }
    for (const { example, label } of fields) expect([example, label]).not.toContain('');
  });

  it('has a guide of at least 80 words, with two to five checks', () => {
    expect(isIndexed).toBe(true);
    expect(guide?.summary.length).toBeGreaterThanOrEqual(60);
    expect(guide?.summary.length).toBeLessThanOrEqual(155);
    expect(guide?.checks.length).toBeGreaterThanOrEqual(2);
    expect(guide?.checks.length).toBeLessThanOrEqual(5);
    expect(guide?.minutes).toBeGreaterThan(0);
  });

  it('names prompts, terms and a tool that exist', () => {
    expect(related.map((one) => one.slug)).toEqual(written?.related);
    expect(written?.related).not.toContain(slug);
    for (const term of written?.terms ?? []) expect(terms).toContain(term);
    expect(tool.hasPage).toBe(true);
    expect(toolEntries.entriesOf(released).get(tool.slug)).toBeDefined();
  });
});

describe('an example prompt of the tips', () => {
  it.each(examples)('$id reads on its page as it does there', ({ id, prompt }) => {
    const { prompt: cut, fields } = entryOf(id);
    const words = Object.fromEntries(fields.map(({ name, example }) => [name, example]));
    expect(fields.length).toBeGreaterThan(0);
    expect(filledPrompt(cut, words)).toBe(prompt);
  });
});

it('each time of the filter finds a prompt', () => {
  const { prompts = [] } = promptListEntries.entriesOf(released).get('all') ?? {};
  for (const time of promptTimesMinutes.slice(1)) {
    expect(prompts.some(({ minutes }) => minutes <= time)).toBe(true);
  }
});
