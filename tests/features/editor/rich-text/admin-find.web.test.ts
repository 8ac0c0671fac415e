import { Editor } from '@tiptap/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Finder, findMatches } from '../../../../src/features/editor/web/find/finder.ts';
import { textareaFinder } from '../../../../src/features/editor/web/find/textarea-finder.ts';
import { richTextExtensions } from '../../../../src/features/editor/web/rich-text/extensions.ts';
import { richTextFinder } from '../../../../src/features/editor/web/rich-text/passages/find-in-rich-text.ts';

// Makes the browser edit nothing by command, so that the fallback runs.
Object.assign(document, { execCommand: () => false });

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

interface Face {
  finder: Finder;
  text: () => string;
}

function inHtml(text: string): Face {
  const field = document.createElement('textarea');
  document.body.append(field);
  ending.push(() => field.remove());
  field.value = text;
  field.setSelectionRange(0, 0);
  return { finder: textareaFinder(field), text: () => field.value };
}

function inRichText(text: string): Face {
  const element = document.createElement('div');
  document.body.append(element);
  const editor = new Editor({ element, extensions: richTextExtensions, content: `<p>${text}</p>` });
  ending.push(() => {
    editor.destroy();
    element.remove();
  });
  return { finder: richTextFinder(editor), text: () => editor.getText() };
}

describe.each([
  ['HTML', inHtml],
  ['rich text', inRichText],
])('finding in %s', (_face, open) => {
  it('counts, goes on and comes round', () => {
    const { finder } = open('One two one two ONE');
    expect(finder.search({ text: 'one', matchCase: false })).toEqual({ count: 3, at: 0 });
    expect(finder.step(1).at).toBe(1);
    expect(finder.step(1).at).toBe(2);
    expect(finder.step(1).at).toBe(3);
    expect(finder.step(1).at).toBe(1);
    expect(finder.step(-1).at).toBe(3);
    expect(finder.search({ text: 'one', matchCase: true }).count).toBe(1);
  });

  it('replaces the place that is shown, and goes on behind what it wrote', () => {
    const { finder, text } = open('a b a b a');
    finder.search({ text: 'a', matchCase: true });
    finder.step(1);
    expect(finder.replace('aa')).toEqual({ count: 4, at: 3 });
    expect(text()).toBe('aa b a b a');
  });

  it('replaces all of them, also by nothing', () => {
    const { finder, text } = open('a b a');
    finder.search({ text: 'a', matchCase: true });
    expect(finder.replaceAll('c')).toBe(2);
    expect(text()).toBe('c b c');
    finder.search({ text: 'c', matchCase: true });
    expect(finder.replaceAll('')).toBe(2);
    expect(text()).toBe(' b ');
  });
});

it('takes what is looked for as it is written', () => {
  const query = { text: '$5 (each)', matchCase: false };
  expect(findMatches('It is $5 (EACH).', query)).toEqual([{ from: 6, to: 15 }]);
});
