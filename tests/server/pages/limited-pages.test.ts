import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorPageContent } from '../../../src/shared/words/error-page.ts';
import { callerWith } from '../../factories/callers.ts';
import { contactForm, contactRequest } from '../../factories/contact.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const perMinute = 14;
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  env: { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_READS_PER_MINUTE: String(perMinute) },
});

const key = 'A'.repeat(32);
let caller = '';
let callers = 0;
beforeEach(() => {
  callers += 1;
  caller = `192.0.${callers}.1`;
});
const open = (url: string) =>
  testApp().app.inject({ url, headers: { accept: 'text/html', 'x-forwarded-for': caller } });

/** @returns the refusal, and the number of views before it */
async function refusalOf(url: string) {
  for (let opened = 0; opened <= perMinute; opened += 1) {
    const answer = await open(url);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    if (answer.statusCode === 429) return { answer, opened };
  }
  throw new Error(`${url} was never refused.`);
}

describe('a page whose data is beyond the limit of its caller', () => {
  it.each([
    ['/requests', `/requests/${key}`],
    ['/requests/…/quote', `/requests/${key}/quote`],
    ['/messages', `/messages/${key}`],
    ['/nudges', `/nudges/${key}`],
    ['/availability', `/availability/${key}`],
    ['/previews', `/previews/${key}`],
  ])('%s is 429, says so in the frame of the site and when to come back', async (_name, url) => {
    const { answer, opened } = await refusalOf(url);
    expect(opened).toBeGreaterThan(1);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    const { document } = new JSDOM(answer.body).window;
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('h1')?.textContent).toBe(errorPageContent.tooMany.title);
    expect(document.querySelector('main')?.textContent).toContain('Please wait a minute');
    for (const part of ['header', 'footer'])
      expect(document.querySelector(part), part).toBeTruthy();
  });

  it('is refused as a whole, where a part of it is', async () => {
    const { requestKey } = await callerWith(testApp()).caller.contact.submit(contactForm);
    // A view makes seven reads; the limit leaves only five for the second view.
    for (let read = 0; read < 2; read += 1) await testApp().deps.publicReads.count(caller);
    const { answer } = await refusalOf(`/requests/${requestKey}`);
    const main = new JSDOM(answer.body).window.document.querySelector('main')?.textContent;
    expect(main).toContain(errorPageContent.tooMany.title);
    expect(main).not.toContain(contactRequest.description);
  });
});
