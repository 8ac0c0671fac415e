import { describe, expect, it } from 'vitest';
import {
  sectionsInText,
  withHeading,
  withMovedSection,
  withoutSection,
  withSection,
} from '../../../src/features/editor/web/outline/section-places.ts';

const section = (id: string, heading: string, html = '') => ({
  ...{ id, heading, html, offeredHtml: null as string | null },
});

const outline = [
  section('opening', '', '<p>One page.</p>'),
  section('who', 'Who & why', '<p>A person.</p><ul><li>Ada</li></ul>'),
  section('when', 'When'),
];
const text =
  '<p>One page.</p>\n<h2>Who &amp; why</h2>\n<p>A person.</p>\n<ul>\n<li>Ada</li>\n</ul>\n<h2>When</h2>';
const statesIn = (content: string, sections = outline) =>
  Object.fromEntries([...sectionsInText(content, sections)].map(([id, { state }]) => [id, state]));

describe('the sections of an outline in a text', () => {
  it('are found by their headings, however their words are written', () => {
    expect(statesIn(text)).toEqual({ opening: 'asWritten', who: 'asWritten', when: 'empty' });
  });

  it('are found by their words where a person changed the heading', () => {
    const renamed = text.replace('Who &amp; why', 'For whom');
    expect(statesIn(renamed)).toMatchObject({ who: 'asWritten' });
  });

  it('are told from what a person wrote', () => {
    const typed = text.replace('A person.', 'Two persons.').replace('One page.', 'One page!');
    expect(statesIn(`${typed}<p>Soon.</p>`)).toEqual({
      ...{ opening: 'byHand', who: 'byHand', when: 'byHand' },
    });
  });

  it('are told from a text that is offered', () => {
    const offered = outline.map((one) =>
      one.id === 'when' ? { ...one, offeredHtml: '<p>Soon.</p>' } : one,
    );
    expect(statesIn(`${text}<p>Soon.</p>`, offered)).toMatchObject({ when: 'asOffered' });
  });

  it('are missing from an empty text', () => {
    expect(statesIn('')).toEqual({ opening: 'missing', who: 'missing', when: 'missing' });
  });

  it('may go without a heading behind another one', () => {
    const more = section('more', '', '<p>And Grace.</p>');
    const sections = outline.toSpliced(2, 0, more);
    const longer = text.replace('\n<h2>When', '\n<p>And Grace.</p>\n<h2>When');
    expect(statesIn(longer, sections)).toEqual({
      ...{ opening: 'asWritten', who: 'asWritten', more: 'asWritten', when: 'empty' },
    });
  });

  it('do not share one heading', () => {
    const twice = [section('a', 'Who', '<p>A</p>'), section('b', 'Who', '<p>B</p>')];
    expect(statesIn('<h2>Who</h2><p>A</p><h2>Who</h2><p>B</p>', twice)).toEqual({
      ...{ a: 'asWritten', b: 'asWritten' },
    });
  });
});

describe('a section that arrives', () => {
  const put = (content: string, id: string, html: string, sections = outline) =>
    withSection(content, sections, { id, html });

  it('goes under its heading, and leaves all else as it is', () => {
    expect(put(text, 'when', '<p>Soon.</p>')).toBe(`${text}\n<p>Soon.</p>`);
    expect(put(text, 'who', '<p>Nobody.</p>')).toBe(
      '<p>One page.</p>\n<h2>Who &amp; why</h2>\n<p>Nobody.</p>\n<h2>When</h2>',
    );
  });

  it('brings its heading where the text has none, behind the section before it', () => {
    const short = '<p>One page.</p>\n<h2>When</h2>';
    expect(put(short, 'who', '<p>A person.</p>')).toBe(
      '<p>One page.</p>\n<h2>Who &amp; why</h2>\n<p>A person.</p>\n<h2>When</h2>',
    );
    expect(put('', 'when', '<p>Soon.</p>')).toBe('<h2>When</h2>\n<p>Soon.</p>');
  });

  it('opens the text when it is the first one without a heading', () => {
    expect(put('<h2>When</h2>', 'opening', '<p>One page.</p>')).toBe(
      '<p>One page.</p>\n<h2>When</h2>',
    );
  });

  it('keeps signs of markup in its heading as words', () => {
    const sections = [section('a', '<b>Bold</b>')];
    expect(put('', 'a', '<p>A</p>', sections)).toBe('<h2>&lt;b&gt;Bold&lt;/b&gt;</h2>\n<p>A</p>');
  });
});

describe('a change of the outline', () => {
  it('renames the heading in the text, adds one, and takes it away', () => {
    expect(withHeading(text, outline, { id: 'when', heading: 'At once' })).toContain(
      '<h2>At once</h2>',
    );
    expect(withHeading(text, outline, { id: 'when', heading: '' })).not.toContain('When');
    expect(withHeading(text, outline, { id: 'opening', heading: 'First' })).toBe(
      `<h2>First</h2>\n${text}`,
    );
  });

  it('moves a section with its heading', () => {
    expect(withMovedSection(text, outline, { id: 'who', step: 1 })).toBe(
      '<p>One page.</p>\n<h2>When</h2>\n<h2>Who &amp; why</h2>\n<p>A person.</p>\n<ul>\n<li>Ada</li>\n</ul>',
    );
    expect(withMovedSection(text, outline, { id: 'when', step: -1 })).toBe(
      withMovedSection(text, outline, { id: 'who', step: 1 }),
    );
  });

  it('removes a section with its heading', () => {
    expect(withoutSection(text, outline, 'who')).toBe('<p>One page.</p>\n<h2>When</h2>');
  });

  it('leaves a text alone that does not have the section', () => {
    const other = '<p>Something else.</p><p>By hand.</p>';
    expect(withoutSection(other, outline, 'who')).toBe(other);
    expect(withMovedSection(other, outline, { id: 'who', step: 1 })).toBe(other);
    expect(withHeading(other, outline, { id: 'who', heading: 'A' })).toBe(other);
  });
});
