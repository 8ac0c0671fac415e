import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import type { ArrivedMail } from './inbound-mail.ts';
import { openArrivedMail } from './raw-mail.ts';

/**
 * Checks that the domain of the sender has signed the mail (DKIM, RFC 6376, aligned as in DMARC). What the provider says about
 * that is not trusted: everybody can write such headers.
 * @param keys texts in the DNS by name; a name without text has no key
 */
export async function isSenderProven({
  arrived,
  keys,
}: {
  arrived: ArrivedMail;
  keys: Readonly<Record<string, string[]>>;
}): Promise<boolean> {
  const opened = await openArrivedMail(arrived);
  if (opened.outcome !== 'opened') return false;
  const { headerFrom, results } = await dkimVerify(Buffer.from(opened.raw.bytes), {
    resolver: async (name) => {
      const texts = keys[name.toLowerCase()];
      if (!texts) throw Object.assign(new Error('There is no key.'), { code: 'ENOTFOUND' });
      return texts.map((one) => [one]);
    },
  });
  if (headerFrom.length !== 1) return false;
  return results.some(
    ({ status, signingHeaders, canonBodyLengthLimited }) =>
      status.result === 'pass' &&
      Boolean(status.aligned) &&
      // Anybody could add words below a signed beginning.
      canonBodyLengthLimited !== true &&
      /(?:^|:\s*)from(?:\s*:|$)/i.test(signingHeaders?.keys ?? ''),
  );
}
