import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { expect, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';
import { signUp } from '../../setup/steps/developer-steps.ts';

const widths = [320, 390, 768, 1440];
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('a developer on a phone asks, answers a task and is verified by the studio', async ({
  browser,
  page: owner,
}) => {
  test.slow();
  await owner.setViewportSize(phone.viewport);
  const nobody = { storageState: { cookies: [], origins: [] } };
  const page = await (await browser.newContext({ ...phone, ...nobody })).newPage();
  const name = 'Ottilie Varga';
  await signUp(page, { phoneNumber: '+14155550187', name });
  const profile = new URL(page.url()).pathname;
  const tab = `${profile}?tab=verification`;

  await page.goto(tab);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Please add at least one project first.')).toBeVisible();
  const added = await page.request.post('/trpc/developer.projects.add', {
    data: {
      ...{ title: 'Courts', category: 'Web App', story: 'A club needed it.' },
      ...{ projectLink: '', builtWith: [] },
    },
  });
  expect(added.status()).toBe(200);
  await page.reload();
  await expectNoViolations(page, [390]);
  await panel.getByRole('button', { name: 'Ask to be verified' }).click();
  await expect(panel.getByText('We look at your profile. Then we give you a task.')).toBeVisible();
  await expectToFit(page, widths);

  await openDashboard(owner, '/admin?tab=verification');
  const row = owner.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: `Look at it: ${name}` }).click();
  await expect(row.getByRole('link', { name: 'Courts' })).toBeVisible();
  await expectToFit(owner, widths);
  await expectNoViolations(owner, [390, 1440]);
  await row.getByRole('button', { name: 'Give the assessment' }).click();
  await expect(row.getByText('Not answered yet')).toBeVisible();

  await page.goto(tab);
  await expect(panel.getByText('A tennis club has four courts.')).toBeVisible();
  await panel.getByLabel('Your answer').fill('It is at https://ottilie.dev/courts, with a test.');
  await expectToFit(page, widths);
  await expectNoViolations(page, [390, 1440]);
  await panel.getByRole('button', { name: 'Send the answer' }).click();
  await expect(panel.getByText('What you answered')).toBeVisible();

  await owner.reload();
  await row.getByRole('button', { name: `Look at it: ${name}` }).click();
  await expect(row.getByText('It is at https://ottilie.dev/courts')).toBeVisible();
  await row.getByLabel('Remarks, which the developer reads').fill('The database decides.');
  await row.getByRole('button', { name: 'Save the result' }).click();
  await expect(toast(owner, 'Saved').first()).toBeVisible();
  await row.getByLabel('Remarks on the portfolio').fill('One clear project.');
  await row.getByRole('button', { name: 'Save the review' }).click();
  await row.getByLabel('What was looked at').fill('Courts and a booking page');
  await expectNoViolations(owner, [390]);
  await row.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(row).toHaveCount(0);

  await page.goto(tab);
  await expect(panel.getByText('Your mark', { exact: true })).toBeVisible();
  await expect(panel.getByText('One clear project.')).toBeVisible();
  await panel.getByRole('link', { name: 'See it on your profile' }).click();
  const mark = { name: 'Verified by the studio', exact: true };
  await expect(page.getByRole('region', mark)).toBeInViewport();
  await page.goBack();
  await expect(panel.getByText('One clear project.')).toBeVisible();
  await expectNoViolations(page, [390]);

  const visitor = await (await browser.newContext({ ...phone, ...nobody })).newPage();
  await visitor.goto(profile);
  const shown = visitor.getByRole('region', mark);
  await expect(shown.getByText('Courts and a booking page')).toBeVisible();
  await expectToFit(visitor, widths);
  await expectNoViolations(visitor, [390, 1440]);
  await shown.getByRole('link', { name: 'What the marks mean' }).click();
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'What the marks mean' }),
  ).toBeVisible();
  await expect(visitor.getByText(/developers? ha(s|ve) it now|developer has it now/)).toHaveCount(
    4,
  );
  await visitor.getByRole('link', { name: 'See verified developers' }).click();
  await expect(visitor.getByText('Mark: Verified by the studio')).toBeVisible();
  const card = visitor.getByRole('article').filter({ hasText: name });
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  await expectToFit(visitor, widths);
});
