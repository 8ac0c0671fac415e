import { describe, expect, it } from 'vitest';
import {
  filledPrompt,
  partsOf,
  promptWithFields,
} from '../../../src/features/prompts/prompt-template.ts';

describe('a prompt with fields', () => {
  it('is cut at its fields, also at its ends and beside each other', () => {
    expect(partsOf('{a}{b-2} and {a}.')).toEqual([
      { field: 'a' },
      { field: 'b-2' },
      { text: ' and ' },
      { field: 'a' },
      { text: '.' },
    ]);
  });

  it('takes the words as they are, with signs that a replacement would read', () => {
    expect(filledPrompt('Pay {sum} to {who}.', { sum: '$& and $1', who: '{sum}' })).toBe(
      'Pay $& and $1 to {sum}.',
    );
  });

  it('keeps braces that are no field, and fields without words', () => {
    expect(filledPrompt('{ a: 1 } {b}', {})).toBe('{ a: 1 } {b}');
  });

  it('gets its fields from phrases of a finished text', () => {
    const fields = [
      { name: 'who', example: 'a studio' },
      { name: 'gone', example: 'a phrase that is not there' },
    ];
    expect(promptWithFields('A page for a studio.', fields)).toEqual({
      prompt: 'A page for {who}.',
      fields: fields.slice(0, 1),
    });
  });
});
