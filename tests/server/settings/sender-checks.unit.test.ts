import { describe, expect, it } from 'vitest';
import { checkDkim, checkDmarc, checkSpf } from '../../../src/app/cli/check/sender-checks.ts';
import { createDnsDouble } from '../../mocks/dns.ts';

const from = 'A Studio <hello@mail.vibecode.example>';
const domain = 'mail.vibecode.example';
const spf = (...texts: string[]) => ({ [domain]: ['verification=abc', ...texts] });
const dmarc = (text: string, at = domain) => ({ [`_dmarc.${at}`]: [text] });
const key = (selector: string, text: string) => ({ [`${selector}._domainkey.${domain}`]: [text] });

type Check = typeof checkSpf;

describe.each<[string, Check, [Record<string, string[]>, string, RegExp][]]>([
  [
    'SPF',
    checkSpf,
    [
      [{}, 'warn', /has no SPF record/],
      [spf('v=spf1 include:mail.example ~all'), 'ok', /names the servers/],
      [spf('v=spf1 -all', 'v=spf1 ~all'), 'warn', /2 SPF records/],
      [spf('v=spf1 +all'), 'warn', /lets every server/],
      [spf('v=spf10 -all'), 'warn', /has no SPF record/],
    ],
  ],
  [
    'DKIM',
    checkDkim,
    [
      [{}, 'warn', /no DKIM key under a usual name/],
      [key('google', 'v=DKIM1; k=rsa; p=MIIB'), 'ok', /has the key google/],
      [key('google', 'v=DKIM1; p='), 'warn', /no DKIM key/],
    ],
  ],
  [
    'DMARC',
    checkDmarc,
    [
      [{}, 'warn', /has no DMARC record/],
      [dmarc('v=DMARC1; p=reject'), 'ok', /is reject/],
      [
        dmarc('v=DMARC1; p=quarantine', 'vibecode.example'),
        'ok',
        /vibecode\.example is quarantine/,
      ],
      [dmarc('v=DMARC1; p=none; sp=reject'), 'warn', /is none/],
      [dmarc('v=DMARC1; rua=mailto:a@b.example'), 'warn', /has no policy/],
      [dmarc('v=DMARC1; p=reject', 'example'), 'warn', /has no DMARC record/],
    ],
  ],
])('%s of the sender', (_name, check, cases) => {
  it.each(cases)('with the records %j is %s', async (records, state, sentence) => {
    const { dns } = createDnsDouble(records);
    const verdict = await check(dns, { from, dkimSelector: undefined });
    expect(verdict).toEqual({ state, sentence: expect.stringMatching(sentence) });
  });

  it('is not judged while the DNS is away', async () => {
    const { dns, state } = createDnsDouble();
    state.isAway = true;
    const verdict = await check(dns, { from, dkimSelector: undefined });
    expect(verdict).toMatchObject({
      state: 'warn',
      sentence: expect.stringContaining('not answer'),
    });
  });
});

it('the DKIM key is looked up under the name that the settings say', async () => {
  const { dns } = createDnsDouble(key('own2026', 'v=DKIM1; p=MIIB'));
  const look = (dkimSelector: string) => checkDkim(dns, { from, dkimSelector });
  expect(await look('own2026')).toMatchObject({ state: 'ok' });
  expect(await look('other')).toMatchObject({
    state: 'warn',
    sentence: expect.stringContaining('MAIL_DKIM_SELECTOR'),
  });
});
