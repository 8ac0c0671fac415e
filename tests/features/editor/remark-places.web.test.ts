import { Editor } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import {
  passageInHtml,
  placeInHtml,
} from '../../../src/features/editor/web/remarks/passage-places.ts';
import { richTextExtensions } from '../../../src/features/editor/web/rich-text/extensions.ts';
import {
  remarkedPassage,
  showRemarks,
} from '../../../src/features/editor/web/rich-text/passages/remark-marks.ts';
import { tidyHtml } from '../../../src/features/editor/web/rich-text/tidy-html.ts';

const html =
  '<h2>The hut</h2>\n<p>A hut &amp; a <strong>stove</strong> on the ridge.</p>\n<p>Snow on the ridge fell for a week.</p>';

function select(words: string, of = html) {
  const from = of.indexOf(words);
  return passageInHtml(of, from, from + words.length);
}

const shown = (of: string, passage: { quote: string; block: string }) => {
  const place = placeInHtml(of, passage);
  return place && of.slice(place.from, place.to);
};

describe('a passage of HTML', () => {
  it('is the selected words without tags, with the text of their block', () => {
    expect(select('&amp; a <strong>stove</strong>')).toEqual({
      quote: '& a stove',
      block: 'A hut & a stove on the ridge.',
    });
  });

  it('is the block at the caret when nothing is selected, and the first line of a selection of several', () => {
    const at = html.indexOf('Snow') + 2;
    expect(passageInHtml(html, at, at)?.quote).toBe('Snow on the ridge fell for a week.');
    expect(passageInHtml(html, 0, html.length)?.quote).toBe('The hut');
  });

  it('is nothing outside of words', () => {
    expect(select('<p>')).toBeNull();
    expect(passageInHtml('', 0, 0)).toBeNull();
  });

  it('is found among equal words in the block that is most like the one where it was', () => {
    const passage = { quote: 'on the ridge', block: 'Snow on the ridge fell for a week.' };
    const changed = html.replace('Snow on', 'Deep snow on').replace('a week', 'two weeks');
    expect(placeInHtml(changed, passage)?.sentence).toBe(
      'Deep snow on the ridge fell for two weeks.',
    );
  });

  it.each([
    ['in code', '<p>Text</p><pre><code>const a = 1;\nconst b = 2;</code></pre>', 'const b = 2;'],
    [
      'with inline code in it',
      '<p>Call <code>run()</code> twice.</p>',
      'Call <code>run()</code> twice',
    ],
    ['with marks that a pattern would read', '<p>Is it 5 (or 6)? [Yes.]</p>', '5 (or 6)? [Yes.]'],
    ['over broken lines', '<p>One\n   line</p>', 'One\n   line'],
  ])('is found %s', (_, text, words) => {
    const passage = select(words, text);
    expect(passage && shown(text, passage)).toBe(words);
  });

  it('is gone when its words are', () => {
    const passage = { quote: 'for a week', block: 'Snow on the ridge fell for a week.' };
    expect(placeInHtml(html.replace('a week', 'a month'), passage)).toBeNull();
  });
});

describe('a passage in rich text', () => {
  const open = () =>
    new Editor({
      element: document.createElement('div'),
      extensions: richTextExtensions,
      content: html,
    });
  const marked = (editor: Editor) =>
    [...editor.view.dom.querySelectorAll('span')].map((span) => span.textContent);

  it('is what is selected, of several blocks the first', () => {
    const editor = open();
    editor.commands.selectAll();
    expect(remarkedPassage(editor)).toEqual({ quote: 'The hut', block: 'The hut' });
    editor.commands.setTextSelection(editor.state.doc.content.size - 2);
    expect(remarkedPassage(editor)?.quote).toBe('Snow on the ridge fell for a week.');
  });

  it('is marked while its remark is open, moves with the text and is never saved', () => {
    const editor = open();
    showRemarks(editor, [
      { quote: 'on the ridge', block: 'Snow on the ridge fell for a week.' },
      { quote: 'not there', block: '' },
    ]);
    expect(marked(editor)).toEqual(['on the ridge']);
    editor.commands.insertContentAt(1, 'In winter: ');
    expect(marked(editor)).toEqual(['on the ridge']);
    expect(tidyHtml(editor.getHTML())).not.toContain('<span');
    showRemarks(editor, []);
    expect(marked(editor)).toEqual([]);
  });
});
