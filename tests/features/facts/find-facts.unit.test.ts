import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFacts } from '../../../src/features/facts/find-facts.ts';
import { knownNames } from '../../../src/features/tools/words/known-names.ts';
import { quotas } from '../../../src/shared/limits/quotas.ts';

const find = (html: string) => findFacts(html, knownNames);
const found = (html: string) => find(html).map(({ kind, words }) => `${kind}: ${words}`);

describe('what a text states', () => {
  it.each<[string, string, string[]]>([
    [
      'prices',
      'Pro is $20 a month, a team pays €1,200 per year.',
      ['price: $20 a month', 'price: €1,200 per year'],
    ],
    [
      'prices in words',
      'A plan for 30 dollars saves two hundred dollars.',
      ['price: 30 dollars', 'price: two hundred dollars'],
    ],
    [
      'prices with their whole amount, in any currency',
      'It raised $1.5B and $10K, asks 9,99 € or CHF 1’200, A$15 here, $3 per million tokens.',
      [
        'price: $1.5B',
        'price: $10K',
        'price: 9,99 €',
        'price: CHF 1’200',
        'price: A$15',
        'price: $3 per million tokens',
      ],
    ],
    [
      'amounts with their unit, and shares of a whole',
      'A 7B model with 256GB and a 6.1-inch screen fell by −5% to 4.5/5, 9 out of 10 over a million users in 1½ hours.',
      [
        'number: 7B',
        'number: 256GB',
        'number: 6.1-inch',
        'number: −5%',
        'number: 4.5/5',
        'number: 9 out of 10',
        'number: a million users',
        'number: 1½ hours',
      ],
    ],
    [
      'dates in figures, spans and parts of years',
      'On 12/31/2025, 31.12.2024, the 5th of May 2024, May 5–7, mid-2023 and 2019–2021.',
      [
        'date: 12/31/2025',
        'date: 31.12.2024',
        'date: 5th of May 2024',
        'date: May 5–7',
        'date: mid-2023',
        'date: 2019–2021',
      ],
    ],
    [
      'versions also behind a comma',
      'It runs on GPT-4o, React 19, iOS 17.2 and the iPhone 15.',
      ['version: GPT-4o', 'version: React 19', 'version: iOS 17.2', 'version: iPhone 15'],
    ],
    [
      'quotations of several sentences',
      'Karpathy said: “We saved time. It was easy.” And then he left us.',
      ['quotation: “We saved time. It was easy.”'],
    ],
    [
      'quotations in other marks, and one in another',
      'She wrote: ‘This wasn’t hard at all’, „Das ist ein Weg“ and “he said “never” to me”.',
      [
        'quotation: ‘This wasn’t hard at all’',
        'quotation: „Das ist ein Weg“',
        'quotation: “he said “never” to me”',
      ],
    ],
    [
      'names with a title, an initial or an adjective',
      'We asked Dr. Smith and George W. Bush of the European Union.',
      ['name: Smith', 'name: George W. Bush', 'name: European Union'],
    ],
    [
      'shares and amounts',
      'About 40% of the 3.5 million users left within 24 hours.',
      ['number: 40%', 'number: 3.5 million users', 'number: 24 hours'],
    ],
    [
      'numbers in words',
      'It reached ten million users and is twice as fast, three times cheaper.',
      ['number: ten million users', 'number: twice as fast', 'number: three times cheaper'],
    ],
    ['from one to another', 'It takes 5 to 10 minutes.', ['number: 5 to 10 minutes']],
    [
      'dates',
      'It came out on March 15, 2025, after 8 March and since 2019.',
      ['date: March 15, 2025', 'date: 8 March', 'date: 2019'],
    ],
    [
      'versions',
      'This needs Node 20.19, v2.1.3 or version 4.',
      ['version: Node 20.19', 'version: v2.1.3', 'version: version 4'],
    ],
    [
      'what somebody said',
      '“There is a new kind of coding,” wrote Andrej Karpathy.',
      ['quotation: “There is a new kind of coding,”', 'name: Andrej Karpathy'],
    ],
    ['people who speak', 'Ada Lovelace wrote it.', ['name: Ada Lovelace']],
    [
      'names within a sentence',
      'We asked Maria O’Neil of Stripe about GitHub Copilot.',
      ['name: Maria O’Neil', 'name: Stripe', 'name: GitHub Copilot'],
    ],
    [
      'tools that are known, also first in a sentence',
      'Bolt.new runs in the browser. Replit Agent does too.',
      ['name: Bolt.new', 'name: Replit Agent'],
    ],
  ])('are %s', (_name, text, facts) => {
    expect(found(`<p>${text}</p>`)).toEqual(facts);
  });

  it('is a passage that is set apart as a quotation, as one fact', () => {
    expect(found('<blockquote><p>We saved 40 hours.</p></blockquote>')).toEqual([
      'quotation: We saved 40 hours.',
    ]);
  });

  it('is found in markup, and its place in the HTML is known', () => {
    const html = '<p>It costs <strong>&euro;20</strong>&nbsp;a month &amp; more.</p>';
    const [fact] = find(html);
    expect(fact).toMatchObject({
      words: '€20\u00A0a month',
      sentence: 'It costs €20\u00A0a month & more.',
    });
    expect(html.slice(fact?.from, fact?.to)).toBe('&euro;20</strong>&nbsp;a month');
  });
});

describe('no fact is', () => {
  it.each([
    [
      'a number of a heading',
      '<h2>3. Draw a map</h2><h2>5 ways to begin</h2><h3>Step 2: go on</h3>',
    ],
    [
      'a number of the text itself',
      '<p>Step 3 follows rule 2, see Fig. 3 on p. 12 in the U.S. edition.</p><p>Cause 1: water</p><p>1. Begin</p>',
    ],
    ['a small word for a number', '<p>One thing matters: two people need it at once.</p>'],
    [
      'an ordinal or a turn of speech',
      '<p>The 2nd row is open 24/7, as I said a thousand times.</p>',
    ],
    ['a time of a day', '<p>We begin at 9:30 and end at 17:00.</p>'],
    ['a time with am or pm', '<p>We open at 9 am and close at 5 p.m. each day.</p>'],
    [
      'a telephone number or an address',
      '<p>Call +1 555 123 4567, or see example.com/2024/05 at 192.168.0.1 on port 3000.</p>',
    ],
    ['code', '<p>Set <code>timeout: 300</code>.</p><pre><code>const year = 2024;</code></pre>'],
    [
      'the first word of a sentence',
      '<p>Walk slowly. Then rest: Breathe.</p><ul><li>Bread</li></ul>',
    ],
    ['an abbreviation of the trade', '<p>Every API has a URL, in HTML or JSON.</p>'],
    ['a label that is a word of the text', '<p>You save it with Save.</p>'],
    [
      'the title of a post that is linked',
      '<p>It stands in <a href="/blog/a">Draw the Data First</a>.</p>',
    ],
    ['a term in quotation marks', '<p>They call it “vibe coding” today.</p>'],
    ['what a reader is to ask', '<p>Ask the AI: “Please show me all of the open tasks.”</p>'],
    ['an attribute', '<p><img src="/media/300x200.jpg" alt="40 people"></p>'],
    ['unfinished markup', '<p>Text <a href="https://x.test/2024'],
  ])('%s', (_name, html) => {
    expect(found(html)).toEqual([]);
  });
});

describe('a fact', () => {
  const keyOf = (html: string) => find(html).map(({ key }) => key);

  it('is the same after edits elsewhere, and in another typography', () => {
    const [before] = keyOf('<p>It’s $20 a month.</p>');
    expect(keyOf("<h2>New</h2><p>More of it. <em>It's</em> $20  a month.</p>")).toEqual([before]);
  });

  it.each(['<p>It’s $25 a month.</p>', '<p>It’s not $20 a month.</p>', '<p>It’s €20 a month.</p>'])(
    'is another one in another sentence: %s',
    (html) => {
      expect(keyOf(html)).not.toEqual(keyOf('<p>It’s $20 a month.</p>'));
    },
  );

  it('is one for a name in the whole post, where it stands first', () => {
    const html = '<p>We like Stripe.</p><p>They know Stripe. Stripe is fine.</p>';
    expect(find(html)).toMatchObject([{ words: 'Stripe', sentence: 'We like Stripe.' }]);
  });
});

it('takes no longer for text without an end than for as much prose, and lists no more than can be answered', () => {
  const filled = (text: string) => text.repeat(Math.ceil(100_000 / text.length));
  const began = performance.now();
  for (const text of ['1 ', 'A-1.', '“aaaa ']) {
    expect(find(`<p>${filled(text)}</p>`).length).toBeLessThan(100);
  }
  expect(performance.now() - began).toBeLessThan(60_000);
  const many = Array.from({ length: 3_000 }, (_, at) => `<p>It is $${at + 1}.</p>`).join('');
  expect(find(many)).toHaveLength(quotas.facts.limit);
}, 120_000);

it('is quick and calm about real posts: few facts, and none twice', () => {
  const folder = 'prisma/seed/posts';
  for (const name of readdirSync(folder)) {
    const facts = find(readFileSync(path.join(folder, name), 'utf8'));
    expect(facts.length, name).toBeLessThan(35);
    expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
  }
  const costs = found(
    readFileSync(path.join(folder, 'what-ai-app-building-really-costs.html'), 'utf8'),
  );
  expect(costs).toEqual(
    expect.arrayContaining(['price: $40 an hour', 'date: November 2026', 'name: Replit Agent']),
  );
  expect(costs.filter((fact) => /^number: [1-4]$/.test(fact))).toEqual([]);
});
