import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { resetFactors } from '../../../src/features/accounts/server/factors/factors.service.ts';
import { createAdmin, testPassword } from '../../factories/admins.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createPasskey } from '../../factories/passkeys.ts';
import { codeAt, signInsOf, stepMs } from '../../factories/second-step.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp({ replace: () => ({ wait: async () => {} }) });
const db = () => testApp().deps.db.prisma;
const { callerAt, adminWithApp, firstStep } = signInsOf(testApp);

const wrongCode = {
  code: 'UNAUTHORIZED',
  message: 'That code is not right. Please try the next one.',
};

describe('an authenticator app', () => {
  it('counts once a code of it was typed in, and then signing in asks for one', async () => {
    const { admin, cookie } = await signedInAdmin(testApp());
    const { account } = callerWith(testApp(), { cookie }).caller.admin;
    const { secret, uri } = await account.beginTotp();
    expect(uri).toContain(`secret=${secret}`);
    expect(Secret.fromBase32(secret).bytes.length).toBeGreaterThanOrEqual(20);
    expect(
      await callerAt(Date.now()).login({ username: admin.username, password: testPassword }),
    ).toMatchObject({ step: 'done' });
    await expect(account.confirmTotp({ code: '000000' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    const { recoveryCodes } = await account.confirmTotp({ code: codeAt(secret, Date.now()) });
    expect(recoveryCodes).toHaveLength(10);
    expect(await firstStep(admin.username, Date.now())).toMatchObject({ hasPasskey: false });
  });

  it('signs in with its code, a step early or late at most', async () => {
    const { admin, secret, startMs } = await adminWithApp();
    const signInAfter = async (laterMs: number, offsetSteps: number) => {
      const ms = startMs + laterMs;
      // Each try has its own address: failures at one would use up its tries.
      const ip = `198.51.${laterMs / stepMs}.1`;
      const { ticket } = await firstStep(admin.username, ms, ip);
      const code = codeAt(secret, ms + offsetSteps * stepMs);
      return callerAt(ms, ip).loginByCode({ ticket, code });
    };
    await expect(signInAfter(10 * stepMs, 2)).rejects.toMatchObject(wrongCode);
    await expect(signInAfter(20 * stepMs, -2)).rejects.toMatchObject(wrongCode);
    expect(await signInAfter(30 * stepMs, -1)).toMatchObject({ username: admin.username });
    expect(await signInAfter(40 * stepMs, 1)).toMatchObject({ username: admin.username });
  });

  it('takes a code once, also of two at the same moment, and none from before it', async () => {
    const { admin, secret, startMs } = await adminWithApp();
    const ms = startMs + 10 * stepMs;
    const code = codeAt(secret, ms);
    const tickets = [await firstStep(admin.username, ms), await firstStep(admin.username, ms)];
    const outcomes = await Promise.allSettled(
      tickets.map(({ ticket }) => callerAt(ms).loginByCode({ ticket, code })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { ticket } = await firstStep(admin.username, ms);
    const before = codeAt(secret, ms - stepMs);
    await expect(callerAt(ms).loginByCode({ ticket, code: before })).rejects.toMatchObject(
      wrongCode,
    );
  });

  it('is shown by no answer after it was set up', async () => {
    const { cookie, secret } = await adminWithApp();
    const { account } = callerWith(testApp(), { cookie }).caller.admin;
    expect(JSON.stringify(await account.factors())).not.toContain(secret);
    await expect(account.beginTotp()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(testApp().logLines.join()).not.toContain(secret);
  });

  it('goes with the recovery codes when it was the last one', async () => {
    const { admin, cookie } = await adminWithApp();
    const { account } = callerWith(testApp(), { cookie }).caller.admin;
    await account.removeTotp();
    expect(await account.factors()).toEqual({
      totpSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect(
      await callerAt(Date.now()).login({ username: admin.username, password: testPassword }),
    ).toMatchObject({ step: 'done' });
  });
});

describe('the second step', () => {
  it('is told to nobody who does not know the password', async () => {
    const { admin } = await adminWithApp();
    const other = await createAdmin();
    const refusals = await Promise.all(
      [admin.username, other.username, 'nobody'].map((username) =>
        callerAt(Date.now())
          .login({ username, password: 'wrong' })
          .catch((error) => error),
      ),
    );
    const seen = refusals.map(({ code, message }) => ({ code, message }));
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('opens no session before it is taken, and its ticket works once and for ten minutes', async () => {
    const { admin, recoveryCodes, startMs } = await adminWithApp();
    const sessions = () => db().session.count();
    const before = await sessions();
    const { ticket } = await firstStep(admin.username, startMs);
    expect(await sessions()).toBe(before);
    const [first = '', second = '', third = ''] = recoveryCodes;
    await expect(
      callerAt(startMs + 11 * 60_000).loginByCode({ ticket, code: first }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await callerAt(startMs).loginByCode({ ticket, code: second });
    await expect(callerAt(startMs).loginByCode({ ticket, code: third })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(JSON.stringify(await db().signInTicket.findMany())).not.toContain(ticket);
  });

  it('has the limits of passwords, which a right password does not start again', async () => {
    const { admin, startMs } = await adminWithApp();
    const codes: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const tried = await firstStep(admin.username, startMs, '198.51.100.77')
        .then(({ ticket }) =>
          callerAt(startMs, '198.51.100.77').loginByCode({ ticket, code: '000000' }),
        )
        .catch((error) => error.code);
      codes.push(String(tried));
    }
    expect(codes).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED', 'TOO_MANY_REQUESTS']);
  });

  it('lets strangers with the password try few codes a day, and the owner in all the same', async () => {
    const { admin, secret, recoveryCodes, startMs } = await adminWithApp();
    const ms = startMs + 10 * stepMs;
    const tried: string[] = [];
    for (let index = 0; index < 22; index += 1) {
      const ip = `198.51.${index}.1`;
      const { ticket } = await firstStep(admin.username, ms, ip);
      tried.push(
        await callerAt(ms, ip)
          .loginByCode({ ticket, code: '000000' })
          .catch(({ code }) => code),
      );
    }
    expect(tried.slice(0, 20)).toEqual(Array(20).fill('UNAUTHORIZED'));
    expect(tried.slice(20)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    // A recovery code from a new address lets codes of the app count again.
    const [code = ''] = recoveryCodes;
    const first = await firstStep(admin.username, ms, '192.0.2.1');
    await callerAt(ms, '192.0.2.1').loginByCode({ ticket: first.ticket, code });
    const again = await firstStep(admin.username, ms, '192.0.2.1');
    await callerAt(ms, '192.0.2.1').loginByCode({
      ticket: again.ticket,
      code: codeAt(secret, ms),
    });
  });
});

describe('recovery codes', () => {
  it('carry 80 bits, are stored as hashes and sign in once, however they are typed', async () => {
    const { admin, cookie, recoveryCodes, startMs } = await adminWithApp();
    expect(recoveryCodes).toHaveLength(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^(?:[2-9a-hj-np-z]{4}-){3}[2-9a-hj-np-z]{4}$/);
    const stored = JSON.stringify(await db().adminRecoveryCode.findMany());
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const [code = ''] = recoveryCodes;
    const { ticket } = await firstStep(admin.username, startMs);
    const typed = code.toUpperCase().replaceAll('-', ' ');
    await callerAt(startMs).loginByCode({ ticket, code: typed });
    const again = await firstStep(admin.username, startMs);
    await expect(
      callerAt(startMs).loginByCode({ ticket: again.ticket, code }),
    ).rejects.toMatchObject(wrongCode);
    const { account } = callerWith(testApp(), { cookie }).caller.admin;
    expect((await account.factors()).recoveryCodesLeft).toBe(9);
  });

  it('are replaced by new ones, and are made for nobody without a second factor', async () => {
    const { admin, cookie, recoveryCodes, startMs } = await adminWithApp();
    const { account } = callerWith(testApp(), { cookie }).caller.admin;
    const renewed = (await account.renewRecoveryCodes()).recoveryCodes ?? [];
    expect(renewed).toHaveLength(10);
    const { ticket } = await firstStep(admin.username, startMs);
    const [old = ''] = recoveryCodes;
    const [code = ''] = renewed;
    await expect(callerAt(startMs).loginByCode({ ticket, code: old })).rejects.toMatchObject(
      wrongCode,
    );
    await callerAt(startMs).loginByCode({ ticket, code });
    const plain = await signedInAdmin(testApp());
    await expect(plain.caller.admin.account.renewRecoveryCodes()).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('of another admin are worth nothing', async () => {
    const { admin, startMs } = await adminWithApp();
    const other = await adminWithApp();
    const [code = ''] = other.recoveryCodes;
    const { ticket } = await firstStep(admin.username, startMs);
    await expect(callerAt(startMs).loginByCode({ ticket, code })).rejects.toMatchObject(wrongCode);
  });
});

it('an owner who is locked out gets all factors taken off on the server, and every session ended', async () => {
  const { admin, cookie } = await adminWithApp();
  await createPasskey(admin.id);
  expect(await resetFactors(testApp().deps, admin.username)).toBe(true);
  expect(await resetFactors(testApp().deps, 'nobody')).toBe(false);
  expect(await callerWith(testApp(), { cookie }).caller.admin.me()).toBeNull();
  expect(
    await callerAt(Date.now()).login({ username: admin.username, password: testPassword }),
  ).toMatchObject({ step: 'done' });
});
