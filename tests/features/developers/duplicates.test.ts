import { beforeEach, describe, expect, it } from 'vitest';
import { savePhoto } from '../../../src/features/developers/server/profile/photo.service.ts';
import { dayMs } from '../../../src/shared/time/durations.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { createSignUpNetwork } from '../../factories/sign-up-networks.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testDatabase().prisma;
const longBio =
  'I build booking pages for small hotels, and I answer within a day. Ask me about payments.';
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let owner: Awaited<ReturnType<typeof signedInAdmin>>['caller'];
beforeEach(async () => {
  owner = (await signedInAdmin(testApp())).caller;
});

const listed = (filter: 'all' | 'marked' = 'all') =>
  owner.admin.developers.list({ page: 1, search: '', filter });
const idsOf = async (filter: 'all' | 'marked' = 'all') =>
  (await listed(filter)).items.map(({ id }) => id);
const marksOf = async (developerId: number) =>
  (await listed()).items.find(({ id }) => id === developerId)?.marks;
const mark = (kind: string, others: { id: number; developerName: string }[], hasMore = false) => ({
  kind,
  others: others.map(({ id, developerName }) => ({ id, developerName })),
  hasMore,
});
const several = async (count: number, overrides = {}) => {
  const made = [];
  while (made.length < count) made.push(await createDeveloper(overrides));
  return made;
};
const signUpAt = (developerId: number, daysAgo: number, networkHash?: string) =>
  createSignUpNetwork(developerId, {
    createdAt: new Date(Date.now() - daysAgo * dayMs),
    ...(networkHash && { networkHash }),
  });

describe('new and changed developers stand first', () => {
  it('after a change of the profile, of a project or of a picture, not after being hidden', async () => {
    const [first, second, third] = await several(3);
    if (!first || !second || !third) throw new Error('Three developers are needed.');
    await db().developer.update({ where: { id: first.id }, data: { bio: 'New words.' } });
    expect((await idsOf())[0]).toBe(first.id);
    const project = await createProject(second.id);
    expect((await idsOf())[0]).toBe(second.id);
    await db().developer.update({ where: { id: first.id }, data: { country: 'Chile' } });
    await db().developerProject.update({ where: { id: project.id }, data: { title: 'Courts' } });
    expect((await idsOf())[0]).toBe(second.id);
    await owner.admin.developers.hide({ developerId: third.id, reason: 'Not a person, it seems.' });
    expect((await idsOf())[0]).toBe(second.id);
  });

  it('a developer is new for a week', async () => {
    const fresh = await createDeveloper({ createdAt: new Date() });
    const settled = await createDeveloper({ createdAt: new Date(Date.now() - 8 * dayMs) });
    const isNew = new Map((await listed()).items.map((item) => [item.id, item.isNew]));
    expect([isNew.get(fresh.id), isNew.get(settled.id)]).toEqual([true, false]);
  });
});

describe('a developer is marked', () => {
  it('who has uploaded the same photo as another', async () => {
    const [first, second] = await several(2);
    if (!first || !second) throw new Error('Two developers are needed.');
    for (const { id: developerId } of [first, second]) {
      await savePhoto(testApp().deps, { developerId, bytes: photo, crop: null });
    }
    expect(await marksOf(first.id)).toEqual([mark('photo', [second])]);
    const cookie = await testApp().cookieFor('developer', second.id);
    await callerWith(testApp(), { cookie }).caller.developer.removePhoto();
    expect(await marksOf(first.id)).toEqual([]);
  });

  it('whose words are those of another, written a little differently', async () => {
    const first = await createDeveloper({ bio: longBio });
    const second = await createDeveloper({ bio: `  ${longBio.toUpperCase()} !` });
    expect(await marksOf(second.id)).toEqual([mark('words', [first])]);
  });

  it('not for short words, which are alike by chance', async () => {
    const [first] = await several(2, { bio: 'I build web apps.' });
    expect(await marksOf(first?.id ?? 0)).toEqual([]);
  });

  it('who signed up from one network with two others within a week', async () => {
    const [first, second, third] = await several(3);
    if (!first || !second || !third) throw new Error('Three developers are needed.');
    await signUpAt(first.id, 1);
    await signUpAt(second.id, 2);
    expect(await marksOf(first.id)).toEqual([]);
    await signUpAt(third.id, 6);
    expect(await marksOf(first.id)).toEqual([mark('network', [second, third])]);
  });

  it('not for a network of weeks ago', async () => {
    const [first, second, third] = await several(3);
    if (!first || !second || !third) throw new Error('Three developers are needed.');
    await signUpAt(first.id, 0);
    await signUpAt(second.id, 9);
    await signUpAt(third.id, 10);
    expect(await marksOf(first.id)).toEqual([]);
  });

  it('with three others by name, and a word that there are more', async () => {
    const [first, ...others] = await several(5, { bio: longBio });
    expect(await marksOf(first?.id ?? 0)).toEqual([mark('words', others.slice(0, 3), true)]);
  });

  it('also where the other profile is hidden', async () => {
    const first = await createDeveloper({ bio: longBio });
    const hidden = await createDeveloper({ bio: longBio, hiddenAt: new Date() });
    expect(await marksOf(first.id)).toEqual([mark('words', [hidden])]);
  });
});

it('the owner lists marked developers alone', async () => {
  const [first, second] = await several(2, { bio: longBio });
  const ofNetwork = await several(3);
  for (const { id } of ofNetwork) await signUpAt(id, 1);
  await createDeveloper();
  const marked = [first, second, ...ofNetwork].map((one) => one?.id);
  expect(new Set(await idsOf('marked'))).toEqual(new Set(marked));
  expect((await listed('marked')).total).toBe(5);
});

it('a sign-up keeps its network as a keyed hash, and signing in again keeps nothing', async () => {
  const phoneNumber = '+16125550142';
  const call = (path: string, payload: object) =>
    testApp().app.inject({
      ...{ method: 'POST', url: `/api/developers/${path}`, payload },
      remoteAddress: '203.0.113.7',
    });
  const signIn = async () => {
    await db().signInCode.deleteMany();
    const { demoCode } = (await call('send-verification', { phoneNumber })).json();
    await call('verify-phone', { phoneNumber, verificationCode: demoCode });
    return db().signUpNetwork.findMany();
  };
  const [kept] = await signIn();
  expect(kept?.networkHash).toMatch(/^[\da-f]{64}$/);
  expect(await signIn()).toEqual([kept]);
  await db().developer.delete({ where: { phoneNumber } });
  expect(await db().signUpNetwork.count()).toBe(0);
});
