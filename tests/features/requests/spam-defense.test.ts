import { beforeEach, describe, expect, it } from 'vitest';
import { purgeSuspectedMessages } from '../../../src/features/messages/server/messages.service.ts';
import { storeSmsRequest } from '../../../src/features/requests/server/by-text/sms-request.service.ts';
import { purgeSuspectedRequests } from '../../../src/features/requests/server/inbox/inbox.service.ts';
import { inboxLimits } from '../../../src/shared/limits/limits.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { contactRequest } from '../../factories/contact.ts';
import { createDeveloper, createMessage } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();

const message = {
  name: 'Grace',
  email: 'grace@example.com',
  message: 'Could you build a stock list?',
};

let developerId: number;
beforeEach(async () => {
  developerId = (await createDeveloper()).id;
});

const postJson = (url: string, payload: object, remoteAddress: string) =>
  testApp().app.inject({ method: 'POST', url, payload, remoteAddress });

/** Inboxes for strangers. Message number `n` has its own text. */
const boxes = [
  {
    box: 'the contact inbox',
    write: (n: number | string, from: string, extra: object = {}) =>
      postJson(
        '/api/contact',
        { ...contactRequest, description: `Message number ${n} of many`, ...extra },
        from,
      ),
    rows: async () => {
      const rows = await testDatabase().prisma.contactRequest.findMany({ orderBy: { id: 'asc' } });
      return rows.map(({ description, status }) => ({
        text: description,
        isClean: status === 'new',
      }));
    },
  },
  {
    box: "a developer's box",
    write: (n: number | string, from: string, extra: object = {}) =>
      postJson(
        `/api/developers/${developerId}/messages`,
        { ...message, message: `Message number ${n} of many`, ...extra },
        from,
      ),
    rows: async () => {
      const rows = await testDatabase().prisma.developerMessage.findMany({
        orderBy: { id: 'asc' },
      });
      return rows.map(({ body, isSuspected }) => ({ text: body, isClean: !isSuspected }));
    },
  },
];

async function sendFrom(
  senders: string[],
  count: number,
  write: (n: number, from: string) => Promise<{ statusCode: number }>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += senders.length) {
    const round = senders.slice(0, count - n);
    const answers = await Promise.all(round.map((from, index) => write(n + index, from)));
    statuses.push(...answers.map(({ statusCode }) => statusCode));
  }
  return statuses;
}

const howMany = (statuses: number[], status: number) =>
  statuses.filter((other) => other === status).length;

const sevenNetworks = Array.from({ length: 7 }, (_, network) => `198.51.${network}.7`);
const oneNetwork = Array.from({ length: 11 }, (_, address) => `203.0.113.${address}`);
const machine = { website: 'https://spam.example' };

const { address, network, box: ofBox, suspected } = inboxLimits.contact;

describe.each(boxes)('$box', ({ write, rows }) => {
  it('takes the message of anybody else after a hundred of junk, as suspected', async () => {
    const junk = await sendFrom(sevenNetworks, ofBox.limit + 5, write);
    expect(howMany(junk, 200)).toBe(ofBox.limit + 5);
    expect((await write('from somebody else', '203.0.113.9')).statusCode).toBe(200);
    const stored = await rows();
    expect(stored).toHaveLength(ofBox.limit + 6);
    expect(stored.filter(({ isClean }) => isClean)).toHaveLength(ofBox.limit);
    expect(stored.at(-1)).toEqual({
      text: 'Message number from somebody else of many',
      isClean: false,
    });
  });

  it('holds one address to its own limit', async () => {
    const statuses = await sendFrom(['203.0.113.9'], address.limit + 1, write);
    expect([howMany(statuses, 200), statuses.at(-1)]).toEqual([address.limit, 429]);
    expect((await write('more', '203.0.113.10')).statusCode).toBe(200);
  });

  it('never fills up by one network alone, which is refused in the end', async () => {
    const taken = network.limit + suspected.limit;
    const statuses = await sendFrom(oneNetwork, taken + 1, write);
    expect([howMany(statuses, 200), howMany(statuses, 429)]).toEqual([taken, 1]);
    expect((await rows()).filter(({ isClean }) => isClean)).toHaveLength(network.limit);

    expect((await write('elsewhere', '198.51.100.1')).statusCode).toBe(200);
    expect((await rows()).at(-1)?.isClean).toBe(true);
  });

  it('keeps what a network sends as suspected within bounds, without refusing others', async () => {
    const count = suspected.limit + 1;
    const statuses = await sendFrom(oneNetwork, count, (n, from) => write(n, from, machine));
    expect([howMany(statuses, 200), howMany(statuses, 429)]).toEqual([suspected.limit, 1]);
    expect((await write('elsewhere', '198.51.100.1', machine)).statusCode).toBe(200);
    expect(await rows()).toHaveLength(count);
  });

  it('does not count what machines gave away against people', async () => {
    await sendFrom(sevenNetworks, ofBox.limit + 5, (n, from) => write(n, from, machine));
    await write('from a person', '203.0.113.9');
    expect((await rows()).at(-1)?.isClean).toBe(true);
  });

  it.each([
    ['a filled hidden field', { website: 'https://spam.example' }],
    ['a form that came back faster than anybody types', { fillTimeMs: 300 }],
  ])('keeps %s apart and says success', async (_name, signals) => {
    expect((await write(1, '203.0.113.9', signals)).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ isClean: false }]);
  });

  it('takes a form that was filled in at human speed', async () => {
    await write(1, '203.0.113.9', { website: '', fillTimeMs: 8_000 });
    expect(await rows()).toMatchObject([{ isClean: true }]);
  });
});

describe('suspected contact requests', () => {
  it('stand apart from the inbox, are counted, and can be moved into it', async () => {
    const { inbox } = (await signedInAdmin(testApp())).caller.admin;
    const { id } = await testDatabase().prisma.contactRequest.create({
      data: {
        email: 'ada@example.com',
        description: 'Beyond the number',
        status: 'suspected',
        dedupeKey: 'a',
      },
    });
    expect((await inbox.list({ page: 1 })).items).toEqual([]);
    expect([await inbox.suspectedCount(), await inbox.unreadCount()]).toEqual([1, 0]);
    const folder = await inbox.list({ page: 1, status: 'suspected' });
    expect(folder.items).toMatchObject([{ id }]);

    await inbox.move({ id, from: 'suspected', to: 'new' });
    expect((await inbox.list({ page: 1 })).items).toMatchObject([{ id }]);
    expect([await inbox.suspectedCount(), await inbox.unreadCount()]).toEqual([0, 1]);
  });

  it('are deleted after thirty days, spam too and nothing else', async () => {
    const { deps } = testApp();
    const now = deps.clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
    for (const [status, days] of [
      ['suspected', 31],
      ['spam', 31],
      ['new', 31],
      ['suspected', 29],
    ] as const) {
      await testDatabase().prisma.contactRequest.create({
        data: {
          email: 'ada@example.com',
          description: `${status} for ${days} days`,
          status,
          createdAt: daysAgo(days),
          dedupeKey: `${status}${days}`,
        },
      });
    }
    expect(await purgeSuspectedRequests(deps, 'delete')).toBe(2);
    const left = await testDatabase().prisma.contactRequest.findMany({ orderBy: { id: 'asc' } });
    expect(left.map(({ description }) => description)).toEqual([
      'new for 31 days',
      'suspected for 29 days',
    ]);
  });
});

describe('what is like requests that were marked as spam', () => {
  const send = async (n: number, extra: object) => {
    const payload = { ...contactRequest, description: `Message number ${n} about seals`, ...extra };
    expect((await postJson('/api/contact', payload, `198.51.${n}.7`)).statusCode).toBe(200);
    return testDatabase().prisma.contactRequest.findFirstOrThrow({ orderBy: { id: 'desc' } });
  };

  async function markAsSpam(ids: readonly number[]) {
    const { inbox } = (await signedInAdmin(testApp())).caller.admin;
    await inbox.moveSeveral({ moves: ids.map((id) => ({ id, from: 'new', to: 'spam' })) });
    return inbox;
  }

  it.each([
    [
      'from their sender',
      (n: number) => ({
        email: n % 2 ? 'Seo@example.com' : 'seo@example.com',
        description: `${'word '.repeat(n + 2)} and another`,
      }),
    ],
    [
      'in their words',
      (n: number) => ({
        email: `seo${n}@example.com`,
        description: `Rank  HIGHER, for $${n}00! Приве́т ${n}`,
      }),
    ],
  ])('is suspected after two marks, %s', async (_name, extra) => {
    const first = await send(1, extra(1));
    const second = await send(2, extra(2));
    await markAsSpam([first.id]);
    expect((await send(3, extra(3))).status).toBe('new');
    const inbox = await signedInAdmin(testApp(), { username: 'other' });
    await inbox.caller.admin.inbox.move({ id: second.id, from: 'new', to: 'spam' });
    expect((await send(4, extra(4))).status).toBe('suspected');
    expect(
      (await send(5, { description: 'Other words of another sender', email: 'grace@example.com' }))
        .status,
    ).toBe('new');

    await inbox.caller.admin.inbox.move({ id: second.id, from: 'spam', to: 'new' });
    expect((await send(6, extra(6))).status).toBe('new');
  });

  it('is not suspected for what machines sent, which nobody has marked', async () => {
    const extra = { email: 'seo@example.com' };
    for (const n of [1, 2, 3]) {
      expect((await send(n, { ...extra, website: 'https://spam.example' })).status).toBe('spam');
    }
    expect((await send(4, extra)).status).toBe('new');
  });

  it('is no reason for mail, and counts against nobody else', async () => {
    const spam = { email: 'seo@example.com' };
    await markAsSpam([(await send(1, spam)).id, (await send(2, spam)).id]);
    const mails = () => testDatabase().prisma.outgoingMessage.count();
    const before = await mails();
    for (let n = 3; n < ofBox.limit + 5; n += 1) await send(n, spam);
    expect(await mails()).toBe(before);
    const other = { email: 'grace@example.com', description: 'Something else altogether' };
    expect((await send(200, other)).status).toBe('new');
  });

  it('is suspected as a text message too', async () => {
    const { prisma } = testDatabase();
    const text = (messageId: string) =>
      prisma.$transaction((tx) =>
        storeSmsRequest(tx, {
          ...{ phoneNumber: '+16125550100', text: `Cheap roofs ${messageId}`, messageId },
          isFlood: false,
          at: new Date(),
        }),
      );
    await text('a');
    await text('b');
    const rows = await prisma.contactRequest.findMany({ select: { id: true } });
    await markAsSpam(rows.map(({ id }) => id));
    await text('c');
    expect(await prisma.contactRequest.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      status: 'suspected',
    });
  });
});

describe('suspected messages to a developer', () => {
  const own = async (method: 'GET' | 'PATCH', path: string, payload?: object) => {
    const cookie = await testApp().cookieFor('developer', developerId);
    const response = await testApp().app.inject({
      method,
      url: `/api/developers/current/messages${path}`,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    });
    return response.json();
  };

  it('stand in a folder of their own, unread there, and can be moved out of it', async () => {
    const { id } = await createMessage(developerId, { isSuspected: true });
    expect(await own('GET', '')).toMatchObject({ items: [], unreadCount: 0, suspectedCount: 1 });
    expect((await own('GET', '?folder=suspected')).items).toMatchObject([
      { id, isSuspected: true },
    ]);
    expect(await own('PATCH', `/${id}`, { isSuspected: false })).toMatchObject({
      isSuspected: false,
      isRead: false,
    });
    expect(await own('GET', '')).toMatchObject({
      items: [{ id }],
      unreadCount: 1,
      suspectedCount: 0,
    });
  });

  it('are deleted after thirty days, and nothing else', async () => {
    const { deps } = testApp();
    const old = new Date(deps.clock.now().getTime() - 31 * 24 * 60 * 60 * 1000);
    await createMessage(developerId, { isSuspected: true, createdAt: old });
    const kept = await createMessage(developerId, { createdAt: old });
    const fresh = await createMessage(developerId, { isSuspected: true });
    expect(await purgeSuspectedMessages(deps, 'delete')).toBe(1);
    const left = await testDatabase().prisma.developerMessage.findMany({ orderBy: { id: 'asc' } });
    expect(left.map(({ id }) => id)).toEqual([kept.id, fresh.id]);
  });
});
