import type { RequestBrowser } from '../../../server/auth/request-browser.ts';
import type { Deps } from '../../../server/deps.ts';
import { findLastDelivery, noteUndelivered } from './sign-in-code.queries.ts';
import { codeLifetimeMs, hashBrowserId } from './sign-in-code.ts';

export async function reportUndelivered(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  report: { codeId: number; state: string; errorCode: string | null },
): Promise<void> {
  if (!(await noteUndelivered(db.prisma, report.codeId))) return;
  log.warn(report, 'sign-in code not delivered');
}

export async function isCodeUndelivered(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  browser: RequestBrowser,
  phoneNumber: string,
): Promise<boolean> {
  if (browser.id === null) return false;
  const since = new Date(clock.now().getTime() - codeLifetimeMs);
  const browserHash = hashBrowserId(browser.id);
  const delivery = await findLastDelivery(db.prisma, { phoneNumber, browserHash, since });
  return delivery === 'undelivered';
}
