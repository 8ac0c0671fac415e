import { describe, expect, it } from 'vitest';
import { schemaOfFields } from '../../src/shared/content/content-schema.ts';
import { blankOf, fitted } from '../../src/shared/content/fitted.ts';
import { contentKind } from '../../src/shared/content/kind.ts';
import { fill, fillAll } from '../../src/shared/content/texts/fill.ts';

const studio = contentKind({
  name: 'studio',
  title: 'Studio',
  places: [],
  bounds: { rating: { min: 1, max: 5 } },
  fixed: ['tabs'],
  labels: { asked: 'Description' },
  release: {
    title: 'A studio',
    intro:
      'Two people and a dog who write software for people who would rather bake, paint or dig.',
    note: null,
    aside: 'See [the tips](/tips).',
    picture: { src: '/a.svg', alt: '' },
    rating: 4,
    days: [1, 3],
    isSample: true,
    tabs: [{ id: 'first', label: 'First' }],
    cards: [
      { slug: 'one', asked: 'One', color: 'ember', link: { label: 'Read', to: '/one' } },
      { slug: 'two', asked: 'Two', color: 'moss' },
    ],
  },
});
const schema = schemaOfFields(studio.fields);
const refusals = (change: object) =>
  schema.safeParse({ ...studio.release, ...change }).error?.issues.map(({ message }) => message);

describe('fields of a kind', () => {
  it('follow from the words of the release', () => {
    expect(studio.fields).toMatchObject({
      title: { type: 'text', label: 'Title', maxLength: 300 },
      intro: { type: 'text', isLong: true },
      note: { type: 'text', isOptional: true },
      aside: { type: 'text', isRich: true },
      picture: {
        fields: {
          src: { type: 'picture', label: 'Picture' },
          alt: { mayBeEmpty: true, label: 'What the picture shows' },
        },
      },
      rating: { type: 'number', min: 1, max: 5 },
      days: { type: 'range' },
      isSample: { type: 'yesNo', label: 'This is a sample' },
      tabs: { type: 'list', isFixed: true },
      cards: {
        entry: {
          fields: {
            slug: { type: 'slug' },
            asked: { type: 'text', label: 'Description' },
            color: { type: 'choice', options: ['ember', 'moss'] },
            link: {
              type: 'group',
              isOptional: true,
              fields: { to: { type: 'address', label: 'Address' } },
            },
          },
        },
      },
    });
  });

  it.each([
    ['an empty list', { cards: [] }],
    ['a list of lists', { rows: [['a', 'b']] }],
  ])('cannot be told from %s', (_name, release) => {
    expect(() => contentKind({ name: 'odd', title: '', places: [], release })).toThrow();
  });
});

describe('a value to save', () => {
  it('may be the release, and lists may be empty or longer', () => {
    expect(refusals({})).toBeUndefined();
    expect(refusals({ cards: [] })).toBeUndefined();
    const more = [...studio.release.cards, { slug: 'three', asked: 'Three', color: 'moss' }];
    expect(refusals({ cards: more })).toBeUndefined();
  });

  it.each([
    ['without a text', { title: '' }, 'Please fill this in'],
    ['too long', { title: 'x'.repeat(301) }, 'At most 300 characters'],
    [
      'with a script in a link of its text',
      { aside: 'See [the tips](javascript:alert(1)).' },
      'An address begins with / or with https://',
    ],
    ['of several lines', { title: 'a\nb' }, 'Only one line is possible here'],
    ['with a zero byte', { title: 'a\0b' }, 'This contains a character that cannot be stored'],
    ['with a number out of bounds', { rating: 6 }, 'A number from 1 to 5 is needed'],
    [
      'with a range that runs backwards',
      { days: [3, 1] },
      'The second number must be at least as large as the first',
    ],
    [
      'with two entries of one address',
      { cards: [studio.release.cards[0], studio.release.cards[0]] },
      'Two entries have this address',
    ],
  ])('%s is refused', (_name, change, message) => {
    expect(refusals(change)).toContain(message);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    '/\\evil.example',
    ' /tips',
    'tips',
  ])('with the address %j is refused', (src) => {
    expect(refusals({ picture: { src, alt: '' } })).toEqual([
      'An address begins with / or with https://',
    ]);
  });
});

describe('a stored value', () => {
  it('fits fields that changed since: new ones get the words of the release, old ones are dropped', () => {
    const stored = {
      title: 'Ours',
      gone: 1,
      rating: 'four',
      cards: [{ slug: 'x', color: 'pink' }],
    };
    const value = fitted(studio.fields, stored, studio.release);
    expect(value).toMatchObject({ title: 'Ours', rating: 4, intro: studio.release.intro });
    expect(value).not.toHaveProperty('gone');
    expect(value.cards).toEqual([{ slug: 'x', asked: '', color: 'ember', link: undefined }]);
  });

  it('of a new entry is empty', () => {
    const { cards } = studio.fields;
    if (cards?.type !== 'list') throw new Error('Cards are a list.');
    expect(blankOf(cards.entry)).toEqual({ slug: '', asked: '', color: 'ember', link: null });
  });
});

describe('sections of a page', () => {
  const page = contentKind({
    name: 'page',
    title: 'Page',
    places: [],
    labels: { steps: 'How it goes' },
    sections: ['figures', 'steps', 'estimate'],
    release: { title: 'A page', figures: { title: 'Figures' }, steps: { title: 'Steps' } },
  });
  const shown = (...ids: string[]) => ids.map((id) => ({ id, isShown: true }));
  const hiddenSteps = { id: 'steps', isShown: false };
  const kept = (sections: unknown) => fitted(page.fields, { sections }, page.release).sections;
  const ofPage = schemaOfFields(page.fields);

  it('are one field, with the labels of their groups, and stand as delivered until somebody moves them', () => {
    expect(page.release.sections).toEqual(shown('figures', 'steps', 'estimate'));
    expect(page.fields.sections).toMatchObject({
      type: 'sections',
      sections: [
        { id: 'figures', label: 'Figures' },
        { id: 'steps', label: 'How it goes' },
        { id: 'estimate', label: 'Estimate' },
      ],
    });
    expect(studio.fields).not.toHaveProperty('sections');
  });

  it('may be saved in any order, some of them hidden', () => {
    const sections = [...shown('estimate'), hiddenSteps, ...shown('figures')];
    expect(ofPage.parse({ ...page.release, sections }).sections).toEqual(sections);
    expect(kept(sections)).toEqual(sections);
  });

  it.each([
    ['one is missing', shown('figures', 'steps')],
    ['one stands there twice', shown('figures', 'steps', 'steps')],
    ['one is unknown', shown('figures', 'steps', 'prices')],
    ['one more is unknown', shown('figures', 'steps', 'estimate', 'prices')],
    ['there is no list', 'figures'],
  ])('are refused when %s', (_name, sections) => {
    const { error } = ofPage.safeParse({ ...page.release, sections });
    expect(error?.issues.map(({ message, path }) => [path.join('.'), message])).toEqual([
      ['sections', 'Every section stands here once: figures, steps, estimate'],
    ]);
  });

  it.each([
    ['an unknown one is dropped', [...shown('prices', 'steps', 'figures', 'estimate')]],
    ['one that was stored twice stands once', shown('steps', 'figures', 'steps', 'estimate')],
  ])('stored by another release fit: %s', (_name, stored) => {
    expect(kept(stored)).toEqual(shown('steps', 'figures', 'estimate'));
  });

  it.each([
    [
      'after the one before it',
      [...shown('estimate', 'figures')],
      shown('estimate', 'figures', 'steps'),
    ],
    [
      'first, if it is the first',
      [hiddenSteps, ...shown('estimate')],
      [...shown('figures'), hiddenSteps, ...shown('estimate')],
    ],
    [
      'where its state cannot be read',
      [{ id: 'estimate' }, ...shown('steps', 'figures')],
      shown('steps', 'estimate', 'figures'),
    ],
    ['where there is no list', { figures: true }, shown('figures', 'steps', 'estimate')],
  ])('stored by another release fit: a new one is shown, %s', (_name, stored, fit) => {
    expect(kept(stored)).toEqual(fit);
  });
});

describe('names in texts', () => {
  it('are filled in, also below, and stay where they are unknown', () => {
    expect(fill('{brand} in {days} {days}', { brand: 'Ours', days: 3 })).toBe('Ours in 3 3');
    expect(fill('{toString} {unknown} {a b}', {})).toBe('{toString} {unknown} {a b}');
    expect(fillAll({ list: ['{brand}'], count: 1, none: null }, { brand: 'Ours' })).toEqual({
      ...{ list: ['Ours'], count: 1, none: null },
    });
  });
});
