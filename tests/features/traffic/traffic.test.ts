import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { everything } from '../../../src/features/traffic/server/counting/traffic-counter.ts';
import { countNames, trafficLimits } from '../../../src/shared/visits.ts';
import { createAdmin } from '../../factories/admins.ts';
import { contactRequest } from '../../factories/contact.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { sendBeacon, visitReport } from '../../factories/visits.ts';
import { breakWrites, mendWrites, raise } from '../../setup/database/broken-writes.ts';
import { resetDatabase, testDatabase } from '../../setup/database/database.ts';
import { createTestApp, setUpTestApp } from '../../setup/harness.ts';

let day = 0;
let now = new Date();
const testApp = setUpTestApp({
  env: { TRUSTED_PROXIES: '127.0.0.1' },
  replace: () => ({ clock: { now: () => now } }),
});
const prisma = () => testDatabase().prisma;

let visitors = 0;
const somebody = () => {
  visitors += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(visitors / 200)}.${visitors % 200}` };
};

beforeEach(async () => {
  // Each test has its own day, so that visitors and limits start at zero.
  day += 1;
  now = new Date(Date.UTC(2027, 0, day, 12));
  await testApp().deps.trafficCounter.store();
  await resetDatabase();
  await testApp().deps.trafficCounter.readSwitch();
});

async function counted({ page = everything, source = everything } = {}) {
  await testApp().deps.trafficCounter.store();
  const row = await prisma().trafficCount.findFirst({ where: { page, source } });
  return (
    row && Object.fromEntries(countNames.flatMap((name) => (row[name] ? [[name, row[name]]] : [])))
  );
}

async function anotherApp(env: Record<string, string>) {
  const another = await createTestApp({ env, replace: () => ({ clock: { now: () => now } }) });
  onTestFinished(async () => {
    await another.app.close();
    await another.deps.contentBus.close();
  });
  return another;
}

const send = (body: unknown, headers: Record<string, string> = somebody()) =>
  sendBeacon(testApp(), body, headers);

describe('a beacon', () => {
  it('is counted by page and source, and in the sums of both', async () => {
    const report = visitReport({
      views: [
        { page: '/tips', seconds: 5, quarters: 2 },
        { page: '/services', seconds: 200, quarters: -1 },
      ],
      clicks: [
        { page: '/services', way: 'text' },
        { page: '/services', way: 'contact' },
      ],
    });
    expect(await send(report)).toBe(204);
    const tips = { views: 1, under10: 1, longViews: 1, read25: 1, read50: 1 };
    const begun = { visits: 1, visitors: 1 };
    const services = { views: 1, over180: 1, textClicks: 1, contactClicks: 1 };
    const google = 'search:Google';
    expect(await counted({ page: '/tips', source: google })).toEqual({ ...tips, ...begun });
    expect(await counted({ page: '/tips' })).toEqual({ ...tips, ...begun });
    expect(await counted({ page: '/services' })).toEqual(services);
    const all = { ...tips, ...begun, ...services, views: 2 };
    expect(await counted({ source: google })).toEqual(all);
    expect(await counted()).toEqual(all);
  });

  it('is stored with those of others and those before it', async () => {
    for (const _ of [1, 2, 3]) await send(visitReport());
    expect(await counted()).toMatchObject({ views: 3, visits: 3, visitors: 3 });
    await send(visitReport());
    expect(await counted()).toMatchObject({ views: 4, visits: 4, visitors: 4 });
  });

  it('counts a visit once and a visitor once a day', async () => {
    const headers = somebody();
    await send(visitReport(), headers);
    await send(visitReport({ isFirst: false }), headers);
    await send(visitReport(), headers);
    await send(visitReport(), { ...headers, 'user-agent': 'Mozilla/5.0 (another browser)' });
    expect(await counted()).toMatchObject({ views: 4, visits: 3, visitors: 2 });
  });

  it('is no visit where a page of this site led to it', async () => {
    await send(visitReport({ origin: { referrer: '/' } }));
    const row = await counted({ source: 'inside' });
    expect(row).toMatchObject({ views: 1, visitors: 1 });
    expect(row).not.toHaveProperty('visits');
  });

  it.each([
    ['', 'direct'],
    ['www.google.co.uk', 'search:Google'],
    ['chatgpt.com', 'assistant:ChatGPT'],
    ['old.reddit.com', 'social:Reddit'],
    ['t.co', 'social:X'],
    ['mail.google.com', 'mail:Gmail'],
    ['www.Example.org', 'site:example.org'],
    ['google.com.evil.example', 'site:google.com.evil.example'],
    ['<script>', 'direct'],
  ])('of a visit from "%s" is counted for %s', async (referrer, source) => {
    await send(visitReport({ origin: { referrer } }));
    expect(await counted({ source })).toMatchObject({ visits: 1 });
  });

  it('of a campaign is counted for the campaign, whatever site it was on', async () => {
    const origin = { source: ' Newsletter\u0000', medium: 'Mail', campaign: '2026 Spring' };
    await send(visitReport({ origin }));
    expect(await counted({ source: 'campaign:newsletter' })).toMatchObject({ visits: 1 });
    expect(await prisma().trafficCampaign.findMany()).toMatchObject([
      { source: 'newsletter', medium: 'mail', campaign: '2026 spring', views: 1, visits: 1 },
    ]);
  });

  it.each([
    ['हिन्दी', 'हिन्दी'],
    ['cafe\u0301', 'café'],
    ['a\u202egpj.exe', 'a gpj.exe'],
    ['\ud83d', ''],
  ])('of the campaign "%s" is counted for "%s"', async (source, name) => {
    await send(visitReport({ origin: { source } }));
    const expected = name ? `campaign:${name}` : 'search:Google';
    expect(await counted({ source: expected })).toMatchObject({ visits: 1 });
  });

  it('counts pages that are there, and all others as one', async () => {
    const { slug } = await createPost({ slug: 'a-post' });
    await createPost({ slug: 'a-draft', isPublished: false, publishedAt: null });
    const { id } = await createDeveloper();
    const { id: unfinished } = await createDeveloper({ profileCompletedAt: null });
    const pages = [
      ...[`/blog/${slug}`, '/blog/a-draft', '/blog/nothing', `/developer-profile/${id}`],
      ...[`/developer-profile/${unfinished}`, '/developer-profile/99999', '/admin', '/wp-login'],
      ...['/requests/secret-key', '/*', '/examples/stockroom', '/examples/nothing'],
    ];
    await send(visitReport({ views: pages.map((page) => ({ page, seconds: 1, quarters: -1 })) }));
    await testApp().deps.trafficCounter.store();
    const rows = await prisma().trafficCount.findMany({
      where: { source: everything, page: { not: everything }, views: { gt: 0 } },
      orderBy: { page: 'asc' },
    });
    expect(rows.map(({ page, views }) => [page, views])).toEqual([
      ['', 9],
      [`/blog/${slug}`, 1],
      [`/developer-profile/${id}`, 1],
      ['/examples/stockroom', 1],
    ]);
  });
});

describe('not counted is', () => {
  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['an assistant that reads', { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.2)' }],
    ['a browser without a head', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['nobody by name', { 'user-agent': '' }],
    ['who sends Do Not Track', { dnt: '1' }],
    ['who sends Global Privacy Control', { 'sec-gpc': '1' }],
    ['a page that is fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['who came from no page of a browser', { 'sec-fetch-site': 'none' }],
  ])('%s', async (_who, headers: Record<string, string>) => {
    expect(await send(visitReport(), { ...somebody(), ...headers })).toBe(204);
    expect(await counted()).toBeNull();
  });

  it('a signed-in admin', async () => {
    const cookie = await testApp().cookieFor('admin', (await createAdmin()).id);
    expect(await send(visitReport(), { ...somebody(), cookie })).toBe(204);
    expect(await counted()).toBeNull();
  });

  it('what another site sends', async () => {
    await send(visitReport(), { ...somebody(), origin: 'https://evil.example' });
    expect(await counted()).toBeNull();
  });

  it.each([
    ['no JSON', 'views=1'],
    ['a list', '[]'],
    ['nothing', ''],
    ['no views', visitReport({ views: [] })],
    ['a negative time', visitReport({ views: [{ page: '/tips', seconds: -1, quarters: 0 }] })],
    [
      'a page of another site',
      visitReport({ views: [{ page: 'https://evil.example/', seconds: 1, quarters: 0 }] }),
    ],
    [
      'a page without an end',
      visitReport({ views: [{ page: `/${'a'.repeat(500)}`, seconds: 1, quarters: 0 }] }),
    ],
    ['a number where words belong', { ...visitReport(), origin: 7 }],
    ['a body without an end', 'x'.repeat(trafficLimits.beaconBytes + 1)],
    [
      'more pages than a beacon holds',
      visitReport({ views: Array(50).fill({ page: '/tips', seconds: 1, quarters: 0 }) }),
    ],
  ])('%s, and nobody is told', async (_what, body) => {
    expect(await send(body)).toBe(204);
    expect(await counted()).toBeNull();
  });

  it('JSON by another name', async () => {
    expect(await send(visitReport(), { ...somebody(), 'content-type': 'application/json' })).toBe(
      204,
    );
    expect(await counted()).toBeNull();
  });

  it('what one address sends beyond what people read', async () => {
    const headers = somebody();
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => send(visitReport(), headers)),
    );
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await counted()).toMatchObject({ views: 60, visitors: 1 });
  });
});

describe('under attack', () => {
  it('10,000 addresses that are no pages are one row', async () => {
    for (let beacon = 0; beacon < 500; beacon += 1) {
      const views = Array.from({ length: 20 }, (_, index) => ({
        page: `/blog/odd-${beacon}-${index}`,
        seconds: 1,
        quarters: 4,
      }));
      await send(visitReport({ views }), {
        'x-forwarded-for': `203.0.${beacon % 250}.${beacon >> 8}`,
      });
    }
    expect(await counted({ page: '' })).toMatchObject({ views: 10_000 });
    expect(await prisma().trafficCount.count()).toBeLessThan(10);
  });

  it('sources and campaigns without end keep a bounded number of names', async () => {
    for (let beacon = 0; beacon < 300; beacon += 1) {
      const campaign = beacon % 2 === 0 ? { source: `made-up-${beacon}` } : {};
      const origin = { referrer: `made-up-${beacon}.example`, ...campaign };
      await send(visitReport({ origin }), {
        'x-forwarded-for': `192.0.${beacon % 250}.${beacon >> 7}`,
      });
      if (beacon === 200) await testApp().deps.trafficCounter.store();
    }
    await send(visitReport({ origin: { referrer: 'bing.com' } }));
    expect(await counted()).toMatchObject({ visits: 301 });
    expect(await counted({ source: 'search:Bing' })).toMatchObject({ visits: 1 });
    expect(await counted({ source: 'other' })).toMatchObject({ visits: 100 });
    expect(await prisma().trafficCampaign.count()).toBeLessThanOrEqual(200);
  });
});

describe('visitors of a day', () => {
  it('are forgotten with the salt when the day is over, and counted anew', async () => {
    const headers = somebody();
    await send(visitReport(), headers);
    expect(await counted()).toMatchObject({ visitors: 1 });
    const [salt] = await prisma().trafficSalt.findMany();
    const [visitor] = await prisma().trafficVisitor.findMany();
    expect([salt?.salt.length, visitor?.hash.length]).toEqual([32, 8]);

    now = new Date(Date.UTC(2027, 0, day + 1, 0, 2));
    await testApp().deps.trafficCounter.tick(now);
    expect(await prisma().trafficSalt.count()).toBe(0);
    expect(await prisma().trafficVisitor.count()).toBe(0);

    await send(visitReport(), headers);
    await testApp().deps.trafficCounter.store();
    const days = await prisma().trafficCount.findMany({
      where: { page: everything, source: everything },
      orderBy: { day: 'asc' },
    });
    expect(days.map(({ visitors }) => visitors)).toEqual([1, 1]);
    const [next] = await prisma().trafficSalt.findMany();
    expect(next?.salt).not.toEqual(salt?.salt);
    expect((await prisma().trafficVisitor.findFirst())?.hash).not.toEqual(visitor?.hash);
  });

  it('are no words of the log', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.77' };
    await send(visitReport(), headers);
    await testApp().deps.trafficCounter.store();
    const { hash } = await prisma().trafficVisitor.findFirstOrThrow();
    const text = testApp().logLines.join('\n');
    expect(text).not.toContain('198.51.100.77');
    expect(text).not.toContain(Buffer.from(hash).toString('base64'));
    const table = JSON.stringify(await prisma().trafficCount.findMany());
    expect(table).not.toContain('198.51');
  });

  it('are the same to two copies of the site, whose sums add up', async () => {
    const second = await anotherApp({ TRUSTED_PROXIES: '127.0.0.1' });
    const headers = somebody();
    await send(visitReport(), headers);
    await sendBeacon(second, visitReport(), headers);
    await sendBeacon(second, visitReport(), somebody());
    await Promise.all([testApp().deps.trafficCounter.store(), second.deps.trafficCounter.store()]);
    expect(await counted()).toMatchObject({ views: 3, visitors: 2 });
  });
});

describe('two copies of the site', () => {
  it('count a visitor of the last seconds before midnight once, whichever of them stores first', async () => {
    const second = await anotherApp({ TRUSTED_PROXIES: '127.0.0.1' });
    const headers = somebody();
    now = new Date(Date.UTC(2027, 0, day, 23, 59, 55));
    await send(visitReport(), headers);
    await sendBeacon(second, visitReport(), headers);
    now = new Date(Date.UTC(2027, 0, day + 1, 0, 0, 1));
    await testApp().deps.trafficCounter.tick(now);
    now = new Date(Date.UTC(2027, 0, day + 1, 0, 0, 9));
    await second.deps.trafficCounter.tick(now);
    expect(await counted()).toMatchObject({ views: 2, visitors: 1 });
    now = new Date(Date.UTC(2027, 0, day + 1, 0, 2));
    await testApp().deps.trafficCounter.tick(now);
    expect(await prisma().trafficVisitor.count()).toBe(0);
  });
});

describe('a fault of the database', () => {
  it('is waited for, and nothing is counted twice', async () => {
    await send(visitReport());
    await breakWrites(raise('53100'), 'TrafficCount');
    try {
      await testApp().deps.trafficCounter.store();
      expect(testApp().logLines.join()).toContain('visits could not be stored');
      expect(await send(visitReport())).toBe(204);
    } finally {
      await mendWrites();
    }
    expect(await counted()).toMatchObject({ views: 2, visits: 2, visitors: 2 });
  });
});

describe('a contact request', () => {
  const submit = (input: object) =>
    testApp().app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: somebody(),
      payload: { ...contactRequest, ...input },
    });

  it('is counted where its visit began, and keeps that', async () => {
    const { origin } = visitReport({ origin: { source: 'letter', campaign: 'may' } });
    expect((await submit({ visit: origin })).statusCode).toBe(200);
    expect((await submit({ visit: origin })).statusCode).toBe(200);
    expect(await counted()).toEqual({ requests: 1 });
    expect(await counted({ page: '/tips', source: 'campaign:letter' })).toEqual({ requests: 1 });
    expect(await prisma().trafficCampaign.findMany()).toMatchObject([{ requests: 1 }]);
    expect(await prisma().contactRequest.findMany()).toMatchObject([
      { landingPage: '/tips', trafficSource: 'campaign:letter' },
    ]);
  });

  it('of somebody who is not counted is counted without both', async () => {
    expect((await submit({})).statusCode).toBe(200);
    expect(await counted({ page: '', source: 'unknown' })).toEqual({ requests: 1 });
    expect(await prisma().contactRequest.findMany()).toMatchObject([
      { landingPage: '', trafficSource: '' },
    ]);
  });

  it('that could not be stored is not counted', async () => {
    await breakWrites(raise('53100'), 'AccessLink');
    try {
      expect((await submit({ visit: visitReport().origin })).statusCode).toBeGreaterThan(499);
    } finally {
      await mendWrites();
    }
    expect(await counted()).toBeNull();
  });

  it('is kept where nobody can tell what led to it', async () => {
    const { origin } = visitReport({ origin: { page: `/blog/${'a'.repeat(300)}` } });
    expect((await submit({ visit: origin })).statusCode).toBe(200);
    expect(await counted({ page: '', source: 'unknown' })).toEqual({ requests: 1 });
  });

  it('that is taken for junk is not counted', async () => {
    const { origin } = visitReport();
    expect((await submit({ visit: origin, website: 'https://spam.example' })).statusCode).toBe(200);
    expect(await counted()).toBeNull();
  });
});

it('switched off by the operator, there is no counting and no address for it', async () => {
  const off = await anotherApp({ TRAFFIC_COUNTING: 'off' });
  expect(await sendBeacon(off, visitReport())).toBe(405);
  expect(off.deps.trafficCounter.isOn).toBe(false);
});
