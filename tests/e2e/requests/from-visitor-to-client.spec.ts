import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { contactRequest } from '../../factories/contact.ts';
import { startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { startTwilioDouble, type TwilioDouble, twilioEnv } from '../../mocks/twilio.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { pressOn, tabTo, typeInto } from '../../setup/browser/keyboard.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openEditor } from '../../setup/steps/developer-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';
import { deliverText, sendEstimate } from '../../setup/steps/request-steps.ts';

const owner = 'owner@vibecode.example';
const visitorAddress = 'ada@example.com';

async function newPage(browser: Browser, baseURL: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

async function signInAsOwner(page: Page): Promise<void> {
  await page.goto('/admin');
  await typeInto(page, page.getByLabel('Username'), demoAdmin.username);
  await typeInto(page, page.getByRole('textbox', { name: 'Password' }), demoAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}

async function openRequest(page: Page, search: string, name: RegExp): Promise<void> {
  await page.goto(`/admin?tab=inbox&q=${search}`);
  await pressOn(page, page.getByRole('link', { name }).first());
  await expect(page.getByRole('button', { name: 'Back to the inbox' })).toBeVisible();
}

async function signUpByText(page: Page, texts: TwilioDouble, name: string): Promise<void> {
  await page.goto('/developer-signup');
  await page.getByLabel('Phone Number').fill('+14155550171');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect.poll(() => texts.codeOf('+14155550171')).not.toBe('');
  await page.getByLabel('Verification Code').fill(texts.codeOf('+14155550171'));
  await page.getByRole('button', { name: 'Verify Phone' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** @returns the number of bookings per answer */
async function bookingsOfCrowd(api: APIRequestContext, startsAt: string) {
  // Retries once: a crowd may be told to come back in a moment.
  const post = async (address: string, options: Parameters<APIRequestContext['post']>[1]) => {
    const send = () => api.post(address, options);
    let answer = await send();
    const statusOnceMore = async () => {
      if (answer.status() === 503) answer = await send();
      return answer.status();
    };
    await expect.poll(statusOnceMore, { timeout: 60_000 }).not.toBe(503);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const people = Array.from({ length: 50 }, (_, at) => ({
    'x-forwarded-for': `198.18.${at}.1`,
  }));
  const keys = await Promise.all(
    people.map(async (headers, at) => {
      const data = { ...contactRequest, lastName: 'Crowd', email: `visitor${at}@example.org` };
      return (await post('/api/contact', { headers, data })).requestKey;
    }),
  );
  const outcomes = await Promise.all(
    keys.map(async (key, at) => {
      const data = { key, startsAt, timeZone: 'UTC', seen: '' };
      const answer = await post('/trpc/contact.calls.book', { headers: people[at], data });
      return answer.result.data.json.outcome;
    }),
  );
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  return { booked: count('booked'), taken: count('taken') };
}

test.afterEach(endPrograms);

test('a visitor becomes a client while the mail server, the text messages and the site itself go away', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  let smtp = await startSmtp();
  let twilioDouble = await startTwilioDouble();
  const site = await startOwnSite(
    {
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@vibecode.example', OWNER_EMAIL: owner },
      ...{ ...twilioEnv, TWILIO_API_URL: twilioDouble.url, TRUSTED_PROXIES: '127.0.0.1,::1' },
    },
    { isEmbedded: true },
  );
  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));
  const mailTo = async (address: string, words: RegExp) => {
    const found = () =>
      mailsTo(address)
        .map(wordsOf)
        .find((text) => words.test(text));
    await expect.poll(found, { timeout: 60_000 }).toBeDefined();
    return found() ?? '';
  };
  const visitor = await newPage(browser, site.origin);
  const admin = await newPage(browser, site.origin);
  const developer = await newPage(browser, site.origin);

  await test.step('the owner opens the calendar', async () => {
    await signInAsOwner(admin);
    await admin.goto('/admin?tab=calls');
    await typeInto(admin, admin.getByLabel('How you speak'), 'We call you.');
    await tabTo(admin, admin.getByLabel('Visitors can book calls'));
    await admin.keyboard.press('Space');
    await pressOn(admin, admin.getByRole('button', { name: 'Save', exact: true }));
    await expect(admin.getByText('Saved', { exact: true }).first()).toBeVisible();
  });

  await smtp.stop();
  await test.step('the visitor estimates and sends', async () => {
    await sendEstimate(visitor, visitorAddress);
  });
  const { port } = smtp;
  smtp = await startSmtp(port);
  await mailTo(owner, /Ada Lovelace/);
  const receipt = await mailTo(visitorAddress, /\/requests\//);
  const mailedLink = /http:\/\/\S*\/requests\/[\w-]{32}/.exec(receipt)?.[0] ?? '';

  await test.step('the link of the mail opens the page; a call is booked, a file is sent', async () => {
    await visitor.goto(mailedLink);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'We have your request, Ada',
    );
    const section = visitor.getByRole('region', { name: 'Your free call' });
    const first = section.getByRole('radio').first();
    expect(await bookingsOfCrowd(visitor.request, await first.inputValue())).toEqual({
      booked: 1,
      taken: 49,
    });
    await visitor.reload();
    await first.check();
    await section.getByLabel('Your phone number, or a video link of yours').fill('+1 612 555 0177');
    await section.getByRole('button', { name: 'Book this time' }).click();
    await expect(visitor.getByRole('region', { name: 'Your call is booked' })).toBeVisible();
    await site.killAndStart();
    await visitor.reload();
    await expect(visitor.getByRole('region', { name: 'Your call is booked' })).toBeVisible();
    await visitor.getByLabel('Picture or PDF').setInputFiles({
      name: 'Sketch.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\ntrailer\n<<>>\n%%EOF\n'),
    });
    await expect(visitor.getByRole('link', { name: 'Sketch.pdf' })).toBeVisible();
  });

  await test.step('the owner answers and quotes from the keyboard; an answer whose mail is unclear is not sent again', async () => {
    await openRequest(admin, 'lovelace', /Ada Lovelace/);
    await expect(admin.getByRole('link', { name: 'Sketch.pdf' })).toBeVisible();
    smtp.state.behavior = 'hangsUp';
    const before = mailsTo(visitorAddress).length;
    await typeInto(admin, admin.getByLabel('Answer', { exact: true }), 'Gladly. A quote follows.');
    await pressOn(admin, admin.getByRole('button', { name: 'Send answer' }));
    const unclear = admin.getByText(/Nobody knows whether the mail arrived/);
    await expect(unclear).toBeVisible({ timeout: 60_000 });
    smtp.state.behavior = 'takes';
    await site.killAndStart();

    await openRequest(admin, 'lovelace', /Ada Lovelace/);
    await expect(unclear).toBeVisible();
    await pressOn(admin, admin.getByRole('button', { name: 'Write a quote' }));
    const editor = admin.getByRole('form', { name: 'Write a quote' });
    await typeInto(admin, editor.getByLabel('Title'), 'A shop in your pocket');
    await typeInto(admin, editor.getByLabel('Position 1', { exact: true }), 'App with payments');
    await typeInto(admin, editor.getByLabel('From, position 1'), '24000');
    await typeInto(admin, editor.getByLabel('To, position 1'), '30000');
    await pressOn(admin, editor.getByRole('button', { name: 'Send the quote' }));
    await expect(admin.getByText('Quote sent', { exact: true }).first()).toBeVisible();
    await mailTo(visitorAddress, /there is a quote for you/);
    const answers = mailsTo(visitorAddress)
      .slice(before)
      .filter((mail) => /Gladly/.test(wordsOf(mail)));
    expect(answers).toHaveLength(1);
  });

  await test.step('a developer is offered the brief, and chosen', async () => {
    await signUpByText(developer, twilioDouble, 'Grace Keeper');
    await openEditor(developer);
    await developer.getByLabel('Open to briefs').check();
    await developer
      .getByLabel('How do you hear of briefs?')
      .selectOption('Not at all: I look here myself');
    await developer.getByLabel('Bio').fill('I build shops for bakers.');
    await developer.getByRole('button', { name: 'Save changes' }).click();
    await developer.getByRole('tab', { name: 'Briefs' }).click();
    await expect(developer.getByText('No briefs yet.')).toBeVisible();

    await visitor.reload();
    const own = visitor.getByRole('region', { name: 'Developers of our network' });
    await own.getByRole('button', { name: 'Show my request to suitable developers' }).click();
    await expect(own.getByText('We may show your request')).toBeVisible();

    await openRequest(admin, 'lovelace', /Ada Lovelace/);
    const panel = admin.getByRole('region', { name: 'Developers', exact: true });
    await pressOn(admin, panel.getByRole('button', { name: 'Find developers' }));
    await typeInto(admin, panel.getByLabel('Words in bio and projects'), 'shops');
    await admin.keyboard.press('Enter');
    await pressOn(admin, panel.getByRole('button', { name: 'Offer: to Grace Keeper' }));
    await expect(panel.getByRole('button', { name: 'Withdraw: Grace Keeper' })).toBeVisible();
    await site.killAndStart();

    await developer.reload();
    const brief = developer.getByRole('article', { name: 'Mobile App Development' });
    await expect(brief).toContainText('With: Payments');
    await expect(brief).not.toContainText(/Lovelace|ada@example/);
    await brief.getByLabel('A word with your answer').fill('I bake, too.');
    await brief.getByRole('button', { name: 'Yes, I would like to do it' }).click();
    await expect(brief.getByText('You said yes')).toBeVisible();

    await visitor.reload();
    await own.getByLabel('I choose Grace Keeper').check();
    await own.getByRole('button', { name: 'Choose and introduce me' }).click();
    await expect(own.getByRole('link', { name: 'Write to Grace Keeper' })).toBeVisible();
    await developer.reload();
    await expect(brief.getByText(visitorAddress, { exact: true })).toBeVisible();
  });

  await test.step('the visitor accepts the quote', async () => {
    const offered = await mailTo(visitorAddress, /there is a quote for you/);
    await visitor.goto(/http:\/\/\S*\/requests\/[\w-]{32}/.exec(offered)?.[0] ?? '');
    await expect(visitor.getByText('Gladly. A quote follows.')).toBeVisible();
    await visitor.getByRole('link', { name: 'Read the quote' }).first().click();
    await visitor.getByLabel('I accept this quote').check();
    await visitor.getByLabel('Your full name').fill('Ada Lovelace');
    await visitor.getByLabel('Your address, as it should stand on the quote').fill('London');
    await visitor.getByRole('button', { name: 'Send the answer' }).click();
    await expect(visitor.getByText('Accepted by Ada Lovelace on')).toBeVisible();
    await mailTo(owner, /Ada Lovelace accepted the quote/);
  });

  await test.step('a text to the number is answered by text; the provider goes away before and in the middle of it', async () => {
    const from = '+16125550177';
    await deliverText(visitor.request, site.origin, {
      ...{ from, body: 'VIBE A shop for my bakery', id: randomUUID() },
    });
    await openRequest(admin, 'bakery', /^\+16125550177/);
    const sendText = async (words: string) => {
      await typeInto(admin, admin.getByLabel('Text', { exact: true }), words);
      await pressOn(admin, admin.getByRole('button', { name: 'Send text' }));
    };
    const delivered = (words: string) => () =>
      twilioDouble.delivered.filter(({ body }) => body.includes(words));
    const { port: textPort } = twilioDouble;
    await twilioDouble.close();
    await sendText('Gladly.');
    await expect(admin.getByText('Gladly.')).toBeVisible();
    twilioDouble = await startTwilioDouble(textPort);
    // The provider received nothing, so the message is retried automatically.
    await expect.poll(delivered('Gladly.'), { timeout: 60_000 }).toHaveLength(1);

    await openRequest(admin, 'bakery', /^\+16125550177/);
    // An answer that is typed before the thread is there asks first whether to send it too.
    await expect(admin.getByText('Gladly.')).toBeVisible();
    twilioDouble.failWith('hangUp');
    await sendText('When may we call?');
    // The provider may have accepted the message before it hung up, so the owner decides.
    await expect(admin.getByText('Unclear whether it arrived')).toBeVisible({ timeout: 60_000 });
    twilioDouble.failWith('none');
    await site.killAndStart();
    const answers = delivered('When may we call');
    await admin.goto('/admin?tab=jobs');
    const unclear = admin.getByRole('listitem').filter({ hasText: `To ${from}` });
    await pressOn(admin, unclear.getByRole('button', { name: /^Send again/ }));
    expect(answers()).toEqual([]);
    await pressOn(admin, admin.getByRole('dialog').getByRole('button', { name: 'Send again' }));
    await expect.poll(answers, { timeout: 60_000 }).toHaveLength(1);
    expect(answers()[0]?.to).toBe(from);
  });

  await visitor.context().close();
  await admin.context().close();
  await developer.context().close();
  await site.stop();
  await smtp.stop();
  await twilioDouble.close();
});
