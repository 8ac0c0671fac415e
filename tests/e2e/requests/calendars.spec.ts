import type { Page } from '@playwright/test';
import { openCalendar, sendRequest, timesOfFullDay } from '../../factories/calls-of-browsers.ts';
import { calendarOf, startCalendarServer } from '../../mocks/calendar-server.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { openPool } from '../../setup/database/open-pool.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openDashboard, toast } from '../../setup/steps/admin-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';

test.afterEach(endPrograms);

const path = '/private/basic.ics';
const number = '+1 612 555 0177';

/** Busy for half an hour from this time on. */
const busyAt = (startsAt: string) =>
  calendarOf([`DTSTART:${startsAt.replace('.000', '').replace(/[-:]/g, '')}`, 'DURATION:PT30M']);

const calendarsOf = (page: Page) => page.getByRole('region', { name: 'Your calendars elsewhere' });

async function pressFirstTime(page: Page): Promise<string> {
  const section = page.getByRole('region', { name: 'Your free call' });
  const time = (await timesOfFullDay(section)).nth(4);
  const startsAt = await time.inputValue();
  await time.check();
  await section.getByLabel('Your phone number, or a video link of yours').fill(number);
  return startsAt;
}

test.describe('a calendar elsewhere', () => {
  test.use({ expectedMessages: [/status of 4\d\d/] });

  test('is asked when a time is pressed; when it is silent, its owner decides', async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const server = await startCalendarServer();
    const site = await startOwnSite({
      ...{ TRUSTED_FETCH_ORIGINS: server.origin },
      ...{ TRUSTED_PROXIES: '127.0.0.1,::1' },
    });
    const pool = openPool({ connectionString: site.databaseUrl });
    const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' });
    const signedIn = await context.request.post('/trpc/admin.login', { data: demoAdmin });
    expect(signedIn.ok()).toBe(true);
    await openCalendar(context.request);
    const readNow = () => pool.query(`SELECT graphile_worker.add_job('readCalendars', '{}')`);

    server.answers.set(path, { text: calendarOf() });
    const owner = await context.newPage();
    await openDashboard(owner, '/admin?tab=calls');
    const calendars = calendarsOf(owner);
    await calendars.getByLabel('Name').fill('Work');
    await calendars.getByLabel('Secret address (ICS)').fill(`${server.origin}${path}`);
    await calendars.getByRole('button', { name: 'Add the calendar' }).click();
    await expect(toast(owner, 'Calendar added')).toBeVisible();

    const visitor = await (await browser.newContext({ baseURL: site.origin })).newPage();
    await visitor.goto(await sendRequest(context.request, 'Meets'));
    const section = visitor.getByRole('region', { name: 'Your free call' });
    const pressed = await pressFirstTime(visitor);
    // The event comes after the times were shown.
    server.answers.set(path, { text: busyAt(pressed) });
    await pool.query(`UPDATE "CallCalendar" SET "readAt" = "readAt" - interval '1 minute'`);
    await section.getByRole('button', { name: 'Book this time' }).click();
    await expect(section).toContainText('Somebody else has just taken this time.');
    await expect(section.locator(`input[value="${pressed}"]`)).toHaveCount(0);

    server.answers.clear();
    await readNow();
    const calls = async () => {
      await owner.reload();
      return calendars.getByRole('listitem').first();
    };
    await expect(async () => {
      await expect(await calls()).toContainText('It does not answer since');
    }).toPass();
    await expect(calendars).toContainText('you can choose');
    await visitor.reload();
    await expect(section).toContainText('No time is free in the next days.');
    await openDashboard(owner, '/admin?tab=day');
    await expect(owner.getByRole('main')).toContainText('Calendars that do not answer');

    await pool.query(
      `UPDATE "CallCalendar" SET "failingSince" = "failingSince" - interval '2 hours'`,
    );
    await openDashboard(owner, '/admin?tab=calls');
    await expect(calendars.getByRole('button', { name: /^Go on without it/ })).toBeVisible();
    await expectToFit(owner, [390, 768, 1440]);
    await expectNoViolations(owner, [390, 1440]);
    await calendars.getByRole('button', { name: /^Go on without it/ }).click();
    await expect(calendars).toContainText('Calls are offered by what was read last.');
    await visitor.reload();
    await pressFirstTime(visitor);
    await section.getByRole('button', { name: 'Book this time' }).click();
    await expect(visitor.getByRole('region', { name: 'Your call is booked' })).toBeVisible();

    server.answers.set(path, { text: calendarOf() });
    await readNow();
    await expect(async () => {
      await expect(await calls()).not.toContainText('It does not answer');
    }).toPass();
    await pool.end();
    await site.stop();
    await server.stop();
  });
});
