import { expect, it } from 'vitest';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper, createMessage } from '../../factories/developers.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testApp().deps.db.prisma;

async function signedIn(developerId: number) {
  const cookie = await testApp().cookieFor('developer', developerId);
  return callerWith(testApp(), { cookie }).caller.developer;
}

it('ends every sign-in of one developer, and nobody else notices', async () => {
  const { caller } = await signedInAdmin(testApp());
  const [one, other] = [await createDeveloper(), await createDeveloper()];
  const browsers = [await signedIn(one.id), await signedIn(one.id)];
  const otherBrowser = await signedIn(other.id);
  await caller.admin.developers.endSignIns({ developerId: one.id });
  for (const browser of browsers) expect(await browser.current()).toBeNull();
  expect(await otherBrowser.current()).toMatchObject({ id: other.id });
  const { items } = await caller.admin.activity.list({ page: 1 });
  expect(items[0]).toMatchObject({
    ...{ action: 'ended the sign-ins of', targetId: String(one.id) },
    summary: `of developer ${one.id}: 2`,
  });
});

it('deletes an account with its messages and sign-ins, and the log names only its number', async () => {
  const { caller } = await signedInAdmin(testApp());
  const { id } = await createDeveloper({ developerName: 'Zephyrine Quast' });
  await createMessage(id);
  const browser = await signedIn(id);
  await caller.admin.developers.delete({ developerId: id });
  expect(await browser.current()).toBeNull();
  expect(await db().developerMessage.count({ where: { developerId: id } })).toBe(0);
  await expect(callerWith(testApp()).caller.developer.profile({ developerId: id })).rejects.toThrow(
    'Developer not found',
  );
  const { items } = await caller.admin.activity.list({ page: 1 });
  expect(items[0]).toMatchObject({ action: 'deleted', summary: `of developer ${id}` });
  expect(JSON.stringify(items)).not.toContain('Zephyrine');
});

it('says that a developer is gone already', async () => {
  const { caller } = await signedInAdmin(testApp());
  const { developers } = caller.admin;
  const gone = { developerId: 2_000_000 };
  await expect(developers.delete(gone)).rejects.toThrow('Developer not found');
  await expect(developers.endSignIns(gone)).rejects.toThrow('Developer not found');
});
