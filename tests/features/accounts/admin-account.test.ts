import { describe, expect, it } from 'vitest';
import { proofLifetimeMs } from '../../../src/shared/admin/admin.ts';
import { createAdmin, testPassword } from '../../factories/admins.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp({ replace: () => ({ wait: async () => {} }) });

const newPassword = 'gravel lantern orbit thistle';
const whoAmI = (cookie: string) => callerWith(testApp(), { cookie }).caller.admin.me();
const signIn = (username: string, password: string, facts = {}) =>
  callerWith(testApp(), { ip: '203.0.113.9', ...facts }).caller.admin.login({ username, password });

describe('the sessions of an admin', () => {
  it('are listed with their browser and network, never with the whole address', async () => {
    const { admin, caller } = await signedInAdmin(testApp());
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    await signIn(admin.username, testPassword, { userAgent });
    const sessions = await caller.admin.account.sessions();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({
      userAgent,
      network: '203.0.113.0/24',
    });
    expect(JSON.stringify(await testApp().deps.db.prisma.session.findMany())).not.toContain(
      '203.0.113.9',
    );
  });

  it('end one by one, and all others at once', async () => {
    const { admin, cookie, caller } = await signedInAdmin(testApp());
    const [second, third, fourth] = [
      await testApp().cookieFor('admin', admin.id),
      await testApp().cookieFor('admin', admin.id),
      await testApp().cookieFor('admin', admin.id),
    ];
    const ofSecond = await callerWith(testApp(), {
      cookie: second,
    }).caller.admin.account.sessions();
    const sessionId = ofSecond.find(({ isCurrent }) => isCurrent)?.id ?? '';
    await caller.admin.account.endSession({ sessionId });
    expect(await whoAmI(second)).toBeNull();
    expect(await whoAmI(third)).not.toBeNull();
    await caller.admin.account.endOtherSessions();
    expect([await whoAmI(third), await whoAmI(fourth)]).toEqual([null, null]);
    expect(await whoAmI(cookie)).not.toBeNull();
  });

  it('of somebody else are not seen and not ended', async () => {
    const { caller } = await signedInAdmin(testApp());
    const other = await signedInAdmin(testApp());
    const [session] = await other.caller.admin.account.sessions();
    const sessionId = session?.id ?? '';
    expect(await caller.admin.account.sessions()).toHaveLength(1);
    await expect(caller.admin.account.endSession({ sessionId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await caller.admin.account.endOtherSessions();
    expect(await whoAmI(other.cookie)).not.toBeNull();
  });
});

describe('a new password', () => {
  it('holds at once and ends every other session', async () => {
    const { admin, cookie, caller } = await signedInAdmin(testApp());
    const second = await testApp().cookieFor('admin', admin.id);
    await caller.admin.account.changePassword({ password: testPassword, newPassword });
    expect(await whoAmI(cookie)).not.toBeNull();
    expect(await whoAmI(second)).toBeNull();
    await expect(signIn(admin.username, testPassword)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await signIn(admin.username, newPassword);
    const { items } = await caller.admin.activity.list({});
    expect(items.map(({ action }) => action)).toContain('changed the password of');
  });

  it('needs the present one, within the limits of signing in', async () => {
    const { admin, caller } = await signedInAdmin(testApp());
    const guess = () => caller.admin.account.changePassword({ password: 'guess', newPassword });
    for (let index = 0; index < 5; index += 1) {
      await expect(guess()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await signIn(admin.username, testPassword);
  });

  it.each([
    ['short', 'short'],
    ['long and easy to guess', 'aaaaaaaaaaaaaaaa'],
    ['made of the name', 'site-owner site-owner'],
    ['the present one', testPassword],
  ])('is not taken when it is %s', async (_case, weak) => {
    const { admin, caller } = await signedInAdmin(testApp(), { username: 'site-owner' });
    await expect(
      caller.admin.account.changePassword({ password: testPassword, newPassword: weak }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await signIn(admin.username, testPassword);
  });

  it('takes the shown credentials of a demo off its login screen', async () => {
    const { caller } = testApp();
    expect(await caller.admin.demoCredentials()).toMatchObject({ username: 'admin' });
    await createAdmin({ username: 'admin' });
    const cookie = await testApp().cookieFor(
      'admin',
      (await testApp().deps.db.prisma.admin.findFirstOrThrow()).id,
    );
    await callerWith(testApp(), { cookie }).caller.admin.account.changePassword({
      password: testPassword,
      newPassword,
    });
    expect(await caller.admin.demoCredentials()).toBeNull();
  });

  it('is in no log', async () => {
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.account.changePassword({ password: testPassword, newPassword });
    expect(testApp().logLines.join()).not.toContain(newPassword);
  });
});

describe('a fresh proof', () => {
  async function laterBy(ms: number) {
    const { cookie } = await signedInAdmin(testApp());
    const clock = { now: () => new Date(Date.now() + ms) };
    const later = { ...testApp(), deps: { ...testApp().deps, clock } };
    return () => callerWith(later, { cookie }).caller;
  }
  type Caller = ReturnType<Awaited<ReturnType<typeof laterBy>>>;
  const needy: [string, (caller: Caller) => Promise<unknown>][] = [
    ['making a token', (caller) => caller.admin.tokens.create({ name: 'Script' })],
    ['an export', (caller) => caller.admin.inbox.exportCsv({})],
    [
      'deleting a post',
      async (caller) => caller.admin.posts.delete({ id: (await createPost()).id }),
    ],
    [
      'deleting a category',
      async (caller) => {
        // The first category is the default one, which stays.
        await createCategory();
        await caller.admin.categories.delete({ id: (await createCategory()).id });
      },
    ],
    [
      'changing the password',
      (caller) => caller.admin.account.changePassword({ password: testPassword, newPassword }),
    ],
  ];

  it.each(needy)('is signing in, for a quarter of an hour, before %s', async (_what, call) => {
    const request = await laterBy(proofLifetimeMs - 60_000);
    await call(request());
  });

  it.each(needy)('is asked for after that before %s', async (_what, call) => {
    const request = await laterBy(proofLifetimeMs + 60_000);
    await expect(call(request())).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Please confirm first that it is you.',
    });
    await request().admin.account.prove({ by: 'password', password: testPassword });
    await call(request());
  });

  it('says over HTTP that it is missing, so that a program can tell', async () => {
    const { cookie } = await signedInAdmin(testApp());
    const provenAt = new Date(Date.now() - proofLifetimeMs - 60_000);
    await testApp().deps.db.prisma.session.updateMany({ data: { provenAt } });
    const answer = await testApp().app.inject({
      method: 'POST',
      url: '/trpc/admin.inbox.exportCsv',
      headers: { cookie },
      payload: {},
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: { json: { data: { isProofMissing: true } } } });
  });

  it('is not a wrong password, and guessing it has the limits of signing in', async () => {
    const request = await laterBy(proofLifetimeMs + 60_000);
    for (let index = 0; index < 5; index += 1) {
      await expect(
        request().admin.account.prove({ by: 'password', password: 'guess' }),
      ).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    await expect(
      request().admin.account.prove({ by: 'password', password: testPassword }),
    ).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    await expect(request().admin.tokens.create({ name: 'Script' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('holds for the session that gave it, and for no other one', async () => {
    const { cookie, admin } = await signedInAdmin(testApp());
    const second = await testApp().cookieFor('admin', admin.id);
    const provenAt = new Date(Date.now() - proofLifetimeMs - 60_000);
    await testApp().deps.db.prisma.session.updateMany({ data: { provenAt } });
    const request = (of: string) => callerWith(testApp(), { cookie: of }).caller.admin;
    await request(cookie).account.prove({ by: 'password', password: testPassword });
    await request(cookie).tokens.create({ name: 'Script' });
    await expect(request(second).tokens.create({ name: 'Script' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
