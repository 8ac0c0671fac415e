import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Page } from '@playwright/test';

export interface OwnAdmin {
  username: string;
  password: string;
}

let sequence = 0;

/** Keeps a test from locking the others out of the shared admin. */
export async function addOwnAdmin(): Promise<OwnAdmin> {
  sequence += 1;
  const username = `own-${process.pid}-${sequence}`;
  const password = 'velvet orbit ladder mango';
  await runSite(['admin', 'add', username], `${password}\n`);
  return { username, password };
}

export async function runSite(args: readonly string[], input = ''): Promise<void> {
  const { PATH = '', HOME = '', E2E_DATA_DIR = '' } = process.env;
  const site = spawn(process.execPath, ['dist/server/site.js', ...args], {
    env: { PATH, HOME, DATA_DIR: E2E_DATA_DIR },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  site.stdin.end(input);
  const [code] = await once(site, 'exit');
  expect(code).toBe(0);
}

export async function submitLogin(
  page: Page,
  { username, password }: OwnAdmin,
  address = '/admin',
): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
