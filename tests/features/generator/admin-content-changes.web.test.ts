import { describe, expect, it } from 'vitest';
import {
  lostLinks,
  withChange,
} from '../../../src/features/generator/web/admin/suggestions/ContentChanges.tsx';

const link = (html: string, words: string, href = '/tips') =>
  withChange(html, { kind: 'link', words, href, title: '' });
const alt = (html: string, src: string, text: string) =>
  withChange(html, { kind: 'alt', src, alt: text });

describe('a link', () => {
  it('is put around the first place of its words that has none', () => {
    expect(
      link('<h2>A plan</h2><p><a href="/x">A plan</a>, then A plan &amp; more</p>', 'A plan'),
    ).toBe(
      '<h2>A plan</h2><p><a href="/x">A plan</a>, then <a href="/tips">A plan</a> &amp; more</p>',
    );
  });

  it('finds words with characters that HTML writes otherwise, and leaves the rest as it is', () => {
    expect(link("<p class='x'>Q&amp;A  here<br/></p>", 'Q&A')).toBe(
      '<p class=\'x\'><a href="/tips">Q&amp;A</a>  here<br/></p>',
    );
  });

  it('is not put where its words are not, or only in code', () => {
    expect(link('<p>None</p>', 'plan')).toBeNull();
    expect(link('<pre><code>plan</code></pre>', 'plan')).toBeNull();
    expect(link('<p><img alt="plan" src="/a.png"></p>', 'plan')).toBeNull();
  });

  it('cannot leave its attribute', () => {
    expect(link('<p>plan</p>', 'plan', '/"><script>')).toBe(
      '<p><a href="/&quot;&gt;&lt;script&gt;">plan</a></p>',
    );
  });
});

describe('a description', () => {
  it('takes the place of the one before, or of none', () => {
    expect(
      alt('<img src="/a.png" alt="old"><img src="/b.png" alt="b">', '/a.png', 'A "$&" map'),
    ).toBe('<img src="/a.png" alt="A &quot;$&amp;&quot; map"><img src="/b.png" alt="b">');
    expect(alt('<img src="/a.png" />', '/a.png', 'New')).toBe('<img src="/a.png" alt="New">');
  });

  it('of a picture that is gone is none', () => {
    expect(alt('<p>Text</p>', '/a.png', 'New')).toBeNull();
  });
});

it('names the links of a passage that a suggestion leaves out, each once', () => {
  const before =
    '<p><a href="/tips">a</a> <a href="/x?a=1&amp;b=2">b</a> <a href="/tips">c</a></p>';
  expect(lostLinks(before, '<p>a <a title="B" href="/x?a=1&amp;b=2">b</a></p>')).toEqual(['/tips']);
});
