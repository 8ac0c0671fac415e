import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { endlessSubject } from '../../setup/browser/e2e-global.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openDashboard } from '../../setup/steps/admin-steps.ts';
import { addOwnAdmin, submitLogin } from '../../setup/steps/own-admin.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';

test.afterEach(endPrograms);

const fixed = ':disabled, [aria-disabled="true"], [readonly]';

/** Names the controls that do nothing without saying why, or that a keyboard does not reach. */
function silentControls(root: Locator): Promise<string[]> {
  return root.evaluate((element, controls) => {
    const idsOf = (control: Element | null): string =>
      control
        ? `${control.getAttribute('aria-describedby') ?? ''} ${idsOf(control.parentElement)}`
        : '';
    const described = (control: Element) =>
      idsOf(control)
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join('');
    return [...element.querySelectorAll(controls)]
      .filter((control) => control.matches(':disabled') || described(control).trim() === '')
      .map((control) => control.getAttribute('aria-label') || control.outerHTML.slice(0, 120));
  }, fixed);
}

async function expectReason(control: Locator, reason: string | RegExp) {
  await expect(control).toBeDisabled();
  await expect(control).toHaveAccessibleDescription(reason);
  await control.focus();
  await expect(control).toBeFocused();
}

const outlineOf = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Post settings' })
    .getByRole('group')
    .filter({
      has: page.getByRole('heading', { name: 'Outline' }),
    });

async function beginStages(page: Page, subject: string) {
  await openDashboard(page, '/admin?tab=generator');
  await page.getByRole('button', { name: 'Write in stages' }).click();
  await page.getByLabel('What it is about').fill(subject);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
}

test('an empty field and a run under way say why nothing else can be asked', async ({
  browser,
}) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await submitLogin(page, await addOwnAdmin('author'), '/admin?tab=generator');
  const main = page.getByRole('main');
  await expectReason(page.getByRole('button', { name: 'Generate Blog Post' }), /subject first/);
  expect(await silentControls(main)).toEqual([]);

  await page.getByLabel('Subject Line').fill(`A story ${endlessSubject}`);
  await page.getByRole('button', { name: 'Generate Blog Post' }).click();
  await expectReason(page.getByRole('button', { name: 'Generating...' }), /being generated/);
  expect(await silentControls(main)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Generate Blog Post' })).toBeVisible();

  await beginStages(page, `A piece ${endlessSubject}`);
  await page.getByRole('button', { name: 'Write an outline' }).click();
  await expectReason(page.getByRole('button', { name: 'Write an outline' }), /AI is writing/);
  expect(await silentControls(main)).toEqual([]);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('status').getByText('Writing was stopped.')).toBeVisible();

  await page.getByRole('button', { name: 'Open in the editor' }).click();
  const outline = outlineOf(page);
  const writeAll = outline.getByRole('button', { name: 'Write all sections' });
  await expectReason(writeAll, /no outline yet/);
  await outline.getByRole('button', { name: 'Change the outline' }).click();
  for (const position of [1, 2]) {
    await outline.getByRole('button', { name: 'Add a section' }).click();
    await outline.getByLabel(`Heading of section ${position}`).fill(`Part ${position}`);
    await outline.getByLabel(`Heading of section ${position}`).blur();
  }
  await expectReason(outline.getByRole('button', { name: 'Move section 2 down' }), /last one/);
  expect(await silentControls(outline)).toEqual([]);
  await outline.getByRole('button', { name: 'End the changes' }).click();
  const second = outline.getByRole('listitem', { name: 'Part 2' });
  await writeAll.click();
  await expect(second).toContainText('Waits its turn');
  await expectReason(writeAll, /Another section is being written/);
  await expectReason(second.getByRole('button', { name: /^Write/ }), /Another section/);
  expect(await silentControls(outline)).toEqual([]);
  await expectNoViolations(page, [1440]);
  await outline.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(second).toContainText('Not written');
  await expect(outline.getByRole('status')).toHaveText('Writing was stopped.');
  await expect(writeAll).toBeEnabled();
  await page.close();
});

test('a style that a role cannot change says whose it is', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await submitLogin(page, await addOwnAdmin('editor'), '/admin?tab=style');
  const style = page.getByRole('form', { name: 'House style' });
  await expect(style.getByRole('note')).toContainText('The owner of the site writes');
  expect(await silentControls(style)).toEqual([]);
  await style.getByLabel('Voice').focus();
  await expect(style.getByLabel('Voice')).toBeFocused();
  await page.close();
});

test('without a key every place to ask says so', async ({ browser }) => {
  const { origin: baseURL, stop } = await startOwnSite({});
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  expect((await context.request.post('/trpc/admin.login', { data: demoAdmin })).ok()).toBe(true);
  const page = await context.newPage();
  await beginStages(page, 'A piece by hand');
  await expectReason(page.getByRole('button', { name: 'Write an outline' }), /The AI is off/);
  await page.getByRole('button', { name: 'Open in the editor' }).click();
  const outline = outlineOf(page);
  await expectReason(outline.getByRole('button', { name: 'Write all sections' }), /The AI is off/);
  expect(await silentControls(outline)).toEqual([]);
  await page.getByRole('button', { name: 'Ask about the selection' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('The AI is off');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ask the AI', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('The AI is off');
  await stop();
});
