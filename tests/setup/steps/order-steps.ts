import type { Page } from '@playwright/test';
import { expect } from '../browser/e2e.ts';

/** @param open the button that opens the editor, by which the editor is named too */
export async function writeQuote(admin: Page, open: string, title: string, amount: string) {
  await admin.getByRole('button', { name: open }).click();
  const editor = admin.getByRole('form', { name: open });
  await editor.getByLabel('Title').fill(title);
  await editor.getByLabel('Position 1', { exact: true }).fill(title);
  await editor.getByLabel('From, position 1').fill(amount);
  await editor.getByLabel('To, position 1').fill(amount);
  await editor.getByRole('button', { name: 'Send the quote' }).click();
  await expect(editor).toBeHidden();
}

/** @param order.postalAddress null for a change, which keeps the address of the order */
export async function acceptQuote(
  client: Page,
  { address, name, postalAddress }: { address: string; name: string; postalAddress: string | null },
) {
  await client.goto(`${address}/quote`);
  const accept = client.getByLabel('I accept this quote');
  await accept.check();
  await client.getByLabel('Your full name').fill(name);
  const field = client.getByLabel('Your address, as it should stand on the quote');
  if (postalAddress !== null) await field.fill(postalAddress);
  await client.getByRole('button', { name: 'Send the answer' }).click();
  // An earlier quote may be accepted already: only the form that goes tells of this one. Its button changes first.
  await expect(accept).toBeHidden();
  await expect(client.getByText(`Accepted by ${name} on`).first()).toBeVisible();
}

export async function planStage(admin: Page, title: string, state: 'ours' | 'yours') {
  const planned = admin.getByRole('region', { name: 'Work', exact: true });
  await planned.getByRole('button', { name: 'Add a stage' }).click();
  const editor = planned.getByRole('form', { name: 'New stage' });
  await editor.getByLabel('Title').fill(title);
  await editor.getByLabel('State').selectOption(state);
  await editor.getByRole('button', { name: 'Save the stage' }).click();
  await expect(editor).toBeHidden();
}

export async function changeStage(admin: Page, title: string, state: 'yours' | 'done') {
  const planned = admin.getByRole('region', { name: 'Work', exact: true });
  await planned.getByRole('button', { name: `Change: ${title}` }).click();
  const editor = planned.getByRole('form', { name: `Change: ${title}` });
  await editor.getByLabel('State').selectOption(state);
  await editor.getByRole('button', { name: 'Save the stage' }).click();
  await expect(editor).toBeHidden();
}

export async function approveStage(client: Page, name: string) {
  const work = client.getByRole('region', { name: 'The work' });
  await work.getByLabel('Your full name').fill(name);
  await work.getByRole('button', { name: 'Approve this stage' }).click();
  await expect(work.getByText(`Approved by ${name} on`).first()).toBeVisible();
}

export async function endWork(admin: Page) {
  const planned = admin.getByRole('region', { name: 'Work', exact: true });
  await planned.getByRole('button', { name: 'End the work' }).click();
  await planned.getByRole('button', { name: 'End the work and ask' }).click();
  await expect(planned.getByText('The client has not answered yet.')).toBeVisible();
}

export async function answerEnd(client: Page, address: string, text: string) {
  const work = client.getByRole('region', { name: 'The work' });
  await client.goto(address);
  await work.getByLabel('Your answer').fill(text);
  await work.getByRole('button', { name: 'Send the answer' }).click();
  await expect(work.getByText(text)).toBeVisible();
}
