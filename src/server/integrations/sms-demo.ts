import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { developerLimits } from '../../shared/developer-limits.ts';
import { type Log, maskPhone } from '../log.ts';
import type { SmsVerifier } from './sms.ts';

/** What is stored of a code: bound to its number, so that a code stands for nothing elsewhere. */
export function hashCode(phoneNumber: string, code: string): string {
  return createHash('sha256').update(`${phoneNumber}:${code}`).digest('hex');
}

/** Makes its own codes and sends nothing: the code is in the answer and in the server's log. Never in production. */
export function createDemoSmsVerifier(log: Log): SmsVerifier {
  return {
    showsCode: true,
    async send(phoneNumber) {
      const code = String(randomInt(10 ** developerLimits.codeLength)).padStart(
        developerLimits.codeLength,
        '0',
      );
      log.info({ phoneNumber: maskPhone(phoneNumber), demoCode: code }, 'demo sign-up code');
      return { outcome: 'sent', code };
    },
    async check({ phoneNumber, code, codeHash }) {
      if (codeHash === null) return { outcome: 'expired' };
      const isRight = timingSafeEqual(
        Buffer.from(hashCode(phoneNumber, code)),
        Buffer.from(codeHash),
      );
      return { outcome: isRight ? 'approved' : 'wrongCode' };
    },
  };
}
