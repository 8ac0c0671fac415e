import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, createToken } from '../../factories/admins.ts';
import { openCalendar } from '../../factories/calls.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { createPreviewLink } from '../../factories/posts/preview-links.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

setUpTestApp();
const db = () => testDatabase().prisma;

const file = 'prisma/migrations/20261123193500_grants_of_accounts/migration.sql';

/** Runs the data changes of the migration; the columns already exist. */
async function carryOver(): Promise<void> {
  const sql = readFileSync(file, 'utf8').replaceAll(/^ALTER TABLE [^;]*;$/gm, '');
  await testDatabase().pool.query(sql);
}

/** The former link has a hash and a day, but no owner. */
async function createFeed(madeBy: string | null): Promise<void> {
  await openCalendar();
  await db().callSettings.updateMany({
    data: { feedKeyHash: 'x'.repeat(64), feedSince: new Date('2026-01-01') },
  });
  if (madeBy === null) return;
  await db().activityEntry.create({
    data: {
      ...{ actor: `admin:${madeBy}`, action: 'created', targetType: 'calendar of calls' },
      summary: '',
    },
  });
}

const feed = () =>
  db().callSettings.findFirstOrThrow({
    select: { feedKeyHash: true, feedSince: true, feedAdminId: true, feedEndsAt: true },
  });

const disabledAt = new Date('2026-11-01T12:00:00Z');
const shutOut = (id: number) => db().admin.update({ where: { id }, data: { disabledAt } });

describe('the link to the calendar of calls', () => {
  beforeEach(async () => {
    await createAdmin({ username: 'first' });
  });

  it('is its maker’s, as the activity log knows it, and ends when nobody reads it', async () => {
    const { id } = await createAdmin({ username: 'second' });
    await createFeed('second');
    await carryOver();
    expect(await feed()).toMatchObject({ feedKeyHash: 'x'.repeat(64), feedAdminId: id });
    // The database's clock may differ from that of the tests.
    const { rows } = await testDatabase().pool.query<{ days: number }>(
      `SELECT extract(epoch FROM "feedEndsAt" - now())::float / 86400 AS days FROM "CallSettings"`,
    );
    expect(rows[0]?.days).toBeCloseTo(90, 1);
  });

  it.each([null, 'somebody who is gone'])('of %s is the first owner’s', async (madeBy) => {
    const first = await db().admin.findFirstOrThrow({ where: { username: 'first' } });
    await createFeed(madeBy);
    await carryOver();
    expect((await feed()).feedAdminId).toBe(first.id);
  });

  it.each([
    ['was shut out', { disabledAt }],
    ['has a lower role by now', { role: 'editor' as const }],
  ])('is ended where its maker %s', async (_what, data) => {
    const { id } = await createAdmin({ username: 'second' });
    await createFeed('second');
    await db().admin.update({ where: { id }, data });
    await carryOver();
    expect(await feed()).toEqual({
      ...{ feedKeyHash: null, feedSince: null, feedAdminId: null, feedEndsAt: null },
    });
  });

  it('stays away where there was none', async () => {
    await openCalendar();
    await carryOver();
    expect(await feed()).toMatchObject({ feedKeyHash: null, feedAdminId: null, feedEndsAt: null });
  });
});

it('preview links and tokens of accounts that were shut out have ended, those of others go on', async () => {
  const [gone, here] = [await createAdmin(), await createAdmin({ role: 'editor' })];
  const { id: postId } = await createPost();
  for (const { id } of [gone, here]) await createPreviewLink(postId, id);
  const tokens = [await createToken(gone.id), await createToken(here.id)];
  const revokedAt = new Date('2026-10-01T12:00:00Z');
  const former = await createToken(gone.id);
  await db().apiToken.update({ where: { id: former.id }, data: { revokedAt } });
  await shutOut(gone.id);
  await carryOver();
  expect(await db().previewLink.findMany({ select: { adminId: true } })).toEqual([
    { adminId: here.id },
  ]);
  const rows = await db().apiToken.findMany({ orderBy: { id: 'asc' } });
  expect(rows.map(({ id, revokedAt: at }) => [id, at])).toEqual([
    [tokens[0]?.id, disabledAt],
    [tokens[1]?.id, null],
    [former.id, revokedAt],
  ]);
});
