import { describe, expect, it } from 'vitest';
import {
  findLosses,
  throughRichText,
} from '../../../../src/features/editor/web/rich-text/find-losses.ts';

describe('what a post may hold, through rich text', () => {
  it.each([
    ['paragraphs and headings', '<p>One</p>\n<h2>Two</h2>\n<h3>Three</h3>'],
    ['lists without paragraphs in their items', '<ul><li>One</li><li>Two</li></ul>'],
    ['marks', '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code></p>'],
    ['links', '<p><a href="https://example.com/x" title="More">x</a></p>'],
    ['pictures', '<img src="/media/a.webp" alt="A map" width="40" height="30">'],
    ['code', '<pre><code class="language-ts">const a = 1;</code></pre>'],
    ['inline elements without a button', '<p>H<sub>2</sub>O and <kbd>F8</kbd></p>'],
    ['dates', '<p><time datetime="2026-11-20">today</time></p>'],
  ])('writes %s back as they were', (_name, html) => {
    expect(throughRichText(html)).toBe(html);
    expect(findLosses(html)).toEqual([]);
  });

  it('holds tables and figures, and keeps definition lists word for word', () => {
    const table =
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
    const figure =
      '<figure><img src="/media/a.webp" alt="A map"><figcaption>A <em>map</em></figcaption></figure>';
    const list = '<dl><dt>Vibe</dt><dd>A mood</dd></dl>';
    const html = [table, '<p>Between</p>', figure, list].join('\n');
    expect(throughRichText(html)).toBe(html);
    expect(findLosses(html)).toEqual([]);
  });

  it('lets nested marks that no button makes lie over the same words', () => {
    const html = '<p><mark>a<sup>2</sup></mark></p>';
    expect(findLosses(html)).toEqual([]);
  });

  it('says nothing about what is only written differently', () => {
    expect(findLosses('<p><b>a</b> <i>b</i></p><div><p>c</p></div>')).toEqual([]);
  });

  it('names what would be lost', () => {
    expect(findLosses('<p style="color:red">a</p><!-- note --><p>b</p>')).toEqual([
      '<p style="color:red">',
      '<!-- note -->',
    ]);
  });

  it.each([
    '<pre><code>x</code></pre>',
    '<h3>x</h3>',
    '<blockquote><p>x</p></blockquote>',
    '<table><tbody><tr><td>x</td></tr></tbody></table>',
    '<ul><li>x</li></ul>',
  ])('names a list item out of which %s would move', (block) => {
    expect(findLosses(`<ul><li>${block}</li><li>b</li></ul>`)).toEqual(['<li>']);
  });

  it('says nothing about a list item without anything in it', () => {
    expect(findLosses('<ul><li></li><li>b</li></ul>')).toEqual([]);
  });

  it('has nothing to say about nothing', () => {
    expect(findLosses('  ')).toEqual([]);
    expect(throughRichText('')).toBe('');
  });
});
