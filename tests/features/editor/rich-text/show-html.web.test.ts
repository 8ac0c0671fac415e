import { undo } from '@tiptap/pm/history';
import { Editor } from '@tiptap/react';
import { describe, expect, it, vi } from 'vitest';
import { richTextExtensions } from '../../../../src/features/editor/web/rich-text/extensions.ts';
import { showHtml } from '../../../../src/features/editor/web/rich-text/show-html.ts';
import { tidyHtml } from '../../../../src/features/editor/web/rich-text/tidy-html.ts';

const lines = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');

function editorWith(html: string, caretBehind: string): Editor {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: richTextExtensions,
    content: html,
  });
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text?.includes(caretBehind)) {
      editor.commands.setTextSelection(at + node.text.indexOf(caretBehind) + caretBehind.length);
    }
  });
  return editor;
}

describe('a text from outside in rich text', () => {
  it('leaves the caret in its words when blocks before and behind it change', () => {
    const editor = editorWith(lines('One', 'Two here', 'Three', 'Four'), 'Two');
    const next = lines('One, longer', 'New', 'Two here', 'Four, longer', 'Five');
    showHtml(editor, next);
    expect(tidyHtml(editor.getHTML())).toBe(next);
    const { $from } = editor.state.selection;
    expect($from.parent.textContent.slice(0, $from.parentOffset)).toBe('Two');
  });

  it('is one step of undo, and tells nobody of a change', () => {
    const start = lines('One', 'Two');
    const editor = editorWith(start, 'Two');
    const onUpdate = vi.fn();
    editor.on('update', onUpdate);
    showHtml(editor, lines('Sun', 'Two', 'Moon'));
    expect(onUpdate).not.toHaveBeenCalled();
    undo(editor.state, editor.view.dispatch);
    expect(tidyHtml(editor.getHTML())).toBe(start);
  });

  it.each([
    ['an empty text', ''],
    ['a text with nothing in common', lines('Sun', 'Moon')],
    ['a list before a table', '<ul><li>a</li></ul>\n<hr>\n<p>One</p>'],
  ])('may be %s', (_, next) => {
    const editor = editorWith(lines('One', 'Two'), 'One');
    showHtml(editor, next);
    expect(tidyHtml(editor.getHTML())).toBe(next);
  });
});
