import type { Locator, Page } from '@playwright/test';
import { briefIds, briefPath } from '../../../src/features/playable/briefs.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { hydrated, openHydrated } from '../../setup/browser/hydration.ts';
import { pressOn, tabTo } from '../../setup/browser/keyboard.ts';
import { layoutShiftOf } from '../../setup/browser/layout-shift.ts';
import { expectToFit } from '../../setup/browser/widths.ts';

const phone = { width: 390, height: 844 };
const lateBudgetBytes = 25_000;

const appOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openApp(page: Page, address: string, name: string) {
  await openHydrated(page, address);
  const app = appOf(page, name);
  await expect(app).toBeVisible();
  return {
    app,
    said: app.getByRole('status').first(),
    button: (label: string | RegExp) => app.getByRole('button', { name: label }),
    slot: (court: number, words: string) =>
      app
        .getByRole('group', { name: `Court ${court}` })
        .getByRole('button', { name: `${words} (press to` }),
    word: (label: string) => page.getByRole('main').getByRole('button', { name: `${label}: ` }),
  };
}

/** Presses a word until it says the option. */
async function exchange(word: Locator, option: string) {
  const mostPresses = 2;
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if ((await word.textContent()) !== option) await word.tap();
  }
  await expect(word).toHaveText(option);
}

test.describe('by keyboard', () => {
  test('two loaves are ordered, and the 3 am list adds them up', async ({ page }) => {
    const { app, said, button } = await openApp(page, '/', 'Morning Loaf');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await button('Order · $0.00').focus();
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('Put a loaf into your bag first.');
    await button('Add: Country loaf').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('In your bag: $17.00.');
    await pressOn(page, button('8:00'));
    await pressOn(page, button('Order · $17.00'));
    await expect(app.getByText('Order 41: thank you')).toBeFocused();
    await expect(app).toContainText('Pick it up at 8:00 tomorrow.');
    await pressOn(page, button('Print the 3 am list'));
    await expect(app.getByText('Baking list, 3 am')).toBeFocused();
    await expect(app.getByRole('listitem')).toHaveText([
      '5 Country loaf',
      '4 Baguette',
      '3 Seeded rye',
      '7:00 Order 39',
      '7:30 none',
      '8:00 Order 40, 41',
    ]);
    expect(asked).toEqual([]);
  });

  test('a part that runs low is on the order, which a person sends', async ({ page }) => {
    const { app, said, button } = await openApp(page, briefPath('stockroom'), 'Stockroom');
    await expect(app).toContainText('Nothing runs low.');
    await tabTo(page, button('Scan: Brake pads'));
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('Brake pads: 4 left.');
    await expect(app).toContainText('8 Brake pads');
    await pressOn(page, button('Send the order'));
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('The shelves are filled.');
    await expect(app).toContainText('12 left');
    await button('Start again').focus();
    await page.keyboard.press('Enter');
    await expect(app).toContainText('5 left');
  });

  test('a court is booked, and a cancelled one goes to the first in line', async ({ page }) => {
    const { said, button, slot } = await openApp(page, briefPath('courts'), 'Second Serve');
    await tabTo(page, slot(1, '7 pm Free'));
    await page.keyboard.press('Space');
    await expect(said).toHaveText('Court 1 at 7 pm is yours. Your share: $12.00.');
    await page.keyboard.press('Space');
    await expect(said).toHaveText('You cancelled. Court 1 at 7 pm goes to Noor.');
    await button('Undo').focus();
    await page.keyboard.press('Enter');
    await expect(slot(1, '7 pm You')).toBeVisible();
  });

  test('an inspection is ticked, and its report handed over', async ({ page }) => {
    const { app, said, button } = await openApp(page, briefPath('inspection'), 'Fieldnote');
    await tabTo(page, button('Roof tiles: Defect'));
    await page.keyboard.press('Enter');
    await pressOn(page, button('Hand over the report'));
    await expect(said).toHaveText('Still open: Gutters, Fuse box, Boiler.');
    for (const point of ['Gutters', 'Fuse box', 'Boiler']) {
      await button(`${point}: OK`).focus();
      await page.keyboard.press('Enter');
    }
    await pressOn(page, button('Hand over the report'));
    await expect(app).toContainText('4 points, 1 defect');
    await pressOn(page, button('Walk to the door'));
    await expect(said).toHaveText('The report is sent.');
  });
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('each description opens its app, and the address keeps it', async ({ page }) => {
    await openApp(page, '/', 'Morning Loaf');
    for (const [label, name, id] of [
      ['Bike shop', 'Stockroom', 'stockroom'],
      ['Tennis', 'Second Serve', 'courts'],
      ['Houses', 'Fieldnote', 'inspection'],
      ['Bakery', 'Morning Loaf', 'bakery'],
    ] as const) {
      const choice = page.getByRole('link', { name: label, exact: true });
      await choice.tap();
      await expect(choice).toHaveAttribute('aria-current', 'true');
      await expect(appOf(page, name)).toBeVisible();
      await expect(page).toHaveURL(briefPath(id));
    }
    await page.reload();
    await expect(appOf(page, 'Morning Loaf').getByRole('button', { name: 'Undo' })).toBeVisible();
    await appOf(page, 'Morning Loaf').getByRole('button', { name: 'Add: Baguette' }).tap();
    await expect(appOf(page, 'Morning Loaf')).toContainText('In your bag: $3.75.');
  });

  test('a changed word changes the app', async ({ page }) => {
    const bakery = await openApp(page, '/', 'Morning Loaf');
    await exchange(bakery.word('Last order'), '6 pm');
    await expect(bakery.said).toHaveText('Order before 6 pm for tomorrow.');
    await exchange(bakery.word('Baking list'), '5 am');
    await expect(bakery.button('10:00')).toBeVisible();
    await expect(bakery.button('Print the 5 am list')).toBeVisible();

    const shop = await openApp(page, briefPath('stockroom'), 'Stockroom');
    await exchange(shop.word('Language'), 'Spanish');
    await expect(shop.app).toHaveAttribute('lang', 'es');
    await exchange(shop.word('Order at'), 'six left');
    await expect(shop.app).toContainText('7 Pastillas de freno');

    const club = await openApp(page, briefPath('courts'), 'Second Serve');
    await exchange(club.word('Players who share the fee'), 'four players');
    await club.slot(2, '8 pm Free').tap();
    await expect(club.said).toHaveText('Court 2 at 8 pm is yours. Your share: $6.00.');

    const houses = await openApp(page, briefPath('inspection'), 'Fieldnote');
    await exchange(houses.word('Points of the list'), 'six points');
    await expect(houses.button('Smoke alarms: OK')).toBeVisible();
  });

  test('its sentence and first button stand in the first screen', async ({ page }) => {
    const { button, word } = await openApp(page, '/', 'Morning Loaf');
    for (const piece of [word('Baking list'), button('Add: Country loaf')]) {
      const box = await piece.boundingBox();
      expect((box?.y ?? phone.height) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    }
  });
});

test('the apps come late, weigh little and wait for a touch where data is saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('figure').first().getByRole('img')).toBeVisible();
  const bytes: Promise<number>[] = [];
  page.on('response', (response) => {
    bytes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.getByRole('link', { name: 'Bakery', exact: true }).hover();
  await expect(appOf(page, 'Morning Loaf')).toBeVisible();
  const loaded = await Promise.all(bytes);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(lateBudgetBytes);
});

for (const width of [320, 390, 768, 1440]) {
  test(`nothing moves when the app takes the place of the picture at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const id of briefIds) {
      await page.goto(briefPath(id));
      await hydrated(page);
      await expect(
        page
          .getByRole('figure')
          .first()
          .getByRole('button', { name: /^(Undo|Deshacer)$/ }),
      ).toBeVisible();
      expect(await layoutShiftOf(page)).toBeLessThan(0.001);
    }
  });
}

test('every app is accessible and fits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [id, name] of [
    ['stockroom', 'Stockroom'],
    ['courts', 'Second Serve'],
    ['inspection', 'Fieldnote'],
    ['bakery', 'Morning Loaf'],
  ] as const) {
    const { button } = await openApp(page, briefPath(id), name);
    await expectNoViolations(page, [390, 1440]);
    await expectToFit(page, [320, 390]);
    if (id === 'bakery') {
      await button('Print the 3 am list').click();
      await expectNoViolations(page, [390]);
    }
  }
});

test('a description has a link and a card of its own; an unknown one changes nothing', async ({
  request,
}) => {
  const headOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    return {
      html,
      image: /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '',
      title: /<title[^>]*>([^<]+)</.exec(html)?.[1],
    };
  };
  const home = await headOf('/');
  expect((await headOf('/?brief=unknown')).html).toBe(home.html);
  const images = new Set([home.image]);
  for (const id of briefIds) {
    const { image, title, html } = await headOf(briefPath(id));
    expect(title).toContain('a sample app to try');
    expect(html).toMatch(/rel="canonical" href="[^"]+\/"/);
    images.add(image);
    const card = await request.get(new URL(image).pathname);
    expect(card.headers()['content-type']).toBe('image/png');
  }
  expect(images.size).toBe(1 + briefIds.length);
  expect((await request.get('/og/briefs/unknown.png')).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture of each app stands beside its description', async ({ page }) => {
    await page.goto('/');
    const figure = page.getByRole('figure').first();
    await expect(figure).toContainText('A pre-order page for my bakery.');
    await expect(figure.getByRole('img', { name: /three loaves with prices/ })).toBeVisible();
    await figure.getByRole('link', { name: 'Bike shop' }).click();
    await expect(page).toHaveURL(briefPath('stockroom'));
    await expect(figure).toContainText('Stock for my bike shop');
    await expect(figure.getByRole('img', { name: /a table of bike parts/ })).toBeVisible();
  });
});
