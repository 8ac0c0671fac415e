import { describe, expect, it } from 'vitest';
import { withTermLinks } from '../../../../src/features/posts/server/reading/term-links.ts';

const terms = [
  'API',
  'REST',
  'Prompt',
  'Prompt injection',
  'Webhook',
  'Unit test',
  'N+1 query',
].map((term) => ({ term, to: `/glossary/${term.toLowerCase().replaceAll(/\W+/g, '-')}` }));

const drawn = (html: string) => withTermLinks(html, terms);
const wordsLinked = (html: string) =>
  [...drawn(html).matchAll(/<a href="\/glossary\/[^>]*>(.*?)<\/a>/g)].map(([, words]) => words);

describe('terms in the text of a post', () => {
  it('lead to their pages, the first mention of each', () => {
    expect(drawn('<p>A webhook, and one more webhook.</p><p>Webhook</p>')).toBe(
      '<p>A <a href="/glossary/webhook">webhook</a>, and one more webhook.</p><p>Webhook</p>',
    );
  });

  it.each([
    ['<p>Webhooks and unit tests</p>', ['Webhooks', 'unit tests']],
    ['<p>A prompt injection is no prompt</p>', ['prompt injection', 'prompt']],
    ['<p>The rest, and REST.</p>', ['REST']],
    ['<p>The N+1 query</p>', ['N+1 query']],
    ['<p>webhooked, subwebhook, webhook2, éAPI</p>', []],
    ['<ul><li>An <strong>API</strong></li></ul>', ['API']],
    ['<p><img src="/media/x.png" alt="webhook" /> A webhook</p>', ['webhook']],
  ])('are found as whole words in %s', (html, expected) => {
    expect(wordsLinked(html)).toEqual(expected);
  });

  it.each([
    '<h2>Webhook</h2>',
    '<p><a href="/x">a webhook</a></p>',
    '<p><code>webhook</code></p>',
    '<pre><code>webhook</code></pre>',
    '<p data-block="glossary"><a href="/glossary/webhook">Webhook</a> webhook</p>',
    '<details><summary>webhook</summary></details>',
    '<figure><figcaption>webhook</figcaption></figure>',
    '<table><tr><th>webhook</th></tr></table>',
    '<p title="webhook">x</p>',
    'webhook',
  ])('stay as they are in %s', (html) => {
    expect(drawn(html)).toBe(html);
  });

  it('are at most five for each text', () => {
    const all = terms.map(({ term }) => `<p>${term}</p>`).join('');
    expect(wordsLinked(all)).toHaveLength(5);
  });

  it('are searched at the beginning of a long text, which stays whole', () => {
    const long = `<p>${'word '.repeat(200)}</p>`.repeat(100);
    const html = `${long}<p>webhook</p>`;
    expect(drawn(html)).toBe(html);
  });
});
