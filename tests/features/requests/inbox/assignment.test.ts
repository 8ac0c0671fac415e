import { beforeEach, expect, it } from 'vitest';
import { signedInAdmin } from '../../../factories/callers.ts';
import { createRequest } from '../../../factories/contact-requests.ts';
import { setUpTestApp } from '../../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testApp().deps.db.prisma;

async function world() {
  const anna = await signedInAdmin(testApp(), { username: 'anna' });
  const berta = await signedInAdmin(testApp(), { username: 'berta' });
  const { id } = await createRequest();
  return { anna, berta, id, inbox: anna.caller.admin.inbox };
}

type World = Awaited<ReturnType<typeof world>>;
let here: World;
beforeEach(async () => {
  here = await world();
});

const listed = async (of: World['anna'], isMine?: true) =>
  (await of.caller.admin.inbox.list({ page: 1, isMine })).items;

it('assigns a request to one of us, shows it in every list, and finds it as theirs', async () => {
  const { anna, berta, id, inbox } = here;
  await createRequest();
  const assigned = await inbox.assign({ id, assigneeId: berta.admin.id });
  expect(assigned.assignee).toEqual({ id: berta.admin.id, username: 'berta' });
  expect((await listed(anna)).find((one) => one.id === id)?.assignee?.username).toBe('berta');
  expect(await listed(anna, true)).toEqual([]);
  expect(await listed(berta, true)).toMatchObject([{ id }]);
  expect((await berta.caller.admin.inbox.list({ page: 1, isMine: true })).total).toBe(1);
});

it('records who was assigned, and that nobody is any more', async () => {
  const { berta, id, inbox } = here;
  await inbox.assign({ id, assigneeId: berta.admin.id });
  await inbox.assign({ id, assigneeId: berta.admin.id });
  expect((await inbox.assign({ id, assigneeId: null })).assignee).toBeNull();
  const entries = await db().activityEntry.findMany({
    where: { targetType: 'contact request' },
    orderBy: { id: 'asc' },
    select: { action: true, summary: true, actor: true },
  });
  expect(entries).toEqual([
    { action: 'assigned', summary: 'Ada Lovelace, to berta', actor: 'admin:anna' },
    { action: 'unassigned', summary: 'Ada Lovelace', actor: 'admin:anna' },
  ]);
});

it('offers those who may answer, and refuses everybody else', async () => {
  const { anna, berta, id, inbox } = here;
  const { admin: author } = await signedInAdmin(testApp(), { username: 'carla', role: 'author' });
  const { admin: removed } = await signedInAdmin(testApp(), { username: 'dora' });
  await db().admin.update({ where: { id: removed.id }, data: { disabledAt: new Date() } });
  expect(await inbox.assignees()).toEqual([
    { id: anna.admin.id, username: 'anna' },
    { id: berta.admin.id, username: 'berta' },
  ]);
  for (const assigneeId of [author.id, removed.id, 999_999]) {
    await expect(inbox.assign({ id, assigneeId })).rejects.toMatchObject({ code: 'CONFLICT' });
  }
  await expect(inbox.assign({ id: 999_999, assigneeId: berta.admin.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it.each([
  ['removed', { disabledAt: new Date() }],
  ['no owner any more', { role: 'author' as const }],
])('is assigned to nobody once the account is %s', async (_name, data) => {
  const { anna, berta, id, inbox } = here;
  await inbox.assign({ id, assigneeId: berta.admin.id });
  await db().admin.update({ where: { id: berta.admin.id }, data });
  expect(await listed(anna)).toMatchObject([{ id, assignee: null }]);
  await db().admin.delete({ where: { id: berta.admin.id } });
  expect(await listed(anna)).toMatchObject([{ id, assignee: null }]);
});
