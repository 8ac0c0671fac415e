import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { expect, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';
import { fillContactForm } from '../../setup/steps/contact-steps.ts';
import { openEditor, signUp } from '../../setup/steps/developer-steps.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

const nobody = { cookies: [], origins: [] };

test('a visitor lets developers read the request, the owner offers it by keyboard, a developer says yes, and the visitor chooses', async ({
  page: admin,
  browser,
}) => {
  const developers = await browser.newContext({ storageState: nobody, reducedMotion: 'reduce' });
  const developer = await developers.newPage();
  await signUp(developer, {
    ...{ phoneNumber: '+14155550171', name: 'Grace Keeper' },
    bio: 'I build tools for lighthouses and their keepers.',
  });
  await openEditor(developer);
  await developer.getByLabel('Open to briefs').check();
  await developer
    .getByLabel('How do you hear of briefs?')
    .selectOption('Not at all: I look here myself');
  await developer.getByRole('button', { name: 'Save changes' }).click();
  await developer.getByRole('tab', { name: 'Briefs' }).click();
  await expect(developer.getByText('No briefs yet.')).toBeVisible();

  const visitors = await browser.newContext({ storageState: nobody, reducedMotion: 'reduce' });
  const visitor = await visitors.newPage();
  const { address, lastName } = await sendRequest(
    admin.request,
    'A log for lighthouses. Write to vera@example.com, please.',
  );
  await visitor.goto(address);
  const own = visitor.getByRole('region', { name: 'Developers of our network' });
  await own.getByRole('button', { name: 'Show my request to suitable developers' }).click();
  await expect(own.getByText('We may show your request')).toBeVisible();

  await openDashboard(admin, `/admin?tab=inbox&q=${lastName}`);
  const line = admin.getByRole('link', { name: new RegExp(lastName) });
  await expect(line).toContainText('For developers');
  await line.press('Enter');
  const panel = admin.getByRole('region', { name: 'Developers', exact: true });
  await panel.getByRole('button', { name: 'Find developers' }).press('Enter');
  await expect(
    panel.getByRole('heading', { name: 'Developers who are open to briefs' }),
  ).toBeFocused();
  await panel.getByLabel('Words in bio and projects').fill('lighthouse');
  await panel.getByLabel('Words in bio and projects').press('Enter');
  const suggestion = panel.getByRole('listitem').filter({ hasText: 'Grace Keeper' });
  await expect(suggestion).toContainText('Bio: lighthouse');
  await expectNoViolations(admin, [390, 1440]);
  await suggestion.getByRole('button', { name: 'Offer: to Grace Keeper' }).press('Enter');
  await expect(toast(admin, 'Offered')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Withdraw: Grace Keeper' })).toBeVisible();

  await developer.reload();
  const brief = developer.getByRole('article', { name: 'Web Application' });
  await expect(brief).toContainText('A log for lighthouses. Write to [hidden], please.');
  await expect(brief).not.toContainText('Vera');
  await expectToFit(developer, [320, 390, 768, 1440]);
  await expectNoViolations(developer, [390, 1440]);
  const word = brief.getByLabel('A word with your answer');
  await word.fill('I keep one myself.');
  await expect(brief.getByText('Draft saved', { exact: true })).toBeVisible();
  await developer.reload();
  await expect(word).toHaveValue('I keep one myself.');
  const otherDevice = await (
    await browser.newContext({ storageState: await developers.storageState() })
  ).newPage();
  await otherDevice.goto(developer.url());
  await expect(otherDevice.getByLabel('A word with your answer')).toHaveValue('I keep one myself.');
  await brief.getByRole('button', { name: 'Yes, I would like to do it' }).click();
  await expect(brief.getByText('You said yes')).toBeVisible();

  await visitor.reload();
  await expect(own.getByText('I keep one myself.')).toBeVisible();
  await expectToFit(visitor, [320, 390, 768, 1440]);
  await expectNoViolations(visitor, [390, 1440]);
  await own.getByRole('button', { name: 'Choose and introduce me' }).click();
  await expect(own.getByText('Please choose a developer')).toBeVisible();
  await own.getByLabel('I choose Grace Keeper').check();
  await own.getByRole('button', { name: 'Choose and introduce me' }).click();
  await expect(own.getByRole('link', { name: 'Write to Grace Keeper' })).toBeVisible();

  await developer.reload();
  await expect(brief.getByText('You are chosen')).toBeVisible();
  await expect(brief).toContainText(`Vera ${lastName}`);
  await expect(brief.getByText('vera@example.com', { exact: true })).toBeVisible();
  await admin.reload();
  await expect(panel.getByText('Chosen', { exact: true })).toBeVisible();
  await expect(panel.getByText('I keep one myself.')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(`the tick of the form is taken back and given again ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ storageState: nobody, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/contact');
    await fillContactForm(page, `A request that is shown: scripts ${javaScriptEnabled}.`);
    const tick = page.getByLabel('Show my request to suitable developers');
    await expect(tick).not.toBeChecked();
    await tick.check();
    await page.getByRole('button', { name: 'Send Message' }).click();
    if (javaScriptEnabled) {
      await page.getByRole('link', { name: 'Follow your request' }).click();
    }
    const own = page.getByRole('region', { name: 'Developers of our network' });
    await own.getByRole('button', { name: 'Stop showing it' }).click();
    await own.getByRole('button', { name: 'Show my request to suitable developers' }).click();
    await expect(own.getByRole('button', { name: 'Stop showing it' })).toBeVisible();
  });
}
