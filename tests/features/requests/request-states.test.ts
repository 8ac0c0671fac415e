import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/app/web/request/RequestPage.tsx';
import { JSDOM } from 'jsdom';
import type { RequestStage, RequestStep } from '../../../src/features/requests/request-events.ts';
import { maxId } from '../../../src/shared/wire.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { contactForm } from '../../factories/contact.ts';
import { acceptance, quoteForm } from '../../factories/quotes.ts';
import { mailSettings } from '../../mocks/mail-settings.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

let now = new Date();
let visits = 0;
/** Each visitor has an own network, because reads per network are limited. */
const openPage = (url: string) => {
  visits += 1;
  return testApp().app.inject({ url, remoteAddress: `198.18.${visits}.7` });
};
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  env: mailSettings,
  replace: () => ({ clock: { now: () => now } }),
});
const db = () => testApp().deps.db.prisma;

const hourMs = 3_600_000;
const monday = new Date('2026-11-23T14:20:00Z');
const callAt = new Date('2026-11-25T12:00:00.000Z');

beforeEach(() => {
  now = monday;
});

async function world() {
  await openCalendar();
  const visitor = callerWith(testApp()).caller.contact;
  const { caller } = await signedInAdmin(testApp());
  const { admin } = caller;
  const { requestKey } = await visitor.submit(contactForm);
  const key = requestKey ?? '';
  const id = (await admin.inbox.list({})).items[0]?.id ?? 0;
  const status = async () => (await admin.inbox.open({ id })).request.status;
  const quote = quoteForm();
  const callId = async () => (await visitor.calls.offer({ key })).call?.id ?? 0;
  const happen = {
    opened: () => admin.inbox.markRead({ id }),
    answered: () =>
      admin.threads.answer({ requestId: id, text: 'Gladly: on Thursday.', after: maxId }),
    booked: () =>
      visitor.calls.book({ key, startsAt: callAt.toISOString(), timeZone: 'UTC', seen: '' }),
    canceled: async () => visitor.calls.cancel({ key, seen: String(await callId()) }),
    over: async () => {
      now = new Date(callAt.getTime() + hourMs);
    },
    held: async () => {
      now = new Date(callAt.getTime() + hourMs / 4);
      await admin.calls.noteHeld({ id: await callId(), isHeld: true });
      now = new Date(callAt.getTime() + hourMs);
    },
    quoted: () => admin.quotes.send({ requestId: id, seen: 0, quote }),
    accepted: () => visitor.quotes.answer({ key, ...acceptance }),
    declined: () =>
      visitor.quotes.answer({ key, version: '1', answer: 'declined', name: 'Ada Lovelace' }),
    quoteOver: async () => {
      now = new Date('2026-12-26T00:00:00Z');
    },
    late: async () => {
      now = new Date(monday.getTime() + 25 * hourMs);
    },
    ...movedTo(['read', 'answered', 'call', 'quote', 'won', 'lost', 'spam'] as const, async (to) =>
      admin.inbox.move({ id, from: await status(), to }),
    ),
  };
  return { happen, key, id, admin, visitor };
}

type Column = 'read' | 'answered' | 'call' | 'quote' | 'won' | 'lost' | 'spam';

function movedTo(columns: readonly Column[], move: (to: Column) => Promise<unknown>) {
  const entries = columns.map((to) => [`to ${to}`, () => move(to)] as const);
  return Object.fromEntries(entries) as Record<`to ${Column}`, () => Promise<unknown>>;
}

type Happening = keyof Awaited<ReturnType<typeof world>>['happen'];

async function requestAfter(events: readonly Happening[]) {
  const one = await world();
  for (const event of events) await one.happen[event]();
  return one;
}

/** Sentences that report an event, with the events that make them true. */
const claims: readonly (readonly [RegExp, readonly Happening[]])[] = [
  [/we have (?:read|opened)|opened your request/i, ['opened', 'answered', 'quoted']],
  [
    /you have an answer|our answer to your request|we answered|vibecode\.land answered/i,
    ['answered'],
  ],
  [/(?:your|free) call is booked|call (?:with .*)?is booked|booked a call/i, ['booked']],
  [/we have talked|took place/i, ['held']],
  [/there is a quote|your quote from|our quote/i, ['quoted']],
  [/accepted (?:our|the) quote|is an order now/i, ['accepted']],
  [/declined (?:our|the) quote/i, ['declined']],
  [/not valid any more/i, ['quoteOver']],
  [/is canceled|was canceled/i, ['canceled']],
  [/closed this request/i, ['to lost']],
  [/nothing is open/i, []],
  [/and are late/i, ['late', 'over', 'held', 'quoteOver']],
];

/** States with their sentences (security row 80). */
const states: readonly {
  events: readonly Happening[];
  stage: RequestStage;
  done: readonly RequestStep[];
  /** State of the promised first answer on the page; null without a promise. */
  promise: 'open' | 'late' | null;
  isDue: boolean;
}[] = [
  { events: [], stage: 'received', done: ['received'], promise: 'open', isDue: true },
  { events: ['late'], stage: 'received', done: ['received'], promise: 'late', isDue: true },
  { events: ['opened'], stage: 'read', done: ['received', 'read'], promise: 'open', isDue: true },
  {
    ...{ events: ['booked'], stage: 'booked', done: ['received', 'call'] },
    ...{ promise: 'open', isDue: true },
  },
  {
    ...{ events: ['booked', 'late'], stage: 'booked', done: ['received', 'call'] },
    ...{ promise: 'late', isDue: true },
  },
  {
    ...{ events: ['opened', 'booked', 'canceled'], stage: 'read', done: ['received', 'read'] },
    ...{ promise: 'open', isDue: true },
  },
  {
    ...{ events: ['booked', 'over'], stage: 'received', done: ['received'] },
    ...{ promise: 'late', isDue: true },
  },
  {
    ...{ events: ['answered'], stage: 'answered', done: ['received', 'read', 'answered'] },
    ...{ promise: null, isDue: false },
  },
  {
    ...{ events: ['booked', 'answered'], stage: 'booked' },
    ...{ done: ['received', 'read', 'answered', 'call'], promise: null, isDue: false },
  },
  {
    ...{ events: ['answered', 'booked', 'held'], stage: 'held' },
    ...{ done: ['received', 'read', 'answered', 'call'], promise: null, isDue: false },
  },
  {
    ...{ events: ['booked', 'held'], stage: 'held', done: ['received', 'call'] },
    ...{ promise: 'late', isDue: true },
  },
  {
    ...{ events: ['quoted'], stage: 'quoted', done: ['received', 'read', 'quote'] },
    ...{ promise: null, isDue: false },
  },
  {
    ...{ events: ['quoted', 'booked'], stage: 'quoted' },
    ...{ done: ['received', 'read', 'call', 'quote'], promise: null, isDue: false },
  },
  {
    ...{ events: ['quoted', 'declined'], stage: 'declined' },
    ...{ done: ['received', 'read', 'quote'], promise: null, isDue: false },
  },
  {
    ...{ events: ['quoted', 'quoteOver'], stage: 'expired' },
    ...{ done: ['received', 'read', 'quote'], promise: null, isDue: false },
  },
  {
    ...{ events: ['answered', 'quoted', 'accepted'], stage: 'accepted' },
    ...{ done: ['received', 'read', 'answered', 'quote', 'accepted'], promise: null, isDue: false },
  },
  {
    ...{ events: ['quoted', 'accepted', 'to lost'], stage: 'accepted' },
    ...{ done: ['received', 'read', 'quote', 'accepted'], promise: null, isDue: false },
  },
  // The sender sees no moves by the owner. Only "lost" closes a request, and only if nothing is open.
  { events: ['to read'], stage: 'received', done: ['received'], promise: 'open', isDue: true },
  { events: ['to answered'], stage: 'received', done: ['received'], promise: 'open', isDue: false },
  {
    ...{ events: ['to answered', 'late'], stage: 'received', done: ['received'] },
    ...{ promise: null, isDue: false },
  },
  { events: ['to call'], stage: 'received', done: ['received'], promise: 'open', isDue: false },
  { events: ['to quote'], stage: 'received', done: ['received'], promise: 'open', isDue: false },
  { events: ['to won'], stage: 'received', done: ['received'], promise: 'open', isDue: false },
  { events: ['to spam'], stage: 'received', done: ['received'], promise: 'open', isDue: false },
  { events: ['to lost'], stage: 'closed', done: ['received'], promise: null, isDue: false },
  {
    ...{ events: ['booked', 'to lost'], stage: 'booked', done: ['received', 'call'] },
    ...{ promise: null, isDue: false },
  },
];

describe('a request says what happened, and nothing else (security row 80)', () => {
  it.each(states.map((state) => [state.events.join(', ') || 'nothing', state] as const))(
    'after: %s',
    async (_events, { events, stage, done, promise, isDue }) => {
      const { key, id, admin, visitor } = await requestAfter(events);
      expect(await visitor.requests.byKey({ key })).toMatchObject({
        stage,
        stepsDone: done,
        isAnswerPromised: promise !== null,
        isLate: promise === 'late',
      });
      const due = [];
      for (const wanted of ['missed', 'waiting'] as const) {
        due.push(...(await admin.inbox.list({ due: wanted })).items);
      }
      expect(due.map((entry) => entry.id)).toEqual(isDue ? [id] : []);

      const { body } = await openPage(`/requests/${key}`);
      const { document } = new JSDOM(body).window;
      const page = document.querySelector('h1')?.parentElement?.textContent ?? '';
      const trail = [...document.querySelectorAll('main ol li')].map((step) => step.textContent);
      expect(trail.filter((step) => /, (?:done|now)$/.test(step ?? ''))).toHaveLength(done.length);
      const mails = await db().outgoingMessage.findMany();
      const said = [page, ...mails.map(({ subject, text }) => `${subject}\n${text}`)];
      for (const [sentence, causes] of claims) {
        if (causes.some((cause) => events.includes(cause))) continue;
        for (const text of said) expect(text).not.toMatch(sentence);
      }
    },
  );

  it.each([
    [0, ['opened']],
    [1, ['answered']],
    [2, ['booked']],
    [3, ['booked', 'held']],
    [4, ['quoted']],
    [5, ['quoted', 'accepted']],
    [6, ['quoted', 'declined']],
    [7, ['quoted', 'quoteOver']],
    [8, ['booked', 'canceled']],
    [9, ['to lost']],
    [11, ['late']],
  ] as const)(
    'knows sentence %i of its table from where it is said: after %j',
    async (at, events) => {
      const { key } = await requestAfter(events);
      const mails = await db().outgoingMessage.findMany();
      const said = [(await openPage(`/requests/${key}`)).body];
      said.push(...mails.map(({ subject, text }) => `${subject}\n${text}`));
      expect(said.join('\n')).toMatch(claims[at]?.[0] ?? '');
    },
  );
});

describe('a booking', () => {
  it('leaves an unread request unread, and shows the call in the inbox', async () => {
    const { admin, id } = await requestAfter(['booked']);
    expect(await admin.inbox.unreadCount()).toBe(1);
    expect(await admin.inbox.open({ id })).toMatchObject({
      request: { status: 'new', openedAt: null, call: { startsAt: callAt, heldAt: null } },
      moves: [],
    });
  });

  it('moves what was answered before or is answered later to the calls', async () => {
    const { admin, id } = await requestAfter(['answered', 'booked']);
    expect((await admin.inbox.open({ id })).request).toMatchObject({ status: 'call' });
    await db().contactRequest.deleteMany();
    const later = await requestAfter(['booked', 'answered']);
    expect((await admin.inbox.open({ id: later.id })).request).toMatchObject({ status: 'call' });
  });

  it('has taken place where the owner says so, which can be taken back; not before it begins', async () => {
    const { admin, visitor, key, happen } = await requestAfter(['booked']);
    const { call } = await visitor.calls.offer({ key });
    const id = call?.id ?? 0;
    await expect(admin.calls.noteHeld({ id, isHeld: true })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await happen.held();
    expect(await visitor.requests.byKey({ key })).toMatchObject({ stage: 'held' });
    await admin.calls.noteHeld({ id, isHeld: false });
    expect(await visitor.requests.byKey({ key })).toMatchObject({ stage: 'received' });
    expect((await admin.activity.list({})).items).toHaveLength(2);
  });
});

describe('an accepted quote', () => {
  it('is mailed to both sides as a whole, with what comes now', async () => {
    const { id } = await requestAfter(['quoted', 'accepted']);
    const mails = await db().outgoingMessage.findMany({
      where: { subject: { contains: 'accepted' } },
      orderBy: { createdAt: 'asc' },
    });
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      'ada@example.com',
      'owner@vibecode.example',
    ]);
    for (const { text } of mails) {
      for (const part of [
        'A booking site',
        '- Site with payments: $8,000 to $10,000',
        'Total: $9,000 to $11,000',
        'Texts and pictures come from you.',
        'Accepted by Ada Lovelace on Monday, November 23',
      ]) {
        expect(text).toContain(part);
      }
    }
    const [toSender] = mails.filter(({ recipient }) => recipient === 'ada@example.com');
    expect(toSender).toMatchObject({ hasLink: true, text: expect.stringContaining('Next we') });
    const [toOwner] = mails.filter(({ recipient }) => recipient !== 'ada@example.com');
    expect(toOwner?.stepAddress).toContain(`/admin?tab=inbox&request=${id}`);
  });
});
