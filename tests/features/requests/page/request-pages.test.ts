import { describe, expect, it } from 'vitest';
import { counters } from '../../../../src/shared/limits/limits.ts';
import { createAccessLink } from '../../../factories/access-links.ts';
// Imported here so that the first test does not wait for compilation.
import '../../../../src/app/web/request/RequestPage.tsx';
import { JSDOM } from 'jsdom';
import { requestKeyDays } from '../../../../src/features/requests/request-options.ts';
import { callerWith, signedInAdmin } from '../../../factories/callers.ts';
import { contactForm, contactRequest } from '../../../factories/contact.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { formPoster } from '../../../setup/post-form.ts';
import { sourceRenderer } from '../../../setup/rendered-app.ts';

let now = new Date();
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  env: { PUBLIC_READS_PER_MINUTE: '10000' },
  replace: () => ({ clock: { now: () => now } }),
});

const db = () => testApp().deps.db.prisma;
const visitor = () => callerWith(testApp()).caller.contact;
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

async function send(overrides: Partial<typeof contactForm> = {}): Promise<string> {
  const receipt = await visitor().submit({ ...contactForm, ...overrides });
  expect(receipt.requestKey).toMatch(/^[\w-]{32}$/);
  return receipt.requestKey ?? '';
}

const open = (key: string) => testApp().app.inject({ url: `/requests/${key}` });
const postForm = formPoster(testApp);
const mainText = (body: string) =>
  new JSDOM(body).window.document.querySelector('main')?.textContent ?? '';

describe('the page of a request', () => {
  it('shows its sender what was sent, where it stands and by when there is an answer', async () => {
    now = new Date('2026-11-23T14:20:00Z');
    const key = await send();
    const { statusCode, body } = await open(key);
    expect(statusCode).toBe(200);
    expect(mainText(body)).toContain('We have your request, Ada');
    expect(mainText(body)).toContain('Tuesday, November 24, 2:00');
    expect(mainText(body)).toContain(contactRequest.description);
    expect(await visitor().requests.byKey({ key })).toMatchObject({
      stage: 'received',
      answerBy: new Date('2026-11-24T14:00:00Z'),
      isLate: false,
      entries: [],
    });
    now = inHours(25);
    expect(await visitor().requests.byKey({ key })).toMatchObject({ isLate: true });
  });

  it('makes links of the web addresses in its texts', async () => {
    const key = await send({ description: 'It is to look like https://example.com/shop, please.' });
    const { document } = new JSDOM((await open(key)).body).window;
    const link = document.querySelector('main a[href="https://example.com/shop"]');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  });

  it('is kept by nobody, found by no search engine, and tells its address to no other site', async () => {
    const key = await send();
    for (const { headers } of [
      await open(key),
      await open('x'.repeat(32)),
      await postForm(`/requests/${key}`, { form: 'requestEntry', text: '' }),
    ]) {
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(headers.etag).toBeUndefined();
    }
    const document = new JSDOM((await open(key)).body).window.document;
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe(
      'no-referrer',
    );
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    for (const url of ['/sitemap.xml', '/llms.txt', '/robots.txt']) {
      expect((await testApp().app.inject({ url })).body).not.toContain('/requests/');
    }
  });

  it('is never drawn for everybody, however its address is spelled', async () => {
    const key = await send();
    for (const url of [`/%72equests/${key}`, `/requests/${key}?q=1`, `//requests/${key}`]) {
      const { headers, body, statusCode } = await testApp().app.inject({ url });
      expect(headers['cache-control'] ?? '', url).not.toContain('public');
      if (statusCode !== 200) expect(body, url).not.toContain(contactRequest.description);
    }
    await expect(testApp().caller.contact.requests.byKey({ key })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('does not open without its own key: none, a guess, the stored hash, one that is over', async () => {
    const key = await send();
    const { keyHash } = await db().accessLink.findFirstOrThrow();
    const { id: requestId } = await db().contactRequest.findFirstOrThrow();
    expect(JSON.stringify(await db().accessLink.findMany())).not.toContain(key);
    const guesses = [
      ...['', String(requestId), 'A'.repeat(32), keyHash, keyHash.slice(0, 32), `${key}A`],
      key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A'),
      await createAccessLink({ requestId, endsAt: inHours(-1) }),
    ];
    for (const guess of guesses) {
      const { statusCode, body } = await open(guess);
      expect([404, 308], guess).toContain(statusCode);
      expect(body, guess).not.toContain(contactRequest.description);
    }
    now = inHours(24 * requestKeyDays + 1);
    expect((await open(key)).statusCode).toBe(404);
  });

  it('opens no more once the owner has revoked its links, not for an entry either', async () => {
    const [key, other] = [await send(), await send({ description: 'Another request of mine.' })];
    const { caller } = await signedInAdmin(testApp());
    const { items } = await caller.admin.inbox.list({});
    const requestId = items.find((item) => item.description === contactRequest.description)?.id;
    if (!requestId) throw new Error('The request is not in the inbox.');
    expect(await caller.admin.threads.get({ requestId })).toMatchObject({ linkCount: 1 });
    await caller.admin.threads.revokeLinks({ requestId });
    expect(await caller.admin.threads.get({ requestId })).toMatchObject({ linkCount: 0 });
    expect((await open(key)).statusCode).toBe(404);
    expect(
      (await postForm(`/requests/${key}`, { form: 'requestEntry', text: 'Hello' })).statusCode,
    ).toBe(404);
    await expect(visitor().requests.addEntry({ key, text: 'Hello' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await db().conversationEntry.count()).toBe(0);
    expect((await open(other)).statusCode).toBe(200);
    expect(await db().activityEntry.findMany()).toMatchObject([
      { action: 'revoked the links of', targetId: String(requestId), summary: '1 link' },
    ]);
  });

  it('looks the same for what is taken for junk', async () => {
    const { requestKey } = await visitor().submit({
      ...contactForm,
      website: 'https://spam.example',
    });
    expect(await db().contactRequest.findMany()).toMatchObject([{ status: 'spam' }]);
    expect(await visitor().requests.byKey({ key: requestKey ?? '' })).toMatchObject({
      stage: 'received',
    });
  });
});

describe('a key', () => {
  it('is in no line of the log', async () => {
    const key = await send();
    await open(key);
    await testApp().app.inject({ url: `/requests/${key}/` });
    await testApp().app.inject({ url: `//requests//${key}` });
    await testApp().app.inject({ method: 'DELETE', url: `/requests/${key}` });
    await postForm(`/requests/${key}`, { form: 'requestEntry', text: 'A word more.' });
    await testApp().app.inject({
      url: `/trpc/contact.requests.byKey?input=${encodeURIComponent(JSON.stringify({ key }))}`,
    });
    testApp().deps.log.error({ err: new Error(`No route answers /requests/${key}.`) }, 'failed');
    expect(testApp().logLines.length).toBeGreaterThan(5);
    expect(testApp().logLines.join('')).not.toContain(key);
  });

  it('is of its own for a retry within the hour, and none for the same words later', async () => {
    const first = await send();
    const second = await send();
    expect(second).not.toBe(first);
    expect(await db().contactRequest.count()).toBe(1);
    expect((await open(second)).statusCode).toBe(200);
    await db().contactRequest.updateMany({ data: { createdAt: inHours(-2) } });
    expect((await visitor().submit(contactForm)).requestKey).toBeNull();
  });
});

it('the form without scripts leads to its own page where there is no key', async () => {
  const posted = async () => (await postForm('/contact', contactRequest)).headers.location;
  expect(await posted()).toMatch(/^\/requests\//);
  await db().contactRequest.updateMany({ data: { createdAt: inHours(-2) } });
  expect(await posted()).toMatch(/^\/contact\?sent=contact&by=/);
});

describe('an entry of the sender', () => {
  it('stands on the page and in the inbox, which says that it is new until it was seen', async () => {
    const key = await send();
    await visitor().requests.addEntry({ key, text: 'It has to work offline.' });
    expect(mainText((await open(key)).body)).toContain('It has to work offline.');

    const { caller } = await signedInAdmin(testApp());
    const [requestId = 0] = await caller.admin.threads.unseen();
    expect(await caller.admin.threads.get({ requestId })).toMatchObject({
      entries: [{ side: 'incoming', body: 'It has to work offline.', seenAt: null }],
    });
    await caller.admin.threads.markSeen({ requestId });
    expect(await caller.admin.threads.unseen()).toEqual([]);
  });

  it('is taken once when it is sent twice', async () => {
    const key = await send();
    const twice = { key, text: 'Once is enough.' };
    await Promise.all(Array.from({ length: 6 }, () => visitor().requests.addEntry(twice)));
    expect(await db().conversationEntry.count()).toBe(1);
  });

  it('in the same words on another day is another one', async () => {
    const key = await send();
    await visitor().requests.addEntry({ key, text: 'Is there any news?' });
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    await visitor().requests.addEntry({ key, text: 'Is there any news?' });
    expect(await db().conversationEntry.count()).toBe(2);
  });

  it('is announced to the owner, unless the request is taken for junk', async () => {
    testApp().deps.mail.ownerAddress = 'owner@example.com';
    const key = await send();
    await visitor().requests.addEntry({ key, text: 'One more thing.' });
    const mails = () =>
      db().outgoingMessage.findMany({
        where: { recipient: 'owner@example.com' },
        orderBy: { createdAt: 'asc' },
      });
    expect(await mails()).toMatchObject([
      {},
      {
        recipient: 'owner@example.com',
        replyTo: contactRequest.email,
        text: expect.stringContaining('One more thing.'),
      },
    ]);
    expect(JSON.stringify(await mails())).not.toContain(key);
    await db().contactRequest.updateMany({ data: { status: 'suspected' } });
    await visitor().requests.addEntry({ key, text: 'And another.' });
    expect(await mails()).toHaveLength(2);
    testApp().deps.mail.ownerAddress = null;
  });

  it('without scripts is posted to the page, also where the browser keeps the origin to itself', async () => {
    const key = await send();
    const address = `/requests/${key}`;
    const fields = { form: 'requestEntry', text: 'Posted by hand.' };
    const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    const response = await postForm(address, fields, hidden);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`${address}?sent=requestEntry#requestEntry-sent`);
    const page = await testApp().app.inject({ url: `${address}?sent=requestEntry` });
    expect(mainText(page.body)).toContain('Your message stands below your request now.');
    expect(mainText(page.body)).toContain('Posted by hand.');

    const refused = await postForm(address, { form: 'requestEntry', text: ' ' }, hidden);
    expect(refused.statusCode).toBe(400);
    expect(mainText(refused.body)).toContain('Message must be at least 2 characters');

    for (const site of ['cross-site', 'same-site', 'none']) {
      const foreign = { origin: 'null', 'sec-fetch-site': site };
      expect((await postForm(address, fields, foreign)).statusCode, site).toBe(403);
    }
    expect((await postForm(address, fields, { origin: 'null' })).statusCode).toBe(403);
  });

  it('is refused when there are very many of them', async () => {
    const key = await send();
    for (let count = 0; count < counters.entry.limit; count += 1) {
      await visitor().requests.addEntry({ key, text: `Number ${count}` });
    }
    await expect(visitor().requests.addEntry({ key, text: 'Too much' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });
});
