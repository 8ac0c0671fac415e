import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';
import { addOwnAdmin, submitLogin } from '../../setup/steps/own-admin.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

test.use({ expectedMessages: [/status of 40[19]/] });

const answerField = (page: Page) => page.getByLabel('Answer', { exact: true });
const saved = (page: Page) => page.getByText('Draft saved', { exact: true });
const writing = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'is writing an answer to this request' });

test('of two who answer a request each reads that the other writes, and the second is asked first', async ({
  page,
  browser,
  baseURL,
}) => {
  const { lastName } = await sendRequest(page.request, 'A request that two want to answer.');
  const inbox = `/admin?tab=inbox&q=${lastName}`;
  const colleague = await addOwnAdmin();
  const second = await (
    await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  ).newPage();
  await submitLogin(second, colleague, inbox);
  await openDashboard(page, inbox);
  for (const one of [page, second]) {
    await one.getByRole('link', { name: new RegExp(lastName) }).click();
    await expect(answerField(one)).toBeVisible();
  }
  await answerField(second).fill('We do not build that.');
  await expect(saved(second)).toBeVisible();
  await answerField(page).fill('We build that.');
  await expect(writing(page)).toContainText(`${colleague.username} is writing an answer`);
  await expectNoViolations(page, [390, 1440]);
  await answerField(second).pressSequentially(' Or do we?');
  await expect(writing(second)).toContainText('admin is writing an answer');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Answered')).toBeVisible();

  await second.getByRole('button', { name: 'Send answer' }).click();
  const question = second.getByRole('dialog', { name: 'Send yours too?' });
  await expect(question).toContainText('admin answered this just now:');
  await expect(question).toContainText('We build that.');
  await expectNoViolations(second, [390, 1440]);
  await question.getByRole('button', { name: 'Back to my text' }).click();
  await expect(answerField(second)).toHaveValue('We do not build that. Or do we?');
  await second.getByRole('button', { name: 'Send answer' }).click();
  await question.getByRole('button', { name: 'Send mine too' }).click();
  await expect(toast(second, 'Answered')).toBeVisible();
  await expect(second.getByText('admin wrote')).toHaveCount(1);
  await expect(second.getByText(`${colleague.username} wrote`)).toHaveCount(1);
  await second.context().close();
});
