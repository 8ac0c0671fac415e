import { beforeEach, describe, expect, it } from 'vitest';
import { portfolioKind } from '../../../src/features/examples/words/portfolio.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const kind = 'redirects';
const permanent = (from: string, to: string) => ({ from, to, isPermanent: true });

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
});

async function publish(...redirects: { from: string; to: string; isPermanent: boolean }[]) {
  const { caller } = await signedInAdmin(testApp());
  await caller.admin.content.save({ kind, value: { redirects } });
}

async function open(url: string) {
  const { statusCode, headers } = await testApp().app.inject(url);
  return [statusCode, headers.location];
}

async function refusal(redirects: readonly object[]) {
  const { cookie } = await signedInAdmin(testApp());
  const answer = await testApp().app.inject({
    method: 'POST',
    url: '/trpc/admin.content.save',
    headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'application/json' },
    payload: { kind, value: { redirects } },
  });
  expect(answer.statusCode).toBe(400);
  return answer.json().error.json.data.fieldErrors;
}

describe('a redirect', () => {
  it('leads on from an address without a page, for good or for now', async () => {
    expect(await open('/old-page')).toEqual([404, undefined]);
    await publish(permanent('/old-page', '/tips'), {
      ...{ from: '/this-week', to: 'https://partner.example/offer', isPermanent: false },
    });
    expect(await open('/old-page')).toEqual([301, '/tips']);
    expect(await open('/this-week')).toEqual([302, 'https://partner.example/offer']);
  });

  it.each([
    ['a slash at the end', '/shop/books/'],
    ['an encoded letter', '/caf%C3%A9'],
    ['a file', '/old/logo.png'],
    ['a page of another program', '/index.php'],
    ["WordPress's short address", '/?p=12'],
  ])('leads on from %s', async (_name, from) => {
    await publish(permanent(from, '/tips'));
    const tidied = from === '/shop/books/' ? '/shop/books' : from;
    expect(await open(tidied)).toEqual([301, '/tips']);
  });

  it('keeps the query of a campaign and the fragment of its target', async () => {
    await publish(permanent('/old-page', '/contact#top'), permanent('/cheap', '/blog?tag=news'));
    expect(await open('/old-page?utm_source=card')).toEqual([301, '/contact?utm_source=card#top']);
    expect(await open('/cheap?utm_source=card')).toEqual([301, '/blog?tag=news']);
  });

  it('waits while this site has a page there', async () => {
    await publish(permanent('/tips', '/resources'), permanent('/blog/first', '/blog'));
    expect(await open('/tips')).toEqual([200, undefined]);
    expect(await open('/blog/first')).toEqual([301, '/blog']);
    await createPost({ slug: 'first' });
    await testApp().deps.contentBus.announce();
    expect(await open('/blog/first')).toEqual([200, undefined]);
  });

  it.each([
    ['to itself', [permanent('/a', '/a/')], 'value.redirects.0.to', 'This leads to itself'],
    [
      'in a loop',
      [permanent('/a', '/b'), permanent('/b', '/a')],
      'value.redirects.0.to',
      'This address is redirected itself. Please name the one where it ends',
    ],
    [
      'in a loop over the full address',
      [permanent('/a', 'http://localhost:3000/a')],
      'value.redirects.0.to',
      'This leads to itself',
    ],
    [
      'in a chain',
      [permanent('/b', '/tips'), permanent('/a', '/b?x=1#y')],
      'value.redirects.1.to',
      'This address is redirected itself. Please name the one where it ends',
    ],
    [
      'twice',
      [permanent('/a', '/tips'), permanent('/a/', '/blog')],
      'value.redirects.1.from',
      'This address is redirected above already',
    ],
    ...['https://other.example/a', '/', '#top', '/admin', '/api/blog/posts'].map(
      (from) =>
        [
          `from ${from}`,
          [permanent(from, '/tips')],
          'value.redirects.0.from',
          'An address of this site is needed, such as /old-page',
        ] as const,
    ),
    [
      'to a script',
      [permanent('/a', 'javascript:alert(1)')],
      'value.redirects.0.to',
      'An address begins with / or with https://',
    ],
  ] as const)('%s is refused at its field', async (_name, redirects, field, message) => {
    expect(await refusal(redirects)).toMatchObject({ [field]: [message] });
  });

  it('names no more than fifty refused fields at once', async () => {
    const many = Array.from({ length: 60 }, () => permanent('/', '/tips'));
    expect(Object.keys(await refusal(many))).toHaveLength(50);
  });
});

describe('a page whose address changes', () => {
  const { projects, ...rest } = portfolioKind.release;
  const renamed = (id: string, to: string) =>
    projects.map((project) => (project.id === id ? { ...project, id: to } : project));

  async function save(value: object[]) {
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.content.save({ kind: 'portfolio', value: { ...rest, projects: value } });
  }

  it('is found at the former one, without a chain, and back again', async () => {
    await save(renamed('stockroom', 'spare-parts'));
    expect(await open('/examples/stockroom')).toEqual([301, '/examples/spare-parts']);
    await save(renamed('stockroom', 'bike-parts'));
    expect(await open('/examples/stockroom')).toEqual([301, '/examples/bike-parts']);
    expect(await open('/examples/spare-parts')).toEqual([301, '/examples/bike-parts']);
    await save([...projects]);
    expect(await open('/examples/stockroom')).toEqual([200, undefined]);
    expect(await open('/examples/bike-parts')).toEqual([301, '/examples/stockroom']);
  });

  it('is found when the list is ordered anew with it', async () => {
    await save(renamed('stockroom', 'spare-parts').toReversed());
    expect(await open('/examples/stockroom')).toEqual([301, '/examples/spare-parts']);
  });

  it('leads nowhere once it is removed', async () => {
    await save(projects.filter(({ id }) => id !== 'stockroom'));
    expect(await open('/examples/stockroom')).toEqual([404, undefined]);
  });
});
