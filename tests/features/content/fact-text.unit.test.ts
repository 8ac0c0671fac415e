import { describe, expect, it } from 'vitest';
import { contentKinds } from '../../../src/app/content-kinds.ts';
import { factTextOf, fieldAt } from '../../../src/features/content/fact-text.ts';
import { findFacts } from '../../../src/features/facts/find-facts.ts';
import { promptKinds } from '../../../src/features/prompts/words/prompt-types.ts';
import { knownNames } from '../../../src/features/tools/words/known-names.ts';
import type { ContentFields } from '../../../src/shared/content/fields.ts';

const text = { label: 'Text', type: 'text', maxLength: 300 } as const;

/** Kind, words and field of each fact. */
function factsIn(fields: ContentFields, value: object) {
  const read = factTextOf(fields, value);
  return findFacts(read.html, knownNames).map((fact) => [
    ...[fact.kind, fact.words, fieldAt(read, fact.from)],
  ]);
}

const factsOf = (sentence: string) => factsIn({ text }, { text: sentence });

const pathNames = ['first-app', 'data-and-sign-in', 'into-the-code', 'shipped'].map(
  (slug) => `path-${slug}`,
);

describe('the facts of content', () => {
  it('are found in every text, with the field that states them', () => {
    const entry = { label: 'Plan', type: 'group', fields: { name: text, price: text } } as const;
    const plans = { label: 'Plans', type: 'list', entry } as const;
    const value = {
      intro: 'It began in March 2025.',
      plans: [
        { name: 'Small', price: '$20/month' },
        { name: 'Large', price: '$100/month' },
      ],
      note: null,
    };
    const note = { ...text, isOptional: true } as const;
    expect(factsIn({ intro: text, plans, note }, value)).toEqual([
      ['date', 'March 2025', 'intro'],
      ['price', '$20/month', 'plans.0.price'],
      ['price', '$100/month', 'plans.1.price'],
    ]);
  });

  it('are read without the marks of rich texts', () => {
    expect(factsOf('It costs **$20** a month.')).toEqual([['price', '$20 a month', 'text']]);
    const { html } = factTextOf(
      { text },
      { text: 'It costs **$20** & *more* < [now](https://a.b).' },
    );
    expect(html.trim()).toBe('<p>It costs $20 &amp; more &lt; now.</p>');
  });

  it('are not the titles that links lead to, nor names in braces', () => {
    expect(factsOf('Read [Claude and GitHub](/blog/claude) first.')).toEqual([]);
    expect(factsOf('Read about {productTitle} first.')).toEqual([]);
    const { html } = factTextOf({ text }, { text: 'Since 2020, {productTitle} is ours.' });
    expect(findFacts(html, knownNames).map(({ sentence }) => sentence)).toEqual([
      'Since 2020, {productTitle} is ours.',
    ]);
  });

  it('are numbers under their labels', () => {
    const fields = {
      day: { label: 'Dollars a day', type: 'number', min: 1, max: 9_999 },
      weeks: { label: 'Weeks', type: 'range', min: 1, max: 99 },
    } as const;
    expect(factsIn(fields, { day: 800, weeks: [5, 9] })).toEqual([
      ['number', '800', 'day'],
      ['number', '5–9', 'weeks.0'],
    ]);
  });

  it('are not addresses, choices, colors and times', () => {
    const fields = {
      to: { label: 'Address', type: 'address' },
      slug: { label: 'Slug', type: 'slug' },
      icon: { label: 'Icon', type: 'choice', options: ['$20'] },
      color: { label: 'Color', type: 'color' },
      opens: { label: 'Opens', type: 'time' },
      dateTime: text,
    } as const;
    const value = { to: '/$20', slug: 'in-2025', icon: '$20', color: '#202020', opens: '09:30' };
    expect(factsIn(fields, { ...value, dateTime: '2026-11' })).toEqual([]);
  });

  it.each(
    contentKinds.filter(({ hasFacts }) => hasFacts).map((kind) => [kind.name, kind] as const),
  )('of %s are few enough to be answered', (_name, { fields, release }) => {
    expect(factsIn(fields, release as object).length).toBeLessThan(100);
  });

  it('are not looked for in the words of others, and where texts state none', () => {
    const without = contentKinds.filter(({ hasFacts }) => !hasFacts).map(({ name }) => name);
    expect(without).toEqual([
      ...['identity', 'offices', 'look', 'navigation', 'menu-lines', 'testimonials'],
      'quote-paper',
      ...[
        'example-prompts',
        'example-guides',
        ...pathNames,
        ...promptKinds.map((kind) => `prompts-${kind}`),
      ],
      ...['tool-prices', 'skills', 'assessment-tasks', 'redirects', 'crawlers'],
    ]);
  });
});
