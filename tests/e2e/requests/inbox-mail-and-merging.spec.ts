import type { Page } from '@playwright/test';
import { postmarkPost, webhookPassword, writeMail } from '../../factories/inbound-mail.ts';
import { startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { tabTo } from '../../setup/browser/keyboard.ts';
import { withTextSize } from '../../setup/browser/text-size.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { expect, openDashboard, test } from '../../setup/steps/admin-steps.ts';
import { openContent } from '../../setup/steps/content-steps.ts';
import { headersOfSomebody } from '../../setup/steps/request-steps.ts';

const client = 'vera@example.com';

async function send(page: Page, projectType: string) {
  const data = {
    ...{ firstName: 'Vera', lastName: 'Gneiss', email: client, projectType },
    ...{ description: `We need a ${projectType}.`, budgetRange: '$15,000 - $50,000' },
  };
  const sent = await page.request.post('/api/contact', { headers: headersOfSomebody(), data });
  expect(sent.ok()).toBe(true);
}

async function answerByMail(page: Page, to: string, text: string) {
  const raw = await writeMail({ ...{ from: client, to, date: new Date() }, text });
  const { url, headers, payload } = postmarkPost(raw);
  expect((await page.request.post(url, { headers, data: payload })).ok()).toBe(true);
}

test('an answer by mail says how it came, and two requests of its sender become one by keyboard', async ({
  browser,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const { page, visitor, stop } = await openContent(browser, 'estimate-rates', {
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@vibecode.example', TRUSTED_PROXIES: '127.0.0.1' },
    ...{ OWNER_EMAIL: 'owner@vibecode.example', MAIL_REPLIES_TO: 'reply@in.vibecode.example' },
    POSTMARK_WEBHOOK_PASSWORD: webhookPassword,
  });
  try {
    const receipts = () => smtp.mails.filter(({ to }) => to.includes(client));
    for (const [count, project] of ['Web Application', 'MVP Development'].entries()) {
      await send(page, project);
      await expect.poll(() => receipts().length).toBe(count + 1);
      const raw = receipts()[count]?.raw.replaceAll(/\r\n[ \t]/g, ' ') ?? '';
      const to = /^Reply-To:.*?(reply\+[\w.]+@[\w.]+)/im.exec(raw)?.[1] ?? '';
      const quoted = 'On Friday the site wrote:\n> Thank you. Your request is here.';
      await answerByMail(page, to, `More about the ${project}.\n\n${quoted}`);
    }

    await openDashboard(page, '/admin?tab=inbox');
    await page
      .getByRole('link', { name: /Vera Gneiss/ })
      .first()
      .click();
    const thread = page.getByRole('article');
    await expect(thread.getByText('More about the MVP Development.')).toBeVisible();
    await expect(thread.getByText(/, by mail/)).toBeVisible();
    const quoted = thread.getByText('> Thank you. Your request is here.');
    await expect(quoted).toBeHidden();
    await tabTo(page, thread.getByText('Quoted text'));
    await page.keyboard.press('Enter');
    await expect(quoted).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: 'Merge with…' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Merge with another request' });
    await expect(dialog.getByText('We need a Web Application.')).toBeVisible();
    await expectNoViolations(page);
    await tabTo(page, dialog.getByRole('button', { name: /^Merge Web Application/ }));
    await page.keyboard.press('Enter');
    await expect(thread.getByRole('heading', { name: /^Joined: Web Application/ })).toBeVisible();
    await expect(thread.getByText('More about the Web Application.')).toBeVisible();
    await expect(page.getByText('The two requests are one now.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Vera Gneiss/ })).toHaveCount(1);
    await expectToFit(page, [320, 768, 1024]);
    await withTextSize(page, 32, () => expectToFit(page, [1440]));
    await expectNoViolations(page, [390, 1440]);

    const links = receipts().map((mail) => /\/requests\/[\w-]{32}/.exec(wordsOf(mail))?.[0] ?? '');
    for (const link of links) {
      await visitor.goto(link);
      await expect(visitor.getByText('We need a Web Application.')).toBeVisible();
      await expect(visitor.getByText('We need a MVP Development.')).toBeVisible();
    }

    await tabTo(page, page.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('The two requests are apart again.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Vera Gneiss/ })).toHaveCount(2);
  } finally {
    await stop();
    await smtp.stop();
  }
});
