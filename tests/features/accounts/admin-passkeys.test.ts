import { describe, expect, it } from 'vitest';
import { proofLifetimeMs } from '../../../src/shared/admin/admin.ts';
import { createAdmin, testPassword } from '../../factories/admins.ts';
import { callerWith, sessionCookieOf, signedInAdmin } from '../../factories/callers.ts';
import { createPasskey } from '../../factories/passkeys.ts';
import { signInsOf } from '../../factories/second-step.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp({ replace: () => ({ wait: async () => {} }) });
const db = () => testApp().deps.db.prisma;
const { firstStep } = signInsOf(testApp);

describe('a passkey', () => {
  const refused = { code: 'UNAUTHORIZED', message: 'This passkey does not sign in here.' };

  it('signs in alone, and makes signing in by password a first step', async () => {
    const admin = await createAdmin();
    const key = await createPasskey(admin.id);
    const { caller, setCookies } = callerWith(testApp());
    const options = await caller.admin.passkeyOptions();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    await caller.admin.loginByPasskey({ passkey: key.use(options) });
    const cookie = sessionCookieOf(setCookies);
    expect(await callerWith(testApp(), { cookie }).caller.admin.me()).toMatchObject({
      id: admin.id,
    });
    expect(await firstStep(admin.username, Date.now())).toMatchObject({ hasPasskey: true });
  });

  it.each([
    ['made for another site', { origin: 'https://evil.example' }],
    ['not unlocked by its owner', { isVerified: false }],
  ])('is refused when it was %s', async (_case, ways) => {
    const key = await createPasskey((await createAdmin()).id);
    const { caller } = callerWith(testApp());
    const options = await caller.admin.passkeyOptions();
    await expect(
      caller.admin.loginByPasskey({ passkey: key.use(options, ways) }),
    ).rejects.toMatchObject(refused);
  });

  it('answers a challenge once, and one of ours only', async () => {
    const key = await createPasskey((await createAdmin()).id);
    const { caller } = callerWith(testApp());
    const options = await caller.admin.passkeyOptions();
    await caller.admin.loginByPasskey({ passkey: key.use(options) });
    await expect(
      caller.admin.loginByPasskey({ passkey: key.use(options, { counter: 2 }) }),
    ).rejects.toMatchObject(refused);
    const own = { ...options, challenge: Buffer.alloc(32, 7).toString('base64url') };
    await expect(caller.admin.loginByPasskey({ passkey: key.use(own) })).rejects.toMatchObject(
      refused,
    );
  });

  it('whose counter goes back is taken for a copy', async () => {
    const key = await createPasskey((await createAdmin()).id);
    const { caller } = callerWith(testApp());
    await caller.admin.loginByPasskey({
      passkey: key.use(await caller.admin.passkeyOptions(), { counter: 9 }),
    });
    await expect(
      caller.admin.loginByPasskey({
        passkey: key.use(await caller.admin.passkeyOptions(), { counter: 8 }),
      }),
    ).rejects.toMatchObject(refused);
  });

  it('signs nobody in whose account is disabled, or who has removed it', async () => {
    const disabled = await createPasskey((await createAdmin({ disabledAt: new Date() })).id);
    const { cookie, admin } = await signedInAdmin(testApp());
    const removed = await createPasskey(admin.id);
    await callerWith(testApp(), { cookie }).caller.admin.account.removePasskey({ id: removed.id });
    const { caller } = callerWith(testApp());
    for (const key of [disabled, removed]) {
      const options = await caller.admin.passkeyOptions();
      await expect(
        caller.admin.loginByPasskey({ passkey: key.use(options) }),
      ).rejects.toMatchObject(refused);
    }
  });

  it('is removed by its owner only', async () => {
    const key = await createPasskey((await createAdmin()).id);
    const { caller } = await signedInAdmin(testApp());
    await expect(caller.admin.account.removePasskey({ id: key.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a proof of an account with a second factor', () => {
  async function staleSession() {
    const { cookie, admin } = await signedInAdmin(testApp());
    const key = await createPasskey(admin.id);
    const provenAt = new Date(Date.now() - proofLifetimeMs - 60_000);
    await db().session.updateMany({ data: { provenAt } });
    return { key, request: () => callerWith(testApp(), { cookie }).caller.admin };
  }

  it('is a passkey of this account', async () => {
    const { key, request } = await staleSession();
    const foreign = await createPasskey((await createAdmin()).id);
    await expect(
      request().account.prove({
        by: 'passkey',
        passkey: foreign.use(await request().passkeyOptions()),
      }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await request().account.prove({
      by: 'passkey',
      passkey: key.use(await request().passkeyOptions()),
    });
    await request().tokens.create({ name: 'Script' });
  });

  it('is not its password alone', async () => {
    const { request } = await staleSession();
    await expect(
      request().account.prove({ by: 'password', password: testPassword }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(request().tokens.create({ name: 'Script' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('is asked for before its factors change', async () => {
    const { key, request } = await staleSession();
    const missing = { message: 'Please confirm first that it is you.' };
    await expect(request().account.removePasskey({ id: key.id })).rejects.toMatchObject(missing);
    await expect(request().account.beginTotp()).rejects.toMatchObject(missing);
    await expect(request().account.beginPasskey()).rejects.toMatchObject(missing);
    await expect(request().account.renewRecoveryCodes()).rejects.toMatchObject(missing);
  });
});
