import { createFlatPicture } from '../../factories/pictures.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { expect, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';
import { openEditor, signUp } from '../../setup/steps/developer-steps.ts';
import { startMailedSite } from '../../setup/steps/mailed-site.ts';

test.afterEach(endPrograms);

const widths = [320, 390, 768, 1440];
const address = 'vera@example.com';

test('somebody finds their picture on a profile, and hears that the owner has removed it', async ({
  browser,
}) => {
  test.slow();
  const { openPhone, mailsTo } = await startMailedSite(browser);
  const [page, visitor, owner] = [await openPhone(), await openPhone(), await openPhone()];
  expect((await owner.request.post('/trpc/admin.login', { data: demoAdmin })).ok()).toBe(true);

  await signUp(page, { phoneNumber: '+14155550195', name: 'Bodo Fremdbild' });
  const profile = new URL(page.url()).pathname;
  await openEditor(page);
  const buffer = await createFlatPicture(800, 800);
  const file = { name: 'face.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Upload a photo').setInputFiles(file);
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(toast(page, 'Photo updated')).toBeVisible();

  await test.step('the visitor reports it without an account', async () => {
    await openHydrated(visitor, `${profile}#report-form`);
    const form = visitor.getByRole('form', { name: 'Report this profile' });
    await expect(form).toBeVisible();
    await expectToFit(visitor, widths);
    await expectNoViolations(visitor, [390, 1440]);
    await form.getByLabel('What is wrong').selectOption('A picture of me, or of my work');
    await form.getByLabel('In your words (optional)').fill('That is my face.');
    await form.getByLabel('Your email, if you want an answer (optional)').fill(address);
    await form.getByRole('button', { name: 'Report profile' }).press('Enter');
    await expect(visitor.getByText('The owner of this site looks at the profile.')).toBeVisible();
  });

  await test.step('the owner removes the picture, and answers without seeing the address', async () => {
    await openDashboard(owner, '/admin?tab=reports');
    const report = owner.getByRole('listitem').filter({ hasText: 'Bodo Fremdbild' }).first();
    await expect(report).toContainText('Wants an answer');
    await expect(owner.getByRole('main')).not.toContainText(address);
    await expectToFit(owner, widths);
    await expectNoViolations(owner, [320, 1440]);
    await report.getByRole('button', { name: /^Remove the picture/ }).click();
    const dialog = owner.getByRole('dialog', { name: 'Remove the photo of Bodo Fremdbild?' });
    await dialog.getByLabel('Your answer (optional)').fill('Sorry for the trouble.');
    await expectNoViolations(owner, [320, 1440]);
    await dialog.getByRole('button', { name: 'Remove it' }).click();
    await expect(toast(owner, 'Picture removed')).toBeVisible();
    await expect(owner.getByText('Nothing is reported')).toBeVisible();
  });

  await test.step('the answer is mailed, and the photo is gone', async () => {
    const answer = () => mailsTo(address).at(-1)?.replace(/\s+/g, ' ') ?? '';
    await expect.poll(answer, { timeout: 30_000 }).toContain('and removed the picture.');
    expect(answer()).toContain('Sorry for the trouble.');
    expect(answer()).not.toContain('That is my face.');
    await visitor.goto(profile);
    await expect(visitor.getByRole('img', { name: 'Photo of Bodo Fremdbild' })).toHaveCount(0);
  });
});
