import { expect, type Page } from '@playwright/test';
import type { AdminRole } from '../../../src/shared/admin/admin-roles.ts';
import { runSite } from '../programs/site-program.ts';

export interface OwnAdmin {
  username: string;
  password: string;
}

let sequence = 0;

/** Keeps a test from locking the others out of the shared admin. */
export async function addOwnAdmin(role: AdminRole = 'owner'): Promise<OwnAdmin> {
  sequence += 1;
  const username = `own-${process.pid}-${sequence}`;
  const password = 'velvet orbit ladder mango';
  await runSharedSite(['admin', 'add', username, '--role', role], `${password}\n`);
  return { username, password };
}

/** On the site that all tests share. */
export async function runSharedSite(args: readonly string[], input = ''): Promise<void> {
  const { code } = await runSite(args, { DATA_DIR: process.env.E2E_DATA_DIR ?? '' }, input);
  expect(code).toBe(0);
}

/** Ends when the site has taken the password; a code or the page comes next. */
export async function submitLogin(
  page: Page,
  { username, password }: OwnAdmin,
  address = '/admin',
): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Username').fill(username);
  const field = page.getByRole('textbox', { name: 'Password', exact: true });
  await field.fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(field).toHaveCount(0);
}
