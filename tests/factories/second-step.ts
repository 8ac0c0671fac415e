import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../setup/harness.ts';
import { testPassword } from './admins.ts';
import { callerWith, signedInAdmin } from './callers.ts';

export const stepMs = 30_000;

export const codeAt = (secret: string, ms: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });

const at = (testApp: TestApp, ms: number): TestApp => ({
  ...testApp,
  deps: { ...testApp.deps, clock: { now: () => new Date(ms) } },
});

export function signInsOf(testApp: () => TestApp) {
  const callerAt = (ms: number, ip = '203.0.113.5') =>
    callerWith(at(testApp(), ms), { ip }).caller.admin;

  return {
    callerAt,

    async adminWithApp() {
      const startMs = Math.ceil(Date.now() / stepMs) * stepMs;
      const { admin, cookie } = await signedInAdmin(testApp());
      const account = callerWith(at(testApp(), startMs), { cookie }).caller.admin.account;
      const { secret } = await account.beginTotp();
      const { recoveryCodes } = await account.confirmTotp({ code: codeAt(secret, startMs) });
      return { admin, cookie, secret, startMs, recoveryCodes: recoveryCodes ?? [] };
    },

    async firstStep(username: string, ms: number, ip?: string) {
      const answer = await callerAt(ms, ip).login({ username, password: testPassword });
      if (answer.step === 'done') throw new Error('No second step was asked for.');
      return answer;
    },
  };
}
