import { describe, expect, it } from 'vitest';
import { blocksOf, htmlOfBlocks } from '../../../../src/features/editor/web/merge/html-blocks.ts';
import { mergeBlocks } from '../../../../src/features/editor/web/merge/merge-blocks.ts';
import { throughRichText } from '../../../../src/features/editor/web/rich-text/find-losses.ts';

/** "One|Two" are two paragraphs. A part that begins with a tag is as it stands. */
function html(text: string): string {
  const parts = text === '' ? [] : text.split('|');
  return parts.map((part) => (part.startsWith('<') ? part : `<p>${part}</p>`)).join('\n');
}

function mergeHtml(base: string, mine: string, theirs: string): string | null {
  const merged = mergeBlocks(blocksOf(base), blocksOf(mine), blocksOf(theirs));
  return merged && htmlOfBlocks(merged);
}

function merge(base: string, mine: string, theirs: string): string | null {
  return mergeHtml(html(base), html(mine), html(theirs));
}

const story = 'A hut on the ridge|Snow fell for a week|The stove went out|Spring came late';

describe('texts that keep the words of both', () => {
  it.each([
    ['nobody changed anything', story, story, story],
    ['only I changed a block', 'One|Two', 'One|Two and more', 'One|Two'],
    ['only they changed a block', 'One|Two', 'One|Two', 'One and more|Two'],
    ['both made the same change', 'One|Two', 'One!|Two', 'One!|Two'],
  ])('%s', (_, base, mine, theirs) => {
    const changed = mine === base ? theirs : mine;
    expect(merge(base, mine, theirs)).toBe(html(changed));
  });

  it.each([
    [
      'blocks far from each other',
      story,
      'A hut on the high ridge|Snow fell for a week|The stove went out|Spring came late',
      'A hut on the ridge|Snow fell for a week|The stove went out|Spring came in May',
      'A hut on the high ridge|Snow fell for a week|The stove went out|Spring came in May',
    ],
    [
      'blocks beside each other',
      'One|Two',
      'One, mine|Two',
      'One|Two, theirs',
      'One, mine|Two, theirs',
    ],
    ['blocks written wholly anew', 'One|Two', 'Sun|Two', 'One|Moon', 'Sun|Moon'],
    [
      'a block beside one that was put in',
      'One|Two',
      'One, mine|Two',
      'One|New|Two',
      'One, mine|New|Two',
    ],
    [
      'a block and one behind it that went',
      'One|Two|Three',
      'One, mine|Two|Three',
      'One|Three',
      'One, mine|Three',
    ],
    ['new blocks at one place', 'One|Two', 'One|Mine|Two', 'One|Theirs|Two', 'One|Theirs|Mine|Two'],
    ['new blocks at the ends', 'One', 'Mine|One', 'One|Theirs', 'Mine|One|Theirs'],
    ['the same new block', 'One', 'One|New', 'One|New', 'One|New'],
    ['an empty base', '', 'Mine', 'Theirs', 'Theirs|Mine'],
    ['everything removed by me, nothing changed by them', 'One|Two', '', 'One|Two', ''],
    [
      'a moved block and a changed one',
      'One|Two|Three',
      'Three|One|Two',
      'One|Two, theirs|Three',
      'Three|One|Two, theirs',
    ],
    [
      'a block moved by both to one place',
      'One|Two|Three',
      'Two|Three|One',
      'Two|Three|One',
      'Two|Three|One',
    ],
    ['a duplicated block', 'One|Two', 'One|One|Two', 'One|Two, theirs', 'One|One|Two, theirs'],
    [
      'a block cut in two',
      'One and two|Three',
      'One|and two|Three',
      'One and two|Three, theirs',
      'One|and two|Three, theirs',
    ],
    [
      'two blocks joined',
      'One|Two|Three',
      'One Two|Three',
      'One|Two|Three, theirs',
      'One Two|Three, theirs',
    ],
  ])('%s', (_, base, mine, theirs, merged) => {
    expect(merge(base, mine, theirs)).toBe(html(merged));
  });
});

describe('texts that a person decides about', () => {
  it.each([
    ['both changed one block', 'One|Two', 'One, mine|Two', 'One, theirs|Two'],
    ['both wrote one block wholly anew', 'One', 'Sun', 'Moon'],
    ['I removed what they changed', 'One|Two', 'Two', 'One, theirs|Two'],
    ['they removed what I changed', 'One|Two', 'One, mine|Two', 'Two'],
    ['I moved what they changed', 'One|Two|Three', 'Two|Three|One', 'One, theirs|Two|Three'],
    ['I moved what they removed', 'One|Two|Three', 'Two|Three|One', 'Two|Three'],
    [
      'both moved one block, to different places',
      'One|Two|Three|Four',
      'Two|One|Three|Four',
      'Two|Three|Four|One',
    ],
    ['I joined what they changed', 'One|Two|Three', 'One Two|Three', 'One|Two, theirs|Three'],
    ['both put in the same block, and I one more', 'One', 'One|New|Mine', 'One|New'],
    [
      'both changed one list',
      '<ul><li>a</li></ul>',
      '<ul><li>a</li><li>b</li></ul>',
      '<ul><li>c</li></ul>',
    ],
  ])('%s', (_, base, mine, theirs) => {
    expect(merge(base, mine, theirs)).toBeNull();
  });

  it('the texts have nothing in common and are long', () => {
    const text = (word: string) =>
      Array.from({ length: 2_000 }, (_, at) => `${word} ${at}`).join('|');
    expect(merge(text('one'), text('two'), text('three'))).toBeNull();
  });
});

describe('blocks', () => {
  it('are the outermost elements, and text in none of them is one with what is inline', () => {
    const text =
      'Loose <b>text</b>, and more\n<p>One</p><!-- note --><h2>Two</h2>\n<ul>\n<li>a</li>\n</ul> end';
    expect(blocksOf(text).map((block) => block.html)).toEqual([
      'Loose <b>text</b>, and more',
      '<p>One</p>',
      '<!-- note -->',
      '<h2>Two</h2>',
      '<ul>\n<li>a</li>\n</ul>',
      'end',
    ]);
  });

  it('keep a style, a comment and a title that a parser would move out of the text', () => {
    const text = '<!-- first --><style>p {}</style><title>T</title><p>One</p>';
    expect(htmlOfBlocks(blocksOf(text)).replaceAll('\n', '')).toBe(text);
  });

  it('are closed where they were not', () => {
    expect(blocksOf('<p>One<p>Two').map((block) => block.html)).toEqual([
      '<p>One</p>',
      '<p>Two</p>',
    ]);
  });

  it('are told apart by spaces between words, in code by each of them', () => {
    const [one, other] = [
      blocksOf('<p><b>a</b> <i>b</i></p>'),
      blocksOf('<p><b>a</b><i>b</i></p>'),
    ];
    expect(one[0]?.key).not.toBe(other[0]?.key);
    const [code, wide] = [blocksOf('<pre>a b</pre>'), blocksOf('<pre>a  b</pre>')];
    expect(code[0]?.key).not.toBe(wide[0]?.key);
  });

  it('count as unchanged where only rich text or the sanitizer wrote them anew', () => {
    const stored = [
      '<p>A <a href="https://example.com" rel="nofollow" target="_blank">link</a></p>',
      '<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>',
      '<table><thead><tr><th scope="col">Name</th></tr></thead><tbody><tr><td>Hut</td></tr></tbody></table>',
      '<p>Last line</p>',
    ].join('\n\n');
    const mine = throughRichText(stored).replace('Last line', 'Last line, mine');
    const theirs = stored.replace('<li>Two</li>', '<li>Three</li>').replace('>link<', '>address<');
    const merged = mergeHtml(stored, mine, theirs);
    expect(merged).toContain('Last line, mine');
    expect(merged).toContain('<li>Three</li>');
    expect(merged).toContain('>address</a>');
  });

  it('keep the space between them', () => {
    expect(
      mergeHtml('<p>One</p>\n\n<p>Two</p>', '<p>Sun</p>\n\n<p>Two</p>', '<p>One</p><p>Moon</p>'),
    ).toBe('<p>Sun</p>\n<p>Moon</p>');
    expect(
      mergeHtml('<p>One</p>\n\n<p>Two</p>', '<p>One</p>\n\n<p>Moon</p>', '<p>Sun</p><p>Two</p>'),
    ).toBe('<p>Sun</p>\n\n<p>Moon</p>');
  });

  it('are shown in one order by a merge from either side', () => {
    const merged = merge(story, `Title|${story}`, story.replace('a week', 'a month'));
    expect(merged).toBe(html(`Title|${story.replace('a week', 'a month')}`));
  });
});
