import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { counters } from '../../../src/shared/limits/limits.ts';
import { createAdmin, testPassword } from '../../factories/admins.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const owner = 'owner@vibecode.example';
const address = 'me@vibecode.example';

const testApp = setUpTestApp({
  replace: () => ({
    wait: async () => {},
    mail: { ownerAddress: owner, send: async () => ({ outcome: 'sent' }) },
  }),
});
const mailsOff = setUpTestApp();
const db = () => testApp().deps.db.prisma;
const mails = async () =>
  (await db().outgoingMessage.findMany({ orderBy: { createdAt: 'asc' } })).map(
    ({ recipient, subject, text }) => ({ recipient, subject: subject.split(': ')[1], text }),
  );
const subjects = async () => (await mails()).map(({ subject }) => subject);

async function signIn(username: string, cookie = '', userAgent = 'Firefox/140.0 (Windows)') {
  const { caller, setCookies } = callerWith(testApp(), { cookie, userAgent, ip: '203.0.113.9' });
  await caller.admin.login({ username, password: testPassword });
  return setCookies.map((line) => line.split(';')[0]).join('; ');
}

async function adminWithAddress() {
  const { admin, cookie } = await signedInAdmin(testApp());
  await db().admin.update({ where: { id: admin.id }, data: { mailAddress: address } });
  return { admin, account: () => callerWith(testApp(), { cookie }).caller.admin.account };
}

describe('an address for news of an account', () => {
  it('counts when the code that was sent there comes back, once', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { account } = caller.admin;
    await account.setMailAddress({ address });
    expect(await account.mail()).toEqual({ isMailOn: true, address: null, unconfirmed: address });
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: address, subject: 'Confirm this address' });
    const code = /[2-9a-z]{4}(?:-[2-9a-z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
    await expect(account.confirmMailAddress({ code: '2222-2222-2222-2222' })).rejects.toMatchObject(
      { code: 'BAD_REQUEST' },
    );
    await account.confirmMailAddress({ code });
    expect(await account.mail()).toEqual({ isMailOn: true, address, unconfirmed: null });
    await expect(account.confirmMailAddress({ code })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('is not confirmed by the code of the address before', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { account } = caller.admin;
    await account.setMailAddress({ address });
    const [mail] = await mails();
    const code = /[2-9a-z]{4}(?:-[2-9a-z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
    await account.setMailAddress({ address: 'somebody-else@vibecode.example' });
    await expect(account.confirmMailAddress({ code })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('is sent a code five times an hour at most', async () => {
    const { caller } = await signedInAdmin(testApp());
    for (let index = 0; index < counters['admin-mail-address'].limit; index += 1)
      await caller.admin.account.setMailAddress({ address });
    await expect(caller.admin.account.setMailAddress({ address })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  it('is taken only where the site sends mail', async () => {
    const { caller } = await signedInAdmin(mailsOff());
    expect(await caller.admin.account.mail()).toMatchObject({ isMailOn: false });
    await expect(caller.admin.account.setMailAddress({ address })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('hears last that it hears no more', async () => {
    const { account } = await adminWithAddress();
    await account().removeMailAddress();
    expect(await subjects()).toEqual(['No more mail']);
    expect(await account().mail()).toMatchObject({ address: null });
  });
});

describe('a sign-in', () => {
  it('with a browser that the account has not used is told, with browser and network', async () => {
    const { admin } = await adminWithAddress();
    await signIn(admin.username);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: address, subject: 'New sign-in' });
    expect(mail?.text).toContain('Firefox, Windows');
    expect(mail?.text).toContain('203.0.113.0/24');
    expect(mail?.text).not.toContain('203.0.113.9');
  });

  it('with the same browser is not told again', async () => {
    const { admin } = await adminWithAddress();
    const cookies = await signIn(admin.username);
    const later = await signIn(admin.username, cookies);
    await signIn(admin.username, later);
    expect(await subjects()).toEqual(['New sign-in']);
  });

  it('is told when the browser was used by another admin, or its id comes from before', async () => {
    const { admin } = await adminWithAddress();
    const other = await createAdmin();
    const ofOther = await signIn(other.username);
    const cookies = await signIn(admin.username, ofOther);
    expect(await subjects()).toEqual(['New sign-in']);
    await signIn(admin.username, cookies);
    // The browser cookie changes at each sign-in, so a copy of the old one is unknown.
    await signIn(admin.username, cookies);
    expect(await subjects()).toEqual(['New sign-in', 'New sign-in']);
  });

  it('of an account without an address is told to nobody', async () => {
    await signIn((await createAdmin()).username);
    expect(await mails()).toEqual([]);
  });
});

it('changes of password and second step are told, and that the last one is gone', async () => {
  const { account } = await adminWithAddress();
  const { secret } = await account().beginTotp();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await account().confirmTotp({ code });
  await account().renewRecoveryCodes();
  await account().removeTotp();
  await account().changePassword({
    password: testPassword,
    newPassword: 'gravel lantern orbit thistle',
  });
  expect((await subjects()).toSorted()).toEqual([
    'New recovery codes',
    'Password changed',
    'Second step added',
    'Second step removed',
  ]);
  const removed = (await mails()).find(({ subject }) => subject === 'Second step removed');
  expect(removed?.text).toContain('the password alone signs in');
  expect(JSON.stringify(await mails())).not.toContain(secret);
});
