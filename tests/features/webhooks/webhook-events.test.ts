import { beforeEach, describe, expect, it } from 'vitest';
import { receiveSms } from '../../../src/features/sign-up/server/inbound-sms.service.ts';
import { tellWebhooks } from '../../../src/server/outbox/webhook-events.service.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { webhookEvents } from '../../../src/shared/webhook-events.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { contactForm } from '../../factories/contact.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createCategory } from '../../factories/posts/posts.ts';
import { acceptance, quoteForm } from '../../factories/quotes.ts';
import { bodyOf, setUpWebhooks } from './webhook-world.ts';

let now = new Date();
const { testApp, db, receiver, endpointAt, deliver } = setUpWebhooks(() => now);

beforeEach(async () => {
  now = new Date('2026-12-07T08:00:00Z');
  await endpointAt('/all');
});

const site = 'http://localhost:3000';
const owner = async () => (await signedInAdmin(testApp())).caller.admin;
const visitor = () => callerWith(testApp()).caller.contact;

/** Delivers, and returns what was told of one type. */
async function told(type: string) {
  await deliver();
  return receiver()
    .received.map(bodyOf)
    .filter((one) => one.type === type);
}

async function request() {
  const { id } = await createRequest({ status: 'answered' });
  const key = await createAccessLink({ requestId: id });
  return { id, key, url: `${site}/admin?tab=inbox&request=${id}` };
}

async function post(changes: object = {}) {
  const { id: categoryId } = await createCategory();
  const fields = { title: 'A post', slug: 'a-post', excerpt: 'Short', content: '<p>Text</p>' };
  return (await owner()).posts.create({ ...fields, categoryId, ...changes });
}

describe('an event', () => {
  it('request.created: a form that was sent, and no suspected one', async () => {
    await visitor().submit({ ...contactForm });
    const { id } = await db().contactRequest.findFirstOrThrow();
    expect(await told('request.created')).toEqual([
      {
        type: 'request.created',
        timestamp: '2026-12-07T08:00:00.000Z',
        data: { id, status: 'new', source: 'form', url: `${site}/admin?tab=inbox&request=${id}` },
      },
    ]);
    await visitor().submit({ ...contactForm, company: 'Another', website: 'https://spam.example' });
    expect(await told('request.created')).toHaveLength(1);
  });

  it('request.created and message.created: text messages', async () => {
    const text = (messageId: string, words: string) =>
      receiveSms(testApp().deps, {
        ...{ from: '+16125550199', text: words, messageId, answeredKeyword: null },
      });
    await text('SM1', 'We need a booking site.');
    await text('SM2', 'For guided walks.');
    expect(await told('request.created')).toMatchObject([{ data: { source: 'sms' } }]);
    expect(await told('message.created')).toMatchObject([{ data: { channel: 'text' } }]);
  });

  it('request.moved: another state', async () => {
    const { id, url } = await request();
    await (await owner()).inbox.move({ id, from: 'answered', to: 'call' });
    expect(await told('request.moved')).toMatchObject([
      { data: { id, from: 'answered', to: 'call', url } },
    ]);
  });

  it('message.created: words of the sender of a request, without the words', async () => {
    const { id, key, url } = await request();
    await visitor().requests.addEntry({ key, text: 'The walks begin in May.' });
    const [message] = await told('message.created');
    expect(message?.data).toEqual({ id: expect.any(Number), requestId: id, channel: 'page', url });
    expect(
      receiver()
        .received.map(({ body }) => body)
        .join(),
    ).not.toContain('walks');
  });

  it('call.booked: a call, and its move', async () => {
    await openCalendar();
    const { id, key } = await request();
    const book = (startsAt: string, seen: string) =>
      visitor().calls.book({
        ...{ key, startsAt, timeZone: 'UTC', seen, reach: '+16125550177' },
      });
    await book('2026-12-08T12:00:00.000Z', '');
    const call = await db().call.findFirstOrThrow();
    await book('2026-12-08T14:00:00.000Z', String(call.id));
    expect(await told('call.booked')).toMatchObject([
      {
        data: { id: call.id, requestId: id, startsAt: '2026-12-08T12:00:00.000Z', isMoved: false },
      },
      { data: { requestId: id, startsAt: '2026-12-08T14:00:00.000Z', isMoved: true } },
    ]);
  });

  it('quote.accepted', async () => {
    const { id, key } = await request();
    await (await owner()).quotes.send({ requestId: id, seen: 0, quote: quoteForm() });
    await visitor().quotes.answer({ key, ...acceptance });
    expect(await told('quote.accepted')).toMatchObject([
      { data: { requestId: id, number: '2026-0001', version: 1 } },
    ]);
  });

  it('post.published: once, now or when its time has come, and again when it comes back', async () => {
    const { data } = await post();
    const url = `${site}/blog/a-post`;
    expect(await told('post.published')).toMatchObject([
      { data: { id: data.id, slug: 'a-post', url } },
    ]);

    await post({ slug: 'later', publishedAt: '2026-12-09T08:00:00.000Z' });
    expect(await told('post.published')).toHaveLength(1);
    now = new Date('2026-12-09T08:00:01Z');
    expect(await told('post.published')).toMatchObject([{}, { data: { slug: 'later' } }]);
    await addJob(db(), 'announcePublication', { postId: data.id }, { runAt: now });
    expect(await told('post.published')).toHaveLength(2);

    const posts = (await owner()).posts;
    await posts.unpublish({ id: data.id });
    await posts.publish({ id: data.id });
    expect(await told('post.published')).toHaveLength(3);
  });

  it('content.changed, and tool.changed with the tools that differ', async () => {
    const { content } = await owner();
    const { value } = await content.get({ kind: 'tools' });
    const { tools } = value as { tools: { slug: string; name: string }[] };
    const [first, ...rest] = tools;
    const changed = { ...(value as object), tools: [{ ...first, name: 'Another name' }, ...rest] };
    await content.save({ kind: 'tools', value: changed, version: 0 });
    expect(await told('content.changed')).toMatchObject([
      { data: { kind: 'tools', version: 1, url: `${site}/admin?tab=content&kind=tools` } },
    ]);
    expect(await told('tool.changed')).toMatchObject([
      { data: { kind: 'tools', version: 1, tools: [first?.slug] } },
    ]);
  });

  it('developer.hidden', async () => {
    const { id } = await createDeveloper();
    await (await owner()).developers.hide({ developerId: id, reason: 'The photo is not theirs.' });
    expect(await told('developer.hidden')).toMatchObject([
      { data: { id, url: `${site}/developer-profile/${id}` } },
    ]);
    expect(
      receiver()
        .received.map(({ body }) => body)
        .join(),
    ).not.toContain('photo');
  });

  it('goes to those alone who have chosen it, and are on', async () => {
    await endpointAt('/posts', { events: ['post.published'] });
    await endpointAt('/off', { offSince: now, offReason: 'owner' });
    await visitor().submit({ ...contactForm });
    await deliver();
    expect(receiver().received.map(({ path }) => path)).toEqual(['/all']);
  });

  it('is told by no change that was rolled back, and costs nothing where nobody listens', async () => {
    const tell = (fail: boolean) =>
      db().$transaction(async (tx) => {
        await tellWebhooks(tx, 'post.published', {
          at: now,
          data: { id: 1, slug: 'a' },
          path: '/',
        });
        if (fail) throw new Error('rolled back');
      });
    await expect(tell(true)).rejects.toThrow('rolled back');
    expect(await db().webhookDelivery.count()).toBe(0);
    await db().webhookEndpoint.deleteMany();
    await tell(false);
    expect(await db().webhookDelivery.count()).toBe(0);
    const { rows } = await testApp().deps.db.pool.query(
      `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'deliverWebhooks'`,
    );
    expect(rows).toEqual([]);
  });

  it('can be chosen, all of them', () => {
    expect(webhookEvents).toHaveLength(9);
  });
});
