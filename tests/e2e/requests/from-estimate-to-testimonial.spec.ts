import { randomUUID } from 'node:crypto';
import { openCalendar, timesOfFullDay } from '../../factories/calls-of-browsers.ts';
import { postmarkPost, webhookPassword, writeMail } from '../../factories/inbound-mail.ts';
import { calendarOf, startCalendarServer } from '../../mocks/calendar-server.ts';
import { startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { startTwilioDouble, twilioEnv } from '../../mocks/twilio.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openDashboard, toast } from '../../setup/steps/admin-steps.ts';
import {
  acceptQuote,
  answerEnd,
  approveStage,
  changeStage,
  endWork,
  planStage,
  writeQuote,
} from '../../setup/steps/order-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';
import { deliverText, sendEstimate, sendRequest } from '../../setup/steps/request-steps.ts';

test.afterEach(endPrograms);

const email = 'ada@example.com';
const name = 'Ada Lovelace';
const ownNumber = '+16125550177';
const icsPath = '/private/basic.ics';
const praise = 'They asked the right questions first, and it went live on the day they said.';
const late = { timeout: 60_000 };

test('an estimate becomes an order and a testimonial by links alone, with mail, texts and the site killed in between', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  let smtp = await startSmtp();
  let texts = await startTwilioDouble();
  const calendar = await startCalendarServer();
  const site = await startOwnSite(
    {
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@vibecode.example' },
      ...{ OWNER_EMAIL: 'owner@vibecode.example', MAIL_REPLIES_TO: 'reply@in.vibecode.example' },
      ...{ POSTMARK_WEBHOOK_PASSWORD: webhookPassword, TRUSTED_FETCH_ORIGINS: calendar.origin },
      ...{ ...twilioEnv, TWILIO_API_URL: texts.url, TRUSTED_PROXIES: '127.0.0.1,::1' },
    },
    { isEmbedded: true },
  );
  const { origin: baseURL } = site;
  const newContext = () => browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const owner = await newContext();
  expect((await owner.request.post('/trpc/admin.login', { data: demoAdmin })).ok()).toBe(true);
  const admin = await owner.newPage();
  const client = await (await newContext()).newPage();
  const work = client.getByRole('region', { name: 'The work' });
  const mailTo = async (address: string, words: RegExp) => {
    const found = () => {
      const mails = smtp.mails.filter(({ to }) => to.includes(address));
      return mails.findLast((mail) => words.test(wordsOf(mail)));
    };
    await expect.poll(found, late).toBeDefined();
    return found() ?? { raw: '' };
  };
  const linkIn = (mail: { raw: string }) =>
    /http:\/\/\S*\/(?:requests|testimonials)\/[\w-]{32}/.exec(wordsOf(mail))?.[0] ?? '';
  const openRequest = async () => {
    await openDashboard(admin, '/admin?tab=inbox&q=lovelace');
    await admin.getByRole('link', { name: /Ada Lovelace .+/ }).click();
    await expect(admin.getByRole('heading', { name: 'Quote', exact: true })).toBeVisible();
  };
  // The provider delivers some messages twice.
  const sendTwice = async (body: string) => {
    const text = { from: ownNumber, body, id: randomUUID() };
    await deliverText(client.request, site.origin, text);
    await deliverText(client.request, site.origin, text);
  };
  const said = (words: string) => client.getByText(words, { exact: true });
  let address = '';

  await test.step('an estimate goes into the form while the mail server is away', async () => {
    await smtp.stop();
    await sendEstimate(client, email);
    smtp = await startSmtp(smtp.port);
    await mailTo('owner@vibecode.example', /Ada Lovelace/);
    address = linkIn(await mailTo(email, /\/requests\//));
    await client.goto(address);
    await expect(client.getByRole('heading', { level: 1 })).toContainText('Ada');
  });

  await test.step('our answer goes by mail, and theirs comes back by mail, also when it comes twice', async () => {
    await openRequest();
    await admin.getByLabel('Answer', { exact: true }).fill('Gladly. Which color?');
    await admin.getByRole('button', { name: 'Send answer' }).click();
    const answer = await mailTo(email, /Gladly\. Which color\?/);
    const to = /^Reply-To:.*?(reply\+[\w.]+@[\w.]+)/im.exec(
      answer.raw.replaceAll(/\r\n[ \t]/g, ' '),
    );
    const raw = await writeMail({
      ...{ from: email, to: to?.[1] ?? '', date: new Date(), messageId: '<1@example.com>' },
      text: 'The blue one, please.\n\nOn Friday the site wrote:\n> Gladly. Which color?',
    });
    await site.killAndStart();
    const { url, headers, payload } = postmarkPost(raw);
    for (const _ of [1, 2]) {
      expect((await client.request.post(url, { headers, data: payload })).ok()).toBe(true);
    }
    await client.reload();
    await expect(client.getByText('The blue one, please.')).toHaveCount(1);
  });

  await test.step('a text with the code of the page stands in the same request; its reply outlives the provider', async () => {
    const section = client.getByRole('region', { name: 'By text message' });
    const code = /\d+-[A-Z0-9]{6}/.exec((await section.textContent()) ?? '')?.[0] ?? '';
    await texts.close();
    await sendTwice(`${code} With a map.`);
    await client.reload();
    await expect(said('With a map.')).toHaveCount(1);
    // A kill amid the sending would leave the reply unclear, and nobody gets one twice.
    await expect.poll(site.output, late).toContain('a message is refused');
    await site.killAndStart();
    texts = await startTwilioDouble(texts.port);
    await sendTwice('And with the tides.');
    await client.reload();
    await expect(said('And with the tides.')).toHaveCount(1);
    await expect.poll(() => texts.delivered.length, late).toBe(1);
  });

  await test.step('a call is booked beside a busy calendar', async () => {
    await openCalendar(owner.request);
    calendar.answers.set(icsPath, { text: calendarOf() });
    await client.reload();
    const section = client.getByRole('region', { name: /call/i }).first();
    const busy = await (await timesOfFullDay(section)).nth(2).inputValue();
    const start = busy.replace('.000', '').replaceAll(/[-:]/g, '');
    calendar.answers.set(icsPath, {
      text: calendarOf([`DTSTART:${start}`, 'DURATION:PT30M']),
    });
    await openDashboard(admin, '/admin?tab=calls');
    const calendars = admin.getByRole('region', { name: 'Your calendars elsewhere' });
    await calendars.getByLabel('Name').fill('Work');
    await calendars.getByLabel('Secret address (ICS)').fill(`${calendar.origin}${icsPath}`);
    await calendars.getByRole('button', { name: 'Add the calendar' }).click();
    await expect(toast(admin, 'Calendar added')).toBeVisible();
    await client.reload();
    const time = (await timesOfFullDay(section)).nth(4);
    await expect(section.locator(`input[value="${busy}"]`)).toHaveCount(0);
    await time.check();
    await section.getByLabel('Your phone number, or a video link of yours').fill(ownNumber);
    await section.getByRole('button', { name: 'Book this time' }).click();
    const booked = client.getByRole('region', { name: 'Your call is booked' });
    await expect(booked).toBeVisible();
    await site.killAndStart();
    await client.reload();
    await expect(booked).toBeVisible();
  });

  await test.step('of two quotes the second is accepted on a phone, and becomes one order', async () => {
    await openRequest();
    await writeQuote(admin, 'Write a quote', 'A shop in your pocket', '24000');
    await writeQuote(admin, 'Write a new version', 'A small shop in your pocket', '18000');
    await client.setViewportSize({ width: 390, height: 844 });
    await acceptQuote(client, { address, name, postalAddress: 'London' });
    await site.killAndStart();
    await mailTo('owner@vibecode.example', /Ada Lovelace accepted the quote/);
    await client.reload();
    await expect(client.getByText(`Accepted by ${name} on`)).toHaveCount(1);
    await expect(client.getByText('Replaced by a newer version')).toHaveCount(1);
  });

  await test.step('two stages are done, and the work ends', async () => {
    await openRequest();
    await planStage(admin, 'Design', 'yours');
    await planStage(admin, 'Shop', 'ours');
    await client.goto(address);
    await approveStage(client, name);
    await site.killAndStart();
    await openRequest();
    await changeStage(admin, 'Shop', 'done');
    await endWork(admin);
    await answerEnd(client, address, 'On the day you said.');
    await expect(work.getByText('We have sent you a mail with a link.')).toBeVisible();
  });

  await test.step('the link of the mail leads to a testimonial on the home page', async () => {
    await client.goto(linkIn(await mailTo(email, /\/testimonials\//)));
    await client.getByLabel('What would you tell others about the work?').fill(praise);
    await client.getByLabel('5 stars').check();
    await client.getByLabel('I agree that my words').check();
    await client.getByRole('button', { name: 'Send my words' }).click();
    await expect(client.getByRole('heading', { level: 1 })).toHaveText('Thank you for your words');
    await site.killAndStart();
    await openRequest();
    const section = admin.getByRole('region', { name: 'Testimonial', exact: true });
    await section.getByRole('button', { name: 'Approve and publish' }).click();
    await expect(section.getByText('Published', { exact: true })).toBeVisible();
    await client.goto('/');
    await expect(client.locator('blockquote').first()).toHaveText(praise);
  });

  await test.step('there is one request, nothing came twice, and another client reads none of it', async () => {
    await openDashboard(admin, '/admin?tab=inbox');
    await expect(admin.getByRole('link', { name: /Ada Lovelace .+/ })).toHaveCount(1);
    await expect(admin.getByRole('link', { name: ownNumber })).toHaveCount(0);
    const sent = smtp.mails.map((mail) => `${mail.to} ${/^Message-ID: .*$/im.exec(mail.raw)?.[0]}`);
    expect(new Set(sent).size).toBe(sent.length);
    expect(texts.delivered.map(({ to }) => to)).toEqual([ownNumber]);
    const other = await (await newContext()).newPage();
    await other.goto((await sendRequest(other.request, 'A page for my bakery.')).address);
    await expect(other.getByText('A page for my bakery.')).toBeVisible();
    await expect(other.getByText(/\bAda\b|blue one|shop in your pocket|tides/)).toHaveCount(0);
  });

  await site.stop();
  await smtp.stop();
  await texts.close();
  await calendar.stop();
});
