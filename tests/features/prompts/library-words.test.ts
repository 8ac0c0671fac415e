import { describe, expect, it } from 'vitest';
import { furtherTermsKind } from '../../../src/features/glossary/words/further-terms.ts';
import { glossaryTermsKind } from '../../../src/features/glossary/words/glossary-terms.ts';
import { automationPrompts } from '../../../src/features/prompts/words/library/automation.ts';
import { connectionsPrompts } from '../../../src/features/prompts/words/library/connections.ts';
import { dataPrompts } from '../../../src/features/prompts/words/library/data.ts';
import { designPrompts } from '../../../src/features/prompts/words/library/design.ts';
import { growthPrompts } from '../../../src/features/prompts/words/library/growth.ts';
import { launchPrompts } from '../../../src/features/prompts/words/library/launch.ts';
import { paymentsPrompts } from '../../../src/features/prompts/words/library/payments.ts';
import { planningPrompts } from '../../../src/features/prompts/words/library/planning.ts';
import { repairPrompts } from '../../../src/features/prompts/words/library/repair.ts';
import { screensPrompts } from '../../../src/features/prompts/words/library/screens.ts';
import { securityPrompts } from '../../../src/features/prompts/words/library/security.ts';
import { signInPrompts } from '../../../src/features/prompts/words/library/sign-in.ts';
import { testingPrompts } from '../../../src/features/prompts/words/library/testing.ts';
import { textsPrompts } from '../../../src/features/prompts/words/library/texts.ts';
import { upkeepPrompts } from '../../../src/features/prompts/words/library/upkeep.ts';
import { promptKinds, promptLevels } from '../../../src/features/prompts/words/prompt-types.ts';
import { examplePromptsKind } from '../../../src/features/tips/words/example-prompts.ts';
import { furtherToolsKind } from '../../../src/features/tools/words/further-tools-kind.ts';
import { toolsKind } from '../../../src/features/tools/words/tools.ts';
import { hyphenate } from '../../../src/shared/text/hyphenate.ts';

const prompts = [
  ...planningPrompts,
  ...screensPrompts,
  ...designPrompts,
  ...dataPrompts,
  ...signInPrompts,
  ...securityPrompts,
  ...paymentsPrompts,
  ...connectionsPrompts,
  ...automationPrompts,
  ...textsPrompts,
  ...testingPrompts,
  ...repairPrompts,
  ...upkeepPrompts,
  ...launchPrompts,
  ...growthPrompts,
];
const slugs = prompts.map(({ slug }) => slug);
const exampleSlugs = examplePromptsKind.release.groups.flatMap((group) =>
  group.prompts.map(({ id }) => id),
);
const termSlugs = [...glossaryTermsKind.release.terms, ...furtherTermsKind.release.terms].map(
  ({ slug }) => slug,
);
const toolSlugs = [
  ...toolsKind.release.tools.map(({ slug }) => slug),
  ...furtherToolsKind.release.groups.flatMap(({ tools }) =>
    tools.map(({ name }) => hyphenate(name)),
  ),
];

const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0;
const sentencesIn = (text: string) => text.match(/[.?](?=\s|$)/g)?.length ?? 0;
const fieldsIn = (prompt: string) => [...prompt.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);

describe('the library of prompts', () => {
  it('holds 88 prompts, none of which stands among the examples of the tips', () => {
    expect(prompts).toHaveLength(88);
    expect(new Set([...slugs, ...exampleSlugs]).size).toBe(88 + exampleSlugs.length);
  });

  it('says nothing twice', () => {
    const texts = prompts.flatMap(({ title, summary, prompt, why, notFor, checks, variants }) => [
      ...[title, summary, prompt, why, notFor, ...checks],
      ...variants.map(({ addition }) => addition),
    ]);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  });

  it.each(promptKinds)('has at least six prompts of the kind %s', (kind) => {
    expect(prompts.filter((one) => one.kind === kind).length).toBeGreaterThanOrEqual(6);
  });

  it.each(promptLevels)('has at least twenty prompts for the level %s', (level) => {
    expect(prompts.filter((one) => one.level === level).length).toBeGreaterThanOrEqual(20);
  });

  it('suggests many tools, and none for more than a tenth of the prompts', () => {
    const counts = new Map<string, number>();
    for (const { suggestedTool } of prompts) {
      counts.set(suggestedTool, (counts.get(suggestedTool) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThanOrEqual(20);
    expect([...counts].filter(([, count]) => count > prompts.length / 10)).toEqual([]);
  });
});

describe.each(prompts.map((prompt) => [prompt.slug, prompt] as const))(
  'the prompt %s',
  (_, one) => {
    it('has an address of hyphenated words', () => {
      expect(one.slug).toBe(hyphenate(one.slug));
    });

    it('has 50 to 130 words, as written and with its examples', () => {
      const filled = one.fields.reduce(
        (text, { name, example }) => text.replaceAll(`{${name}}`, example),
        one.prompt,
      );
      for (const text of [one.prompt, filled]) {
        expect(wordsIn(text)).toBeGreaterThanOrEqual(50);
        expect(wordsIn(text)).toBeLessThanOrEqual(130);
      }
    });

    it('has two to four fields, each of them used and filled', () => {
      expect(one.fields.length).toBeGreaterThanOrEqual(2);
      expect(one.fields.length).toBeLessThanOrEqual(4);
      const names = one.fields.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect([...new Set(fieldsIn(one.prompt))].toSorted()).toEqual(names.toSorted());
      expect(one.prompt.replace(/\{[a-z0-9-]+\}/gi, '')).not.toMatch(/[{}]/);
      for (const { label, example } of one.fields) {
        expect(label).toMatch(/\S/);
        expect(example).toMatch(/^[^{}]+$/);
      }
    });

    it('is summed up in 60 to 155 letters', () => {
      expect(one.summary.length).toBeGreaterThanOrEqual(60);
      expect(one.summary.length).toBeLessThanOrEqual(155);
    });

    it('says why, what to check, how to vary it and when to leave it', () => {
      expect(sentencesIn(one.why)).toBeGreaterThanOrEqual(2);
      expect(sentencesIn(one.why)).toBeLessThanOrEqual(4);
      expect(one.checks.length).toBeGreaterThanOrEqual(3);
      expect(one.checks.length).toBeLessThanOrEqual(4);
      expect(one.variants.length).toBeGreaterThanOrEqual(1);
      expect(one.variants.length).toBeLessThanOrEqual(3);
      expect(sentencesIn(one.notFor)).toBeGreaterThanOrEqual(1);
      expect(sentencesIn(one.notFor)).toBeLessThanOrEqual(2);
      expect(one.minutes).toBeGreaterThanOrEqual(5);
    });

    it('has at least 130 words beside the prompt', () => {
      const { title, summary, why, checks, variants, notFor } = one;
      const around = [title, summary, why, ...checks, notFor];
      const varied = variants.flatMap((variant) => [variant.title, variant.addition]);
      expect(wordsIn([...around, ...varied].join(' '))).toBeGreaterThanOrEqual(130);
    });

    it('names terms, prompts and a tool that have a page', () => {
      expect(one.terms.length).toBeGreaterThanOrEqual(2);
      expect(one.terms.length).toBeLessThanOrEqual(4);
      expect(new Set(one.terms).size).toBe(one.terms.length);
      expect(one.terms.filter((term) => !termSlugs.includes(term))).toEqual([]);
      expect(one.related.length).toBeGreaterThanOrEqual(2);
      expect(one.related.length).toBeLessThanOrEqual(3);
      expect(new Set(one.related).size).toBe(one.related.length);
      const others = [...slugs, ...exampleSlugs].filter((slug) => slug !== one.slug);
      expect(one.related.filter((slug) => !others.includes(slug))).toEqual([]);
      expect(toolSlugs).toContain(one.suggestedTool);
    });
  },
);
