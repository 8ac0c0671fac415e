import { describe, expect, it } from 'vitest';
import {
  type Check,
  checkLinks,
  checkPost,
  linksOf,
} from '../../../src/features/editor/web/admin/check/post-checks.ts';
import {
  type EditorValues,
  emptyPost,
} from '../../../src/features/editor/web/admin/editor-form.ts';

const now = new Date('2026-11-22T12:00:00Z');
const good: EditorValues = {
  ...emptyPost,
  title: 'A map of the ridge for slow walkers',
  slug: 'a-map',
  excerpt: 'Where the path is wide, where it is not, and where to sit down for a while with bread.',
  imageUrl: '/media/a.jpg',
  content:
    '<h2>Up</h2><p>Walk. Rest.</p><figure><img src="/media/b.jpg" alt="The ridge"></figure><h3>On</h3><p><a href="#section-up">Up</a></p>',
  publishAt: '2099-01-02T10:00',
};

function check(change: Partial<EditorValues>, id: Check['id']): Check | undefined {
  const values = { ...good, ...change };
  return checkPost({ values, categoryName: 'News', address: 'https://x.test/a', now }).find(
    (one) => one.id === id,
  );
}

it('has nothing to say about a post that is ready', () => {
  const checks = checkPost({
    values: good,
    categoryName: 'News',
    address: 'https://x.test/a',
    now,
  });
  expect(checks.filter(({ state }) => state !== 'good')).toEqual([]);
  expect(checkLinks(linksOf(good.content), []).state).toBe('good');
});

it.each<[string, Partial<EditorValues>, Check['id'], string | RegExp]>([
  ['no address', { slug: ' ' }, 'address', /no address/],
  ['publication at once', { publishAt: '' }, 'publication', 'Saving publishes it at once.'],
  ['no excerpt', { excerpt: '' }, 'excerpt', /need one/],
  ['no picture', { imageUrl: '' }, 'card', /drawn cover/],
  ['a short title', { title: 'Map' }, 'search', /The title has 3 characters/],
  [
    'a long text without headings',
    { content: `<p>${'word '.repeat(500)}.</p>` },
    'headings',
    /with headings/,
  ],
])('looks at %s', (_name, change, id, text) => {
  expect(check(change, id)).toMatchObject({ state: 'look', text: expect.stringMatching(text) });
});

it('knows a draft, and a post that is public already', () => {
  expect(check({ isPublished: 'false' }, 'publication')?.text).toMatch(/stays a draft/);
  expect(check({ publishAt: '2020-01-02T10:00' }, 'publication')?.text).toMatch(/see it since/);
});

describe('names the places of', () => {
  it('pictures without words', () => {
    const content = '<img src="/media/c.jpg" alt=""><img src="/media/d.jpg" alt="D">';
    expect(check({ content }, 'alt')?.places).toEqual(['c.jpg']);
  });

  it('headings that leave a level out', () => {
    expect(check({ content: '<h2>A</h2><h4>B</h4><p>x</p>' }, 'headings')?.places).toEqual(['B']);
  });

  it('sentences that are too long', () => {
    const content = `<p>Short. Now ${'long '.repeat(31)}end.</p>`;
    expect(check({ content }, 'readability')?.places?.[0]).toMatch(/^Now long/);
  });

  it('links that lead nowhere', () => {
    const links = linksOf(
      '<h2>A</h2><p><a href="#section-a">1</a><a href="#section-b">2</a><a href="/gone">3</a><a href="https://x.test">4</a></p>',
    );
    expect(links).toEqual({ here: ['/gone'], missingPlaces: ['#section-b'], elsewhere: 1 });
    expect(checkLinks(links, ['/gone']).places).toEqual(['#section-b', '/gone']);
    expect(checkLinks({ ...links, missingPlaces: [] }, null).state).toBe('open');
  });
});
