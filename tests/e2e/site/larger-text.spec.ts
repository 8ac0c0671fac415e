import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';
import { hydrated, openHydrated } from '../../setup/browser/hydration.ts';
import { usualTextPx, withTextSize } from '../../setup/browser/text-size.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { cutTexts } from '../../setup/hostile/cut-texts.ts';
import { signUp, writeTo } from '../../setup/steps/developer-steps.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

async function openMenu(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Open menu' }).click();
  return bar;
}

test.describe('with text twice as large on a phone', () => {
  const newPhone = async (browser: Browser) =>
    (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();

  const ownPages: Record<string, (browser: Browser) => Promise<Page>> = {
    async 'a profile'(browser) {
      const developer = await newPhone(browser);
      await signUp(developer, {
        ...{ phoneNumber: '+16125550191', name: 'Maximiliane Featherstonehaugh' },
        bio: 'I build tide tables, timetables and internationalization.',
      });
      const visitor = await newPhone(browser);
      await visitor.goto(developer.url());
      return visitor;
    },
    async 'the own profile'(browser) {
      const developer = await newPhone(browser);
      await signUp(developer, { phoneNumber: '+16125550192', name: 'Lene Largeprint' });
      await writeTo(developer, developer.url(), 'Could you build a tide table?');
      await developer.reload();
      await expect(developer.getByText('Could you build a tide table?')).toBeVisible();
      return developer;
    },
    async 'a request'(browser) {
      const visitor = await newPhone(browser);
      const { address } = await sendRequest(visitor.request, 'Internationalization of timetables.');
      await visitor.goto(address);
      return visitor;
    },
    async 'a message'(browser) {
      const developer = await newPhone(browser);
      await signUp(developer, { phoneNumber: '+16125550193', name: 'Rita Reader' });
      const visitor = await newPhone(browser);
      await visitor.goto(await writeTo(visitor, developer.url(), 'Could you build a bell?'));
      return visitor;
    },
  };

  for (const [name, open] of Object.entries(ownPages)) {
    test(`${name} does not scroll sideways, and nothing of it is cut`, async ({ browser }) => {
      const page = await open(browser);
      await hydrated(page);
      await withTextSize(page, 2 * usualTextPx, async () => {
        await expectToFit(page, [390]);
        expect(await cutTexts(page)).toEqual([]);
      });
    });
  }
});

for (const [share, width, height] of [
  [1.5, 390, 844],
  [1.5, 390, 600],
  [1.5, 768, 1024],
  [1.5, 1280, 900],
  [2, 390, 844],
  [2, 390, 600],
  [2, 768, 1024],
  [2, 1280, 900],
] as const) {
  test(`the menu stays on a screen of ${width} by ${height} and scrolls with text ${share} times as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/about');
    await withTextSize(page, share * usualTextPx, async () => {
      const bar = await openMenu(page);
      for (const group of ['Services', 'Learn', 'Explore']) {
        await bar.getByRole('button', { name: group }).click();
      }
      for (const name of ['Vibecoded Websites', 'Developer Login', 'Get Started']) {
        const link = bar.getByRole('link', { name }).filter({ visible: true }).last();
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.click({ trial: true });
      }
      const close = bar.getByRole('button', { name: 'Close menu' });
      await expect(close).toBeInViewport({ ratio: 1 });
      await expectToFit(page, [width]);
      await close.click();
    });
  });
}
