import { startWebServer } from '../../mocks/web-server.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { openPool } from '../../setup/database/open-pool.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { expect, test } from '../../setup/steps/admin-steps.ts';
import { signUp } from '../../setup/steps/developer-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';

test.afterEach(endPrograms);

const widths = [320, 390, 768, 1440];

test('a developer on a phone proves that the address of a project is theirs', async ({
  browser,
}) => {
  test.slow();
  const web = await startWebServer();
  const site = await startOwnSite({
    TRUSTED_FETCH_ORIGINS: web.origin,
  });
  const pool = openPool({ connectionString: site.databaseUrl });
  const phone = { baseURL: site.origin, viewport: { width: 390, height: 844 } };
  const page = await (await browser.newContext({ ...phone, reducedMotion: 'reduce' })).newPage();
  await signUp(page, { phoneNumber: '+14155550193', name: 'Marit Bevis' });
  const developerId = Number(/\d+$/.exec(page.url())?.[0]);
  await pool.query(
    `INSERT INTO "DeveloperProject" ("developerId", "title", "category", "story", "projectLink", "builtWith", "slug", "updatedAt")
     VALUES ($1, 'Courts', 'Web App', 'A club needed it.', $2, '{}', 'courts', now())`,
    [developerId, `${web.origin}/courts`],
  );
  const label = `${new URL(web.origin).host}/courts`;

  await page.getByRole('tab', { name: 'Proof' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('No address yet')).toBeVisible();
  await panel.getByLabel('Web address').fill('https://192.168.0.1/');
  await panel.getByRole('button', { name: 'Add address' }).click();
  await expect(
    panel.getByText('Please enter an address that everybody can open by its name'),
  ).toBeVisible();
  await panel.getByRole('button', { name: `Add ${label}` }).click();
  await expect(panel.getByText('Not proven yet')).toBeVisible();
  await panel.getByRole('button', { name: `Check ${label}` }).click();
  await expect(panel.getByText('No proof was found yet.')).toBeVisible();
  await expect(panel.getByText('The proof was not found there.')).toHaveCount(2);
  await expectToFit(page, widths);
  await expectNoViolations(page, [390, 1440]);

  const tag = await panel.getByText('<meta name="vibecode-land"').innerText();
  web.answers.set('/courts', { text: `<!doctype html><head>${tag}</head>` });
  await panel.getByRole('button', { name: `Check ${label}` }).click();
  await expect(panel.getByText('The proof was found.')).toBeVisible();
  await expectNoViolations(page, [390]);

  const visitor = await (await browser.newContext(phone)).newPage();
  await visitor.goto(`/developer-profile/${developerId}`);
  const shown = visitor.getByRole('region', { name: 'Proven addresses' });
  await expect(shown.getByRole('link', { name: label })).toHaveAttribute('rel', /\bme\b/);
  await expect(visitor.getByRole('article').getByText('Proven', { exact: true })).toBeVisible();
  await expectToFit(visitor, widths);
  await expectNoViolations(visitor, [390, 1440]);
  await visitor.getByRole('link', { name: 'Courts', exact: true }).click();
  await expect(
    visitor.getByText('Marit Bevis has proven that the address is their own.'),
  ).toBeVisible();
  await expectNoViolations(visitor, [390]);

  await panel.getByRole('button', { name: `Remove ${label}` }).click();
  await expect(panel.getByText('0 of 10 addresses')).toBeVisible();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('1 of 10 addresses')).toBeVisible();
  await expect(panel.getByText('Proven', { exact: true })).toBeVisible();

  await pool.end();
  await site.stop();
  await web.stop();
});
