import type { APIRequestContext, Browser, BrowserContextOptions, Locator } from '@playwright/test';
import { expect } from '../setup/browser/e2e.ts';
import { headersOfSomebody } from '../setup/steps/request-steps.ts';
import { contactRequest } from './contact.ts';

export const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  fromMinutes: 0,
  toMinutes: 24 * 60,
}));

/** Opens the site's calendar at every hour, with changes of the settings. */
export async function openCalendar(admin: APIRequestContext, changes: object = {}): Promise<void> {
  const answer = await admin.get('/trpc/admin.calls.settings');
  const { version, feed: _feed, ...settings } = (await answer.json()).result.data.json;
  const open = { ...settings, isOpen: true, hours: everyDay, place: 'We call you.' };
  const saved = await admin.post('/trpc/admin.calls.saveSettings', {
    data: { settings: { ...open, timeZone: 'UTC', videoLink: '', kinds: [], ...changes }, version },
  });
  expect(saved.ok()).toBe(true);
}

/** @returns the address of the page of the request */
export async function sendRequest(api: APIRequestContext, lastName: string): Promise<string> {
  const answer = await api.post('/api/contact', {
    headers: headersOfSomebody(),
    data: { ...contactRequest, lastName },
  });
  expect(answer.ok()).toBe(true);
  return `/requests/${(await answer.json()).requestKey}`;
}

/** Opens a page of somebody who is signed in nowhere. */
export async function visitorPage(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    ...options,
  });
  return context.newPage();
}

/** Returns the slots of the second offered day, because the first may be nearly over. */
export async function timesOfFullDay(section: Locator): Promise<Locator> {
  const times = section
    .getByRole('form')
    .filter({ has: section.page().getByLabel('Times are shown in') });
  const day = times.getByRole('group').nth(1);
  await day.locator('summary').click();
  await expect(day.getByRole('radio').nth(8)).toBeVisible();
  return day.getByRole('radio');
}
