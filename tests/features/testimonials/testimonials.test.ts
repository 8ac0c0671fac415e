import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccessLink } from '../../factories/access-links.ts';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/testimonials/web/TestimonialPage.tsx';
import { JSDOM } from 'jsdom';
import { purge } from '../../../src/features/operations/server/retention.service.ts';
import { testimonialsKind } from '../../../src/features/testimonials/words/testimonials.ts';
import { createMail } from '../../../src/server/integrations/mail.ts';
import { paths } from '../../../src/shared/paths.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createTestimonial, testimonialForm } from '../../factories/testimonials.ts';
import { type SmtpDouble, startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const owner = 'owner@vibecode.example';
const kind = testimonialsKind.name;
const { items: samples } = testimonialsKind.release;
const dayMs = 24 * 60 * 60_000;

let smtp: SmtpDouble;
let now = new Date();
let ownerAddress: string | null = owner;

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());

const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: () => ({
    clock: { now: () => now },
    mail: {
      get ownerAddress() {
        return ownerAddress;
      },
      send: createMail({ smtpUrl: smtp.url, from: 'site@vibecode.example', ownerEmail: owner })
        .send,
    },
  }),
});

beforeEach(async () => {
  smtp.mails.length = 0;
  now = new Date();
  ownerAddress = owner;
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

const db = () => testApp().deps.db.prisma;
const client = () => callerWith(testApp()).caller.contact.testimonials;
const admin = async () => (await signedInAdmin(testApp())).caller.admin;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

const keyIn = (mail: { raw: string } | undefined) =>
  /\/testimonials\/([\w-]{32})/.exec(mail ? wordsOf(mail) : '')?.[1] ?? '';

async function asked(overrides: Parameters<typeof createRequest>[0] = {}) {
  const { id: requestId } = await createRequest({ status: 'won', ...overrides });
  const { testimonials, content } = await admin();
  await testimonials.ask({ requestId });
  await runDueJobs(testApp());
  return { requestId, key: keyIn(smtp.mails.at(-1)), testimonials, content };
}

/** @param words replaces parts of what the client writes */
async function approved(words: { quote?: string; author?: string; role?: string } = {}) {
  const { key, requestId } = await createTestimonial();
  await client().write({ key, ...testimonialForm, ...words });
  const { testimonials, content } = await admin();
  await testimonials.approve({ requestId, revision: 1 });
  return { key, requestId, testimonials, content };
}

const published = async () =>
  (
    (await testApp().caller.content({ kinds: kind })).values[
      kind
    ] as typeof testimonialsKind.release
  ).items;

async function home() {
  const { body } = await testApp().app.inject({ url: paths.home });
  const { document } = new JSDOM(body).window;
  const quotes = [...document.querySelectorAll('blockquote')].map((one) => one.textContent);
  return { quotes, text: document.querySelector('main')?.textContent ?? '', html: body };
}

const stored = (requestId: number) => db().testimonial.findUnique({ where: { requestId } });
const post = formPoster(testApp);
const sampleNote = 'Sample testimonials';

describe('a testimonial', () => {
  it('is asked for by mail, written, approved, shown, and taken back by its client', async () => {
    const before = await home();
    expect(before.quotes).toEqual(samples.map(({ quote }) => quote));
    expect(before.text).toContain(sampleNote);

    const { key, requestId, testimonials } = await asked();
    expect(smtp.mails).toMatchObject([{ to: ['ada@example.com'] }]);
    expect(await stored(requestId)).toMatchObject({ state: 'asked', quote: '' });
    expect(await client().byKey({ key })).toMatchObject({
      ...{ firstName: 'Ada', state: 'asked', description: 'A booking site for guided walks.' },
    });

    await client().write({ key, ...testimonialForm });
    await runDueJobs(testApp());
    expect(smtp.mails.at(-1)).toMatchObject({ to: [owner] });
    expect(await testimonials.waiting()).toEqual([{ requestId, author: 'Ada Lovelace' }]);
    expect((await home()).quotes).not.toContain(testimonialForm.quote);

    await testimonials.approve({ requestId, revision: 1 });
    expect(await testimonials.waiting()).toEqual([]);
    const shown = await home();
    expect(shown.quotes).toEqual([testimonialForm.quote, samples[0]?.quote, samples[1]?.quote]);
    expect(shown.text).toContain('Owner of a bakery');
    expect((await published()).at(-1)).toEqual({
      ...{ quote: testimonialForm.quote, author: 'Ada Lovelace', role: 'Owner of a bakery' },
      ...{ rating: 5, isSample: false },
    });

    await client().withdraw({ key });
    expect((await home()).quotes).toEqual(before.quotes);
    await expect(client().byKey({ key })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await testApp().app.inject({ url: paths.testimonial(key) })).statusCode).toBe(404);
    expect(await stored(requestId)).toMatchObject({
      ...{ state: 'withdrawn', quote: '', author: '', consentedAt: null },
    });
    const actions = await db().activityEntry.findMany({
      where: { targetId: String(requestId) },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ actor, action }) => [actor.split(':')[0], action])).toEqual([
      ['admin', 'asked for a testimonial about'],
      ['admin', 'approved the testimonial about'],
      ['visitor', 'withdrew the testimonial about'],
    ]);
  });

  it('is asked for by text message where the client has only a number, and not after STOP', async () => {
    const phone = { email: null, phoneNumber: '+16125550142', source: 'sms' } as const;
    const { requestId, testimonials } = await asked(phone);
    const [message] = await db().outgoingMessage.findMany({
      where: { conversation: { requestId } },
    });
    expect(message).toMatchObject({ channel: 'sms', recipient: '+16125550142', hasLink: true });
    expect((await testimonials.get({ requestId })).channel).toBe('sms');

    await db().smsKeyword.create({
      data: { messageId: 'x', phoneNumber: '+16125550143', isStop: true, sentAt: now },
    });
    const other = await createRequest({ ...phone, status: 'won', phoneNumber: '+16125550143' });
    await expect(testimonials.ask({ requestId: other.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await stored(other.id)).toBeNull();
  });

  it('is not asked for at an open request, without mail, twice by a second click, or too often', async () => {
    const { testimonials } = await admin();
    const { id: open } = await createRequest({ status: 'quote' });
    expect(await testimonials.get({ requestId: open })).toMatchObject({ isClosed: false });
    await expect(testimonials.ask({ requestId: open })).rejects.toMatchObject({ code: 'CONFLICT' });
    const { id: requestId } = await createRequest({ status: 'lost' });
    ownerAddress = null;
    expect(await testimonials.get({ requestId })).toMatchObject({ channel: null });
    await expect(testimonials.ask({ requestId })).rejects.toMatchObject({ code: 'CONFLICT' });
    ownerAddress = owner;
    await testimonials.ask({ requestId });
    await testimonials.ask({ requestId });
    expect(await db().outgoingMessage.count({ where: { conversation: { requestId } } })).toBe(1);
    await testimonials.ask({ requestId });
    await testimonials.ask({ requestId });
    await expect(testimonials.ask({ requestId })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  it('may be changed until it is approved; other words than were read are not approved', async () => {
    const { key, requestId } = await createTestimonial();
    const { testimonials } = await admin();
    await client().write({ key, ...testimonialForm });
    const quote = 'On second thought, it went live a day before they said.';
    await client().write({ key, ...testimonialForm, quote });
    await expect(testimonials.approve({ requestId, revision: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await testimonials.approve({ requestId, revision: 2 });
    expect((await published()).at(-1)).toMatchObject({ quote });
    await expect(client().write({ key, ...testimonialForm })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('sent twice or approved twice at the same time counts once', async () => {
    const { key, requestId } = await createTestimonial();
    const { testimonials } = await admin();
    await Promise.all([1, 2, 3].map(() => client().write({ key, ...testimonialForm })));
    expect(await stored(requestId)).toMatchObject({ revision: 1 });
    const decision = { requestId, revision: 1 };
    await Promise.all([1, 2, 3].map(() => testimonials.approve(decision)));
    expect((await published()).filter(({ isSample }) => !isSample)).toHaveLength(1);
    await runDueJobs(testApp());
    expect(smtp.mails).toHaveLength(1);
  });

  it('is never left on the page when it is approved and taken back at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { key, requestId } = await createTestimonial();
      await client().write({ key, ...testimonialForm });
      const { testimonials } = await admin();
      const decision = { requestId, revision: 1 };
      await Promise.allSettled([testimonials.approve(decision), client().withdraw({ key })]);
      expect(await stored(requestId)).toMatchObject({ state: 'withdrawn', quote: '' });
      expect((await published()).every(({ isSample }) => isSample)).toBe(true);
    }
  });

  it('taken back is gone from earlier versions too, and nobody brings it back', async () => {
    const { requestId, testimonials, content } = await approved();
    const { value } = await content.get({ kind });
    await testimonials.withdraw({ requestId });
    expect((await home()).quotes).not.toContain(testimonialForm.quote);
    const versions = await db().documentVersion.findMany();
    expect(versions).toHaveLength(2);
    expect(JSON.stringify(versions)).not.toContain(testimonialForm.quote);
    await expect(content.save({ kind, value })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    later(60_000);
    await testimonials.ask({ requestId });
    expect(await stored(requestId)).toMatchObject({ state: 'asked', quote: '' });
  });

  it('can be moved in the content, but not changed, removed or made up', async () => {
    const { content } = await approved();
    const { items } = (await content.get({ kind })).value as typeof testimonialsKind.release;
    const save = (changed: readonly object[]) => content.save({ kind, value: { items: changed } });
    const [real] = items.filter(({ isSample }) => !isSample);
    const refused = { code: 'BAD_REQUEST' };
    await expect(save(samples)).rejects.toMatchObject(refused);
    await expect(save([...samples, { ...real, quote: 'Shorter.' }])).rejects.toMatchObject(refused);
    await expect(save([...items, { ...real, author: 'Me' }])).rejects.toMatchObject(refused);
    await save([real ?? {}]);
    const { quotes, text } = await home();
    expect(quotes).toEqual([testimonialForm.quote]);
    expect(text).not.toContain(sampleNote);
  });

  it('declined is not shown, and its client can only delete it', async () => {
    const { key, requestId } = await createTestimonial();
    await client().write({ key, ...testimonialForm });
    const { testimonials } = await admin();
    await testimonials.decline({ requestId, revision: 1 });
    await expect(testimonials.approve({ requestId, revision: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(client().write({ key, ...testimonialForm, rating: '4' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await client().withdraw({ key });
    expect(await stored(requestId)).toMatchObject({ state: 'withdrawn', quote: '' });
  });

  it('asked for again keeps its words for its client, under a new link', async () => {
    const { key, requestId, testimonials } = await asked();
    await client().write({ key, ...testimonialForm });
    later(2 * 60_000);
    await testimonials.ask({ requestId });
    await runDueJobs(testApp());
    const again = keyIn(smtp.mails.filter(({ to }) => to[0] === 'ada@example.com').at(-1));
    expect(again).not.toBe(key);
    expect(await client().byKey({ key: again })).toMatchObject({
      state: 'asked',
      quote: testimonialForm.quote,
    });
    await expect(client().byKey({ key })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(testimonials.approve({ requestId, revision: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('the home page', () => {
  it('shows no samples where three real ones stand, and no section without any', async () => {
    for (const author of ['Ada', 'Grace', 'Edith', 'Joan']) {
      await approved({ author, quote: `${author} says that it went live on the day.` });
      const { quotes, text } = await home();
      const realCount = (await published()).filter(({ isSample }) => !isSample).length;
      expect(quotes).toHaveLength(Math.max(3, realCount));
      expect(text.includes(sampleNote)).toBe(realCount < 3);
    }
    await db().testimonial.deleteMany();
    await (await admin()).content.save({ kind, value: { items: [] } });
    const { quotes, text } = await home();
    expect(quotes).toEqual([]);
    expect(text).not.toContain('Working with us, in their words');
  });

  it('shows hostile words as text, names in braces too', async () => {
    const quote =
      '<img src=x onerror=alert(1)> {brand} **bold** [link](https://evil.example) {phone}';
    await approved({ quote, author: '</script><b>Ada</b>', role: '' });
    const { quotes, html } = await home();
    expect(quotes[0]).toBe(quote);
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<b>Ada');
    expect(html).not.toContain('https://evil.example"');
  });
});

describe('the page of a testimonial', () => {
  it('works as a plain form, is kept by no cache, and tells its address to nobody', async () => {
    const { key, requestId } = await createTestimonial();
    const url = paths.testimonial(key);
    const page = await testApp().app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const short = await post(url, { form: 'testimonial', ...testimonialForm, quote: 'Short' });
    expect(short.statusCode).toBe(400);
    expect(short.body).toContain('Your words must be at least 20 characters');
    const { consent: _unticked, ...unticked } = testimonialForm;
    expect((await post(url, { form: 'testimonial', ...unticked })).statusCode).toBe(400);
    expect(await stored(requestId)).toMatchObject({ state: 'asked', quote: '' });
    const sent = await post(url, { form: 'testimonial', ...testimonialForm });
    expect(sent.statusCode).toBe(303);
    const after = await testApp().app.inject({ url: `${url}?sent=testimonial` });
    expect(after.body).toContain(testimonialForm.quote);
    expect(testApp().logLines.join('\n')).not.toContain(key);
    await post(url, { form: 'withdrawTestimonial', confirmed: 'on' });
    expect(await stored(requestId)).toMatchObject({ state: 'withdrawn' });
  });

  it.each([
    ['unknown', async () => 'A'.repeat(32)],
    ['ended', async () => (await createTestimonial({}, { endsAt: now })).key],
    [
      'revoked',
      async () => {
        const { key, requestId } = await createTestimonial();
        await (await admin()).testimonials.withdraw({ requestId });
        return key;
      },
    ],
    [
      'of the page of the request',
      async () => createAccessLink({ requestId: (await createTestimonial()).requestId }),
    ],
  ])('does not open by a key that is %s', async (_name, makeKey) => {
    const key = await makeKey();
    const url = paths.testimonial(key);
    const missing = paths.testimonial('B'.repeat(32));
    const { statusCode, body } = await testApp().app.inject({ url });
    const textOf = (html: string) =>
      new JSDOM(html).window.document.querySelector('main')?.textContent;
    expect(statusCode).toBe(404);
    expect(textOf(body)).toBe(textOf((await testApp().app.inject({ url: missing })).body));
    const refused = { code: 'NOT_FOUND' };
    await expect(client().write({ key, ...testimonialForm })).rejects.toMatchObject(refused);
    await expect(client().withdraw({ key })).rejects.toMatchObject(refused);
  });

  it('ends after 90 days, but not where words are', async () => {
    const silent = await asked();
    const spoken = await asked();
    await client().write({ key: spoken.key, ...testimonialForm });
    later(90 * dayMs + 1);
    await expect(client().byKey({ key: silent.key })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await client().byKey({ key: spoken.key })).toMatchObject({ linkEndsAt: null });
  });

  it('changes nothing about another request', async () => {
    const one = await createTestimonial();
    const other = await createTestimonial();
    await client().write({ key: one.key, ...testimonialForm });
    expect(await stored(other.requestId)).toMatchObject({ state: 'asked', quote: '' });
    await client().withdraw({ key: one.key });
    expect((await client().byKey({ key: other.key })).state).toBe('asked');
  });
});

describe('a request', () => {
  it('that its client deletes takes the published words along', async () => {
    const { requestId } = await approved();
    const key = await createAccessLink({ requestId });
    await callerWith(testApp()).caller.contact.requests.withdraw({ key });
    expect((await home()).quotes).not.toContain(testimonialForm.quote);
    expect(await db().testimonial.count()).toBe(0);
    expect(JSON.stringify(await db().documentVersion.findMany())).not.toContain(
      testimonialForm.quote,
    );
  });

  it('is kept as long as its testimonial is published', async () => {
    const { requestId, testimonials } = await approved();
    const other = await createTestimonial();
    later(400 * dayMs);
    expect(await purge(testApp().deps, 'answeredRequests')).toBe(1);
    expect(await stored(other.requestId)).toBeNull();
    await testimonials.withdraw({ requestId });
    expect(await purge(testApp().deps, 'answeredRequests')).toBe(1);
  });
});
