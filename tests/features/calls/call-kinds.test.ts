import { describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/app/web/request/RequestPage.tsx';
import type { CallKind } from '../../../src/features/calls/call-kinds.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { mailSettings } from '../../mocks/mail-settings.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const now = new Date('2026-11-24T08:00:00Z');
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  env: mailSettings,
  replace: () => ({ clock: { now: () => now } }),
});
const db = () => testApp().deps.db.prisma;
const postForm = formPoster(testApp);
const noon = '2026-11-25T12:00:00.000Z';
const number = '+16125550177';

const talk: CallKind = {
  ...{ name: 'Project talk', lengthMinutes: 60, meeting: 'either', visitors: 'everyone' },
};
const review: CallKind = { ...talk, name: 'Review', meeting: 'room', visitors: 'clients' };
const word: CallKind = { ...talk, name: 'Quick word', lengthMinutes: 15, meeting: 'phone' };
const videoLink = 'https://meet.example/owner';

async function visitor(request: Parameters<typeof createRequest>[0] = {}) {
  const { id } = await createRequest(request);
  const key = await createAccessLink({ requestId: id });
  const { calls } = callerWith(testApp()).caller.contact;
  return {
    ...{ id, key },
    offer: (kind?: string) => calls.offer({ key, kind }),
    book: (wish: { kind?: string; startsAt?: string; seen?: string; reach?: string } = {}) =>
      calls.book({ key, startsAt: noon, timeZone: 'UTC', seen: '', reach: number, ...wish }),
  };
}

const namesOf = ({ kinds }: { kinds: { name: string }[] }) => kinds.map(({ name }) => name);

describe('a kind of call', () => {
  it('decides how long its times are, and the free call is first', async () => {
    await openCalendar({ kinds: [talk] });
    const ada = await visitor();
    const free = await ada.offer();
    expect(namesOf(free)).toEqual(['free', 'Project talk']);
    expect(free.kind).toMatchObject({ name: 'free', lengthMinutes: 30 });
    const offer = await ada.offer('Project talk');
    expect(offer.kind).toMatchObject({ name: 'Project talk', lengthMinutes: 60 });
    const minutes = (offer.slots[1]?.getTime() ?? 0) - (offer.slots[0]?.getTime() ?? 0);
    expect(minutes).toBe(60 * 60_000);
    const booked = await ada.book({ kind: 'Project talk' });
    expect(booked.offer).toMatchObject({
      call: { kind: 'Project talk', endsAt: new Date('2026-11-25T13:00:00Z') },
    });
    const grace = await visitor();
    expect((await grace.book({ startsAt: '2026-11-25T12:30:00.000Z' })).outcome).toBe('taken');
  });

  it('stands with the call in inbox, list, mail and calendar', async () => {
    await openCalendar({ kinds: [talk] });
    const ada = await visitor();
    await ada.book({ kind: 'Project talk' });
    const { caller } = await signedInAdmin(testApp());
    expect(await caller.admin.inbox.open({ id: ada.id })).toMatchObject({
      request: { call: { kind: 'Project talk' } },
    });
    expect(await caller.admin.calls.coming()).toMatchObject([{ kind: 'Project talk' }]);
    const mails = await db().outgoingMessage.findMany();
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain('Project talk, 60 minutes');
    const file = await testApp().app.inject({ url: `/requests/${ada.key}/call.ics` });
    expect(file.body).toContain('SUMMARY:Project talk with');
  });

  it('is offered to those who may book it, and to nobody else', async () => {
    await openCalendar({ videoLink, kinds: [{ ...talk, visitors: 'answered' }, review] });
    const [stranger, answered, client] = [
      await visitor(),
      await visitor({ status: 'answered' }),
      await visitor({ status: 'won' }),
    ];
    expect(namesOf(await stranger.offer())).toEqual(['free']);
    expect(namesOf(await answered.offer())).toEqual(['free', 'Project talk']);
    expect(namesOf(await client.offer())).toEqual(['free', 'Project talk', 'Review']);
    await expect(stranger.book({ kind: 'Review' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await client.book({ kind: 'Review' })).outcome).toBe('booked');
  });

  it('says how one meets: by a number, or in the room of the owner', async () => {
    await openCalendar({ videoLink, kinds: [word, { ...review, visitors: 'everyone' }] });
    const ada = await visitor();
    for (const reach of ['', 'https://meet.example/ada']) {
      await expect(ada.book({ kind: 'Quick word', reach })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
    const { offer } = await ada.book({ kind: 'Review', reach: '' });
    expect(offer.call).toMatchObject({ kind: 'Review', reach: '' });
    const seen = String(offer.call?.id);
    const moved = await ada.book({ kind: 'Quick word', seen, reach: number });
    expect(moved.offer.call).toMatchObject({ kind: 'Quick word', reach: number });
  });

  it('stays with a call that is moved by a page that names none', async () => {
    await openCalendar({ kinds: [talk] });
    const ada = await visitor();
    const { offer } = await ada.book({ kind: 'Project talk' });
    expect((await ada.offer()).kind.name).toBe('Project talk');
    const later = { startsAt: '2026-11-25T15:00:00.000Z', seen: String(offer.call?.id) };
    expect((await ada.book(later)).offer.call?.kind).toBe('Project talk');
  });

  it('that is gone leaves its call as it was booked', async () => {
    await openCalendar({ kinds: [talk] });
    const ada = await visitor();
    await ada.book({ kind: 'Project talk' });
    await db().callSettings.updateMany({ data: { kinds: [] } });
    const offer = await ada.offer();
    expect(offer.call).toMatchObject({ kind: 'Project talk' });
    expect(offer.kind.name).toBe('free');
  });

  it('has an address, so that it is chosen and booked without scripts', async () => {
    await openCalendar({ kinds: [talk] });
    const { key, offer } = await visitor();
    const page = await testApp().app.inject({ url: `/requests/${key}?call=Project%20talk` });
    expect(page.body).toContain('name="kind" value="Project talk"');
    const posted = { form: 'call', startsAt: noon, timeZone: 'UTC', seen: '', reach: number };
    const answer = await postForm(`/requests/${key}`, { ...posted, kind: 'Project talk' });
    expect(answer.statusCode).toBe(303);
    expect((await offer()).call).toMatchObject({ kind: 'Project talk' });
  });

  it('is refused with the name of another, and without the link where it takes place', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { version, feed: _feed, ...settings } = await caller.admin.calls.settings();
    for (const kinds of [
      [talk, { ...talk, name: 'project TALK' }],
      [{ ...talk, name: 'Free call' }],
      [review],
    ]) {
      await expect(
        caller.admin.calls.saveSettings({ settings: { ...settings, kinds }, version }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    const saved = await caller.admin.calls.saveSettings({
      settings: { ...settings, videoLink, kinds: [talk, review], bufferBeforeMinutes: 10 },
      version,
    });
    expect(saved).toMatchObject({ kinds: [talk, review], bufferBeforeMinutes: 10 });
  });
});

describe('the pause before a call', () => {
  it('keeps apart what is booked at the same moment', async () => {
    await openCalendar({ bufferBeforeMinutes: 30 });
    const [ada, grace] = [await visitor(), await visitor()];
    const answers = await Promise.all([
      ada.book(),
      grace.book({ startsAt: '2026-11-25T12:30:00.000Z' }),
    ]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['booked', 'taken']);
  });
});
