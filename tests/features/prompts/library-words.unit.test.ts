import { describe, expect, it } from 'vitest';
import { filledPrompt } from '../../../src/features/prompts/prompt-template.ts';
import { promptLibrary } from '../../../src/features/prompts/words/library.ts';
import { promptKinds, promptLevels } from '../../../src/features/prompts/words/prompt-types.ts';
import { textsIn } from '../../../src/shared/content/texts/texts-in.ts';

const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0;

describe('the library of prompts', () => {
  it('makes a hundred with the examples of the tips', () => {
    expect(promptLibrary).toHaveLength(88);
  });

  it('says nothing twice', () => {
    const texts = promptLibrary.flatMap(
      ({ title, summary, prompt, why, notFor, checks, variants }) => [
        ...[title, summary, prompt, why, notFor, ...checks],
        ...variants.map(({ addition }) => addition),
      ],
    );
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  });

  it.each(promptKinds)('has at least six prompts of the kind %s', (kind) => {
    expect(promptLibrary.filter((one) => one.kind === kind).length).toBeGreaterThanOrEqual(6);
  });

  it.each(promptLevels)('has at least twenty prompts for the level %s', (level) => {
    expect(promptLibrary.filter((one) => one.level === level).length).toBeGreaterThanOrEqual(20);
  });

  it('suggests many tools, and none for more than a tenth of the prompts', () => {
    const counts = new Map<string, number>();
    for (const { suggestedTool } of promptLibrary) {
      counts.set(suggestedTool, (counts.get(suggestedTool) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThanOrEqual(20);
    expect([...counts].filter(([, count]) => count > promptLibrary.length / 10)).toEqual([]);
  });

  it.each(promptLibrary)('$slug is neither a line nor a book', (one) => {
    const examples = Object.fromEntries(one.fields.map(({ name, example }) => [name, example]));
    for (const text of [one.prompt, filledPrompt(one.prompt, examples)]) {
      expect(wordsIn(text)).toBeGreaterThanOrEqual(50);
      expect(wordsIn(text)).toBeLessThanOrEqual(130);
    }
    const { title, summary, why, checks, variants, notFor } = one;
    const around = textsIn([title, summary, why, checks, variants, notFor]).join(' ');
    expect(wordsIn(around)).toBeGreaterThanOrEqual(130);
  });
});
