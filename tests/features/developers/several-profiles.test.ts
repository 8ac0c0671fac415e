import { beforeEach, expect, it } from 'vitest';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

const noon = new Date('2096-11-23T12:00:00Z');
let now = noon;
const subjects: string[] = [];
const testApp = setUpTestApp({
  replace: ({ mail }) => ({
    clock: { now: () => now },
    mail: {
      ...mail,
      send: async ({ subject }) => {
        subjects.push(subject);
        return { outcome: 'sent' };
      },
    },
  }),
});
beforeEach(() => {
  now = noon;
  subjects.length = 0;
});

const db = () => testApp().deps.db.prisma;
const reason = 'The photo shows somebody else.';
const later = () => {
  now = new Date(now.getTime() + 60_000);
};

async function world(count: number) {
  const { caller } = await signedInAdmin(testApp());
  const ids: number[] = [];
  while (ids.length < count) ids.push((await createDeveloper()).id);
  return { developers: caller.admin.developers, ids };
}

const hidden = (ids: readonly number[]) => ids.map((id) => ({ id, reason }));
const onWire = <Row extends { since: Date }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, since: row.since.toISOString() }));
const reasonsOf = async (ids: readonly number[]) => {
  const rows = await db().developer.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: 'asc' },
    select: { hiddenReason: true },
  });
  return rows.map(({ hiddenReason }) => hiddenReason);
};

async function hearsByMail(id: number) {
  const cookie = await testApp().cookieFor('developer', id);
  const { developer } = callerWith(testApp(), { cookie }).caller;
  await developer.notifications.choose({ channel: 'mail', timeZone: 'UTC' });
  const data = { mailAddress: 'zeph@example.com' };
  await db().notificationSettings.update({ where: { developerId: id }, data });
}

it('hides several profiles, names those hidden already, and takes back its own', async () => {
  const { developers, ids } = await world(3);
  const [, before = 0] = ids;
  await developers.hide({ developerId: before, reason: 'An earlier one.' });
  later();
  const { changed, failed } = await developers.hideSeveral({ profiles: hidden(ids) });
  expect(changed.map(({ since }) => since)).toEqual([now, now]);
  expect(failed).toEqual([{ id: before, message: 'This profile is hidden already.' }]);
  expect(await reasonsOf(ids)).toEqual([reason, 'An earlier one.', reason]);
  expect(await db().activityEntry.count({ where: { action: 'hid' } })).toBe(3);
  await developers.showSeveral({ profiles: onWire(changed) });
  expect(await reasonsOf(ids)).toEqual(['', 'An earlier one.', '']);
});

it('leaves a profile that somebody has shown or hidden anew since', async () => {
  const { developers, ids } = await world(2);
  const [shown = 0, anew = 0] = ids;
  const { changed } = await developers.hideSeveral({ profiles: hidden(ids) });
  await developers.show({ developerId: shown });
  await developers.show({ developerId: anew });
  later();
  await developers.hide({ developerId: anew, reason: 'Another reason.' });
  const back = await developers.showSeveral({ profiles: onWire(changed) });
  expect(back).toEqual({
    changed: [],
    failed: [
      { id: shown, message: 'There is no such hidden profile.' },
      { id: anew, message: expect.stringContaining('hid this profile anew') },
    ],
  });
  expect(await reasonsOf(ids)).toEqual(['', 'Another reason.']);
});

it('lets a hiding go on from its first day where nobody was told of its end', async () => {
  const { developers, ids } = await world(1);
  const [id = 0] = ids;
  await hearsByMail(id);
  const { changed } = await developers.hideSeveral({ profiles: hidden(ids) });
  await runDueJobs(testApp());
  later();
  const shown = await developers.showSeveral({ profiles: onWire(changed) });
  const back = await developers.hideSeveral({ profiles: onWire(shown.changed) });
  expect(back.changed).toEqual([{ id, since: noon, reason }]);
  await runDueJobs(testApp());
  expect(subjects).toEqual([expect.stringContaining('is hidden')]);
});

it('begins a new hiding, and tells of it, where the end of the former was told', async () => {
  const { developers, ids } = await world(1);
  const [id = 0] = ids;
  await hearsByMail(id);
  const { changed } = await developers.hideSeveral({ profiles: hidden(ids) });
  await runDueJobs(testApp());
  const shown = await developers.showSeveral({ profiles: onWire(changed) });
  await runDueJobs(testApp());
  later();
  const back = await developers.hideSeveral({ profiles: onWire(shown.changed) });
  expect(back.changed).toEqual([{ id, since: now, reason }]);
  await runDueJobs(testApp());
  expect(subjects.map((subject) => subject.split('profile ')[1])).toEqual([
    ...['is hidden', 'is shown again', 'is hidden'],
  ]);
});

it('refuses more than a hundred profiles', async () => {
  const { developers } = await world(0);
  const profiles = hidden(Array.from({ length: 101 }, (_, index) => index + 1));
  await expect(developers.hideSeveral({ profiles })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});
