import {
  everyDay,
  openCalendar,
  sendRequest,
  timesOfFullDay,
  visitorPage,
} from '../../factories/calls-of-browsers.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { expect, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';

// The tests share the site's only calendar.
test.describe.configure({ mode: 'default' });

test('a visitor books a call in two clicks, in the own time zone, moves and cancels it; the owner sees it', async ({
  page: admin,
  browser,
  adminState,
}) => {
  await openDashboard(admin, '/admin?tab=calls');
  const place = admin.getByLabel('How you speak');
  await expect(place).toBeVisible();
  await openCalendar(admin.request);
  const address = await sendRequest(admin.request, 'Booker');
  const page = await visitorPage(browser, {
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  await page.goto(address);

  const section = page.getByRole('region', { name: 'Your free call' });
  await expect(section.getByLabel('Times are shown in')).toHaveValue('America/New_York');
  const first = section.getByRole('radio').first();
  const startsAt = await first.inputValue();
  await first.check();
  await section.getByLabel('Your phone number, or a video link of yours').fill('(612) 555-0177');
  await section.getByRole('button', { name: 'Book this time' }).click();

  const booked = page.getByRole('region', { name: 'Your call is booked' });
  const hour = new Date(startsAt).toLocaleTimeString('en-US', {
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'America/New_York' },
  });
  await expect(booked).toContainText(hour.replace(/\s/g, ' '));
  await expect(booked).toContainText('We call you: +1 612 555 0177');
  await expect(booked.getByRole('heading', { name: 'Your call is booked' })).toBeFocused();
  await expect(page.getByText('Let us talk, Ada')).toBeVisible();
  await expect(page.getByText('You get an answer by')).toBeVisible();
  const trail = page.getByRole('list', { name: 'Where your request stands' });
  await expect(trail.getByRole('listitem')).toHaveText([
    ...['Received, done', 'Read, not yet', 'Answered, not yet', 'Call, now'],
    ...['Quote, to come', 'Order, to come'],
  ]);
  await expect(booked.getByRole('link')).toHaveText(['Add it to your calendar']);
  const link = booked.getByRole('link', { name: 'Add it to your calendar' });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await file.text()).toContain(
    `DTSTART:${startsAt.replace('.000', '').replace(/[-:]/g, '')}`,
  );
  await expectNoViolations(page, [390, 1440]);

  await booked.getByText('Choose another time').click();
  await booked.getByLabel('Times are shown in').selectOption('Asia/Tokyo');
  const other = (await timesOfFullDay(booked)).last();
  const movedTo = await other.inputValue();
  await other.check();
  await booked.getByRole('button', { name: 'Move the call to this time' }).click();
  await expect(booked.getByRole('time')).toHaveAttribute('datetime', movedTo);

  await admin.goto('/admin?tab=inbox&q=Booker');
  const line = admin.getByRole('link', { name: /Ada Booker/ });
  await expect(line).toContainText('New');
  await expect(line).toContainText('Answer due in');
  await line.click();
  await expect(admin.getByRole('region', { name: 'Call', exact: true })).toContainText('for them');
  await admin.goto('/admin?tab=calls');
  const coming = admin.getByRole('region', { name: 'Coming calls' });
  await coming.getByRole('button', { name: 'Cancel: Ada Booker' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Cancel the call with Ada Booker?' });
  await dialog.getByLabel('A word to the visitor').fill('The power is out.');
  await expect(dialog.getByText('Draft saved', { exact: true })).toBeVisible();
  await admin.reload();
  await coming.getByRole('button', { name: 'Cancel: Ada Booker' }).click();
  await expect(dialog.getByLabel('A word to the visitor')).toHaveValue('The power is out.');
  const otherDevice = await visitorPage(browser, { storageState: adminState });
  await otherDevice.goto('/admin?tab=calls');
  await otherDevice.getByRole('button', { name: 'Cancel: Ada Booker' }).click();
  await expect(otherDevice.getByLabel('A word to the visitor')).toHaveValue('The power is out.');
  await dialog.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(toast(admin, 'Call canceled')).toBeVisible();
  await expect(coming.getByText('Ada Booker')).toHaveCount(0);

  await page.reload();
  await expect(section).toContainText('We had to cancel the call');
  await expect(section).toContainText('The power is out.');
  await section.getByRole('radio').last().check();
  await section.getByLabel('Your phone number, or a video link of yours').fill('+1 612 555 0177');
  await section.getByRole('button', { name: 'Book this time' }).click();
  await booked.getByText('Cancel the call').click();
  await booked.getByRole('button', { name: 'Cancel it now' }).click();
  await expect(section.getByRole('radio').first()).toBeVisible();
});

test('without scripts a call is booked, moved and canceled in the owner’s time zone', async ({
  page: admin,
  browser,
}) => {
  await openCalendar(admin.request);
  const address = await sendRequest(admin.request, 'Plain');
  const page = await visitorPage(browser, {
    javaScriptEnabled: false,
    timezoneId: 'America/New_York',
  });
  await page.goto(address);
  const section = page.getByRole('region', { name: 'Your free call' });
  await expect(section.getByLabel('Times are shown in')).toContainText('UTC (our time zone)');
  await (await timesOfFullDay(section)).nth(6).check();
  await section.getByLabel('Your phone number, or a video link of yours').fill('+1 612 555 0177');
  await section.getByRole('button', { name: 'Book this time' }).click();
  const booked = page.getByRole('region', { name: 'Your call is booked' });
  await expect(booked).toContainText('UTC');
  await booked.getByText('Choose another time').click();
  await (await timesOfFullDay(booked)).nth(8).check();
  await booked.getByRole('button', { name: 'Move the call to this time' }).click();
  await booked.getByText('Cancel the call').click();
  await booked.getByRole('button', { name: 'Cancel it now' }).click();
  await expect(section.getByRole('radio').first()).toBeVisible();
});

test('the owner sets the hours and makes a link for the own calendar', async ({ page }) => {
  await openCalendar(page.request, { isOpen: false, hours: everyDay.slice(0, 5) });
  await openDashboard(page, '/admin?tab=calls');
  await page.getByLabel('How you speak').fill('We call you.');
  await page.getByLabel('Visitors can book calls').check();
  await page.getByRole('button', { name: 'Add hours: Saturday' }).click();
  await page.getByLabel('Saturday to').selectOption({ label: '12:00 PM' });
  await page.getByRole('button', { name: 'Add days off' }).click();
  await page.getByLabel('First day').last().fill('2099-12-24');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Last day').last()).toHaveValue('2099-12-24');

  await page.getByRole('button', { name: /^Make a (?:new )?link$/ }).click();
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  const feed = await page.request.get(new URL(await link.inputValue()).pathname);
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(toast(page, 'Link ended')).toBeVisible();
});

test('the owner asks a question, and finds the answer with the call', async ({
  page: admin,
  browser,
}) => {
  await openCalendar(admin.request);
  await openDashboard(admin, '/admin?tab=calls');
  await admin.getByLabel('Question 1').fill('What do you want to build?');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(admin, 'Saved')).toBeVisible();

  const page = await visitorPage(browser, {});
  await page.goto(await sendRequest(admin.request, 'Asked'));
  const section = page.getByRole('region', { name: 'Your free call' });
  await (await timesOfFullDay(section)).nth(4).check();
  await section.getByLabel('Your phone number, or a video link of yours').fill('+1 612 555 0177');
  await section.getByLabel('What do you want to build?').fill('A shop for seeds');
  await expectNoViolations(page, [390]);
  await section.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('region', { name: 'Your call is booked' })).toBeVisible();

  await admin.reload();
  await expect(admin.getByRole('region', { name: 'Coming calls' })).toContainText(
    'A shop for seeds',
  );
  await admin.goto('/admin?tab=inbox&q=Asked');
  await admin.getByRole('link', { name: /Ada Asked/ }).click();
  const call = admin.getByRole('region', { name: 'Call', exact: true });
  await expect(call).toContainText('What do you want to build?');
  await expect(call).toContainText('A shop for seeds');
});

test('the owner names a kind of call, and a visitor chooses it, with scripts and without', async ({
  page: admin,
  browser,
}) => {
  await openCalendar(admin.request);
  await openDashboard(admin, '/admin?tab=calls');
  const kinds = admin.getByRole('group', { name: 'Kinds of calls' });
  await expect(kinds).toContainText('Free call, 30 minutes');
  await kinds.getByRole('button', { name: 'Add a kind' }).click();
  await kinds.getByLabel('Name').fill('Project talk');
  await kinds.getByLabel('Length').selectOption({ label: '60 minutes' });
  await kinds.getByLabel('How you meet').selectOption({ label: 'By phone' });
  await admin.getByLabel('Pause before a call (min)').fill('10');
  await expectToFit(admin, [390, 768, 1440]);
  await expectNoViolations(admin, [390, 1440]);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(admin, 'Saved')).toBeVisible();

  for (const javaScriptEnabled of [true, false]) {
    const page = await visitorPage(browser, { javaScriptEnabled, timezoneId: 'UTC' });
    await page.goto(await sendRequest(admin.request, javaScriptEnabled ? 'Kind' : 'Plainkind'));
    const section = page.getByRole('region', { name: 'Your call' });
    const choice = section.getByRole('navigation', { name: 'Kinds of calls' });
    await choice.getByRole('link', { name: 'Project talk, 60 minutes' }).click();
    await expect(choice.locator('[aria-current]')).toHaveText('Project talk, 60 minutes');
    const times = await timesOfFullDay(section);
    const [first, second] = [await times.nth(0).inputValue(), await times.nth(1).inputValue()];
    expect(Date.parse(second) - Date.parse(first)).toBeGreaterThanOrEqual(60 * 60_000);
    if (javaScriptEnabled) {
      await expectToFit(page, [390, 768, 1440]);
      await expectNoViolations(page, [390, 1440]);
    }
    await times.nth(6).check();
    await section.getByLabel('Your phone number').fill('+1 612 555 0177');
    await section.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('region', { name: 'Your call is booked' })).toContainText(
      'Project talk',
    );
  }

  await admin.goto('/admin?tab=calls');
  const coming = admin.getByRole('region', { name: 'Coming calls' });
  await expect(coming.getByRole('listitem').filter({ hasText: 'Ada Kind' })).toContainText(
    'Project talk, 60 minutes',
  );
  await openCalendar(admin.request, { bufferBeforeMinutes: 0 });
});

test.describe('an address of a calendar', () => {
  test.use({ expectedMessages: [/status of 400/] });

  test('the owner learns at once that an address is no calendar', async ({ page }) => {
    await openDashboard(page, '/admin?tab=calls');
    const section = page.getByRole('region', { name: 'Your calendars elsewhere' });
    await section.getByLabel('Name').fill('Work');
    await section.getByRole('button', { name: 'Add the calendar' }).click();
    await expect(section.getByLabel('Secret address (ICS)')).toBeFocused();
    await section.getByLabel('Secret address (ICS)').fill('https://127.0.0.1/basic.ics');
    await section.getByRole('button', { name: 'Add the calendar' }).click();
    await expect(section).toContainText('Its address is none that this site may read.');
    await expectNoViolations(page, [390, 1440]);
  });
});

test('the owner finds the standing link with a call that takes place there', async ({
  page: admin,
  browser,
}) => {
  const videoLink = 'https://meet.example/owner';
  await openCalendar(admin.request, { videoLink });
  const visitor = await visitorPage(browser, {});
  await visitor.goto(await sendRequest(admin.request, 'Linked'));
  const section = visitor.getByRole('region', { name: 'Your free call' });
  await (await timesOfFullDay(section)).last().check();
  await section.getByRole('button', { name: 'Book this time' }).click();
  await expect(visitor.getByRole('region', { name: 'Your call is booked' })).toBeVisible();

  await openDashboard(admin, '/admin?tab=calls');
  const coming = admin.getByRole('region', { name: 'Coming calls' });
  const line = coming.getByRole('listitem').filter({ hasText: 'Ada Linked' });
  await expect(line.getByRole('link', { name: videoLink })).toHaveAttribute('href', videoLink);
  await admin.goto('/admin?tab=inbox&q=Linked');
  await admin.getByRole('link', { name: /Ada Linked/ }).click();
  const call = admin.getByRole('region', { name: 'Call', exact: true });
  await expect(call).toContainText('Your video link: https://meet.example/owner');
  await expect(call.getByRole('link', { name: videoLink })).toHaveAttribute('href', videoLink);
});
