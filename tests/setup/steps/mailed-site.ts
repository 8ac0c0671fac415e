import type { Browser } from '@playwright/test';
import { startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { openPool } from '../database/open-pool.ts';
import { startOwnSite } from './own-site.ts';

/** A site of its own that sends mail to a double, with its database at hand and every browser a phone. */
export async function startMailedSite(browser: Browser, env: Record<string, string> = {}) {
  const smtp = await startSmtp();
  const site = await startOwnSite({
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@vibecode.example' },
    ...{ OWNER_EMAIL: 'owner@vibecode.example', TRUSTED_PROXIES: '127.0.0.1,::1' },
    ...env,
  });
  const pool = openPool({ connectionString: site.databaseUrl });
  const phone = { baseURL: site.origin, viewport: { width: 390, height: 844 } };
  return {
    pool,
    openPhone: async () =>
      (await browser.newContext({ ...phone, reducedMotion: 'reduce' })).newPage(),
    /** @returns the words of the mails to an address, oldest first */
    mailsTo: (address: string) =>
      smtp.mails.filter(({ to }) => to.includes(address)).map((mail) => wordsOf(mail)),
    stop: async () => {
      await pool.end();
      await site.stop();
      await smtp.stop();
    },
  };
}
