import type { Dns, DnsAnswer } from '../../../server/integrations/dns.ts';
import type { Verdict } from './finding.ts';

/** Names of keys that mail services choose, tried where MAIL_DKIM_SELECTOR names none. */
const usualSelectors = [
  ...['google', 'selector1', 'selector2', 'k1', 'k2', 'k3', 's1', 's2', 'pm', 'mx', 'mail', 'dkim'],
  ...['default', 'mailo', 'fm1', 'protonmail', 'mailjet', 'smtp', 'resend', 'brevo1'],
];

interface Sender {
  /** MAIL_FROM: an address, perhaps with a name. */
  from: string;
  dkimSelector: string | undefined;
}

const domainOf = ({ from }: Sender) => (/@([^<>\s@]+?)>?\s*$/.exec(from)?.[1] ?? '').toLowerCase();

const unreached: Verdict = {
  state: 'warn',
  sentence: 'The DNS does not answer, so nobody knows.',
};

function recordsOf(answer: DnsAnswer, version: RegExp): string[] | null {
  if (answer.outcome === 'unavailable') return null;
  return answer.outcome === 'found' ? answer.texts.filter((text) => version.test(text)) : [];
}

/** SPF (RFC 7208): which servers may send mail of the domain. */
export async function checkSpf(dns: Dns, sender: Sender): Promise<Verdict> {
  const domain = domainOf(sender);
  const records = recordsOf(await dns.texts(domain), /^v=spf1(?:\s|$)/i);
  if (!records) return unreached;
  const [record = ''] = records;
  if (records.length === 0) {
    return {
      state: 'warn',
      sentence: `${domain} has no SPF record, so much of the mail will count as junk. Add the TXT record that your mail service names.`,
    };
  }
  if (records.length > 1) {
    return {
      state: 'warn',
      sentence: `${domain} has ${records.length} SPF records, and then none counts. Join them into one.`,
    };
  }
  return /\s\+?all\b/i.test(record)
    ? {
        state: 'warn',
        sentence: `The SPF record of ${domain} lets every server send its mail. End it with ~all or -all.`,
      }
    : { state: 'ok', sentence: `${domain} names the servers that send its mail.` };
}

const hasKey = (text: string) => /(?:^|;)\s*p\s*=\s*[^;\s]/.test(text);

/** DKIM (RFC 6376): the key that mail of the domain is signed with. */
export async function checkDkim(dns: Dns, sender: Sender): Promise<Verdict> {
  const domain = domainOf(sender);
  const { dkimSelector } = sender;
  const selectors = dkimSelector ? [dkimSelector] : usualSelectors;
  const answers = await Promise.all(
    selectors.map(async (selector) => ({
      selector,
      answer: await dns.texts(`${selector}._domainkey.${domain}`),
    })),
  );
  const found = answers.find(
    ({ answer }) => answer.outcome === 'found' && answer.texts.some(hasKey),
  );
  if (found) {
    return { state: 'ok', sentence: `${domain} has the key ${found.selector} for its signatures.` };
  }
  if (answers.some(({ answer }) => answer.outcome === 'unavailable')) return unreached;
  return {
    state: 'warn',
    sentence: dkimSelector
      ? `${domain} has no DKIM key ${dkimSelector}. Add the TXT record that your mail service names, or correct MAIL_DKIM_SELECTOR.`
      : `${domain} has no DKIM key under a usual name. Add the TXT record that your mail service names, or say its name in MAIL_DKIM_SELECTOR.`,
  };
}

/** The domain and those above it that somebody can own. */
function domainsUpward(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'));
}

/** DMARC (RFC 7489): what others do with mail that fails both checks. */
export async function checkDmarc(dns: Dns, sender: Sender): Promise<Verdict> {
  const domain = domainOf(sender);
  for (const one of domainsUpward(domain)) {
    const records = recordsOf(await dns.texts(`_dmarc.${one}`), /^v=DMARC1(?:\s*;|\s*$)/i);
    if (!records) return unreached;
    const [record] = records;
    if (record === undefined) continue;
    const policy = /;\s*p\s*=\s*(none|quarantine|reject)\b/i.exec(record)?.[1]?.toLowerCase();
    if (!policy) {
      return { state: 'warn', sentence: `The DMARC record of ${one} has no policy (p=).` };
    }
    return policy === 'none'
      ? {
          state: 'warn',
          sentence: `The DMARC policy of ${one} is none: mail forged in its name is delivered. Change it to quarantine once your mail passes.`,
        }
      : { state: 'ok', sentence: `The DMARC policy of ${one} is ${policy}.` };
  }
  return {
    state: 'warn',
    sentence: `${domain} has no DMARC record, which large mail services ask for. Add the TXT record _dmarc.${domain} with "v=DMARC1; p=quarantine".`,
  };
}
