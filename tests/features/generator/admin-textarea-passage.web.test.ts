import { afterEach, expect, it } from 'vitest';
import { textareaPassage } from '../../../src/features/generator/web/admin/suggestions/textarea-passage.ts';

// Makes the browser edit nothing by command, so that the fallback runs.
Object.assign(document, { execCommand: () => false });

const html = '<p>Stay.</p>\n<p>It is by way of the scree.</p>';

function selected(words: string): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = html;
  const from = html.indexOf(words);
  field.setSelectionRange(from, from + words.length);
  return field;
}

afterEach(() => document.body.replaceChildren());

it('takes the place of what was selected, and says what stands around it', () => {
  const field = selected('<p>It is by way of the scree.</p>');
  const passage = textareaPassage(field);
  expect(passage).toMatchObject({ before: 'Stay.', after: '' });
  expect(passage?.put('<p>Go up.</p>', 'instead')).toBe(true);
  expect(field.value).toBe('<p>Stay.</p>\n<p>Go up.</p>');
});

it('is put behind in a line of its own where it goes on', () => {
  const field = selected('<p>Stay.</p>');
  textareaPassage(field)?.put('<p>More.</p>', 'behind');
  expect(field.value).toBe(html.replace('</p>', '</p>\n<p>More.</p>'));
});

it('changes nothing where the passage does not stand as it was', () => {
  const field = selected('<p>It is by way of the scree.</p>');
  const passage = textareaPassage(field);
  field.value = `Now ${html}`;
  expect(passage?.put('<p>Go up.</p>', 'instead')).toBe(false);
  expect(field.value).toBe(`Now ${html}`);
});

it('is none where nothing is selected', () => {
  expect(textareaPassage(selected(''))).toBeNull();
});
