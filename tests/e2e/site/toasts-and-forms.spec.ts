import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';
import { afterTwoFrames } from '../../setup/browser/frames.ts';
import { test as adminTest, openDashboard } from '../../setup/steps/admin-steps.ts';
import { openEditor, signUp } from '../../setup/steps/developer-steps.ts';

const expectedMessages = [/Failed to load resource|TRPCClientError/];
test.use({ expectedMessages });
adminTest.use({ expectedMessages });

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1440, height: 900 },
];

const toastOf = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');

const refuseChanges = (page: Page) =>
  page.route('**/trpc/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );

function noteWhatIsSeen(form: Locator): Promise<void> {
  return form.evaluate((element) => {
    for (const seen of document.querySelectorAll('[data-seen]')) seen.removeAttribute('data-seen');
    for (const piece of element.querySelectorAll('input, select, textarea, button, a, label, p')) {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      if (there && piece.contains(there)) piece.setAttribute('data-seen', '');
    }
  });
}

function covered(toast: Locator): Promise<string[]> {
  return toast.evaluate((element) => {
    const place = element.getBoundingClientRect();
    const { activeElement } = document;
    const pieces = [...document.querySelectorAll('[data-seen]')];
    if (activeElement && activeElement !== document.body) pieces.push(activeElement);
    return pieces
      .filter((piece) => {
        const { top, right, bottom, left } = piece.getBoundingClientRect();
        return top < place.bottom && bottom > place.top && left < place.right && right > place.left;
      })
      .map((piece) => piece.outerHTML.slice(0, 120));
  });
}

async function expectToastsBesideForm(form: Locator, button: Locator): Promise<void> {
  const page = form.page();
  for (const window of windows) {
    await page.setViewportSize(window);
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await afterTwoFrames(page);
    await noteWhatIsSeen(form);
    await button.click();
    await expect(toastOf(page)).toBeVisible();
    await expect.poll(() => covered(toastOf(page)), `${window.width} px`).toEqual([]);
    await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Close notification' }).click();
    await expect(toastOf(page)).toBeHidden();
  }
}

test('no toast lies over the steps of the sign-up', async ({ page }) => {
  await page.goto('/developer-signup');
  await refuseChanges(page);
  const phone = page.getByLabel('Phone Number');
  await phone.fill('+16125550188');
  await expectToastsBesideForm(
    page.locator('form').filter({ has: phone }),
    page.getByRole('button', { name: 'Send Verification Code' }),
  );
  await page.unrouteAll();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText('Verification Code Sent', { exact: true })).toBeVisible();
  await noteWhatIsSeen(page.locator('form').filter({ has: page.getByLabel('Verification Code') }));
  await expect.poll(() => covered(toastOf(page))).toEqual([]);
  await refuseChanges(page);
  const code = page.getByLabel('Verification Code');
  await code.fill('123456');
  await expectToastsBesideForm(
    page.locator('form').filter({ has: code }),
    page.getByRole('button', { name: 'Verify Phone' }),
  );
});

test('no toast lies over the form of a profile', async ({ page }) => {
  await signUp(page, { phoneNumber: '+16125550189', name: 'Ola Berg' });
  await openEditor(page);
  await refuseChanges(page);
  const form = page.getByRole('form', { name: 'Edit your profile' });
  await form.getByLabel('Bio').fill('Maps for hikers.');
  await expectToastsBesideForm(form, form.getByRole('button', { name: 'Save' }));
});

adminTest('no toast lies over a form of the admin area', async ({ page }) => {
  await openDashboard(page, '/admin?tab=calls');
  await refuseChanges(page);
  const form = page.locator('form').filter({ has: page.getByLabel('Days ahead') });
  await expectToastsBesideForm(form, form.getByRole('button', { name: /^Save/ }));
});

adminTest('on a phone, a toast makes way for fields that the bar cuts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, '/admin?tab=calls');
  await refuseChanges(page);
  const form = page.locator('form').filter({ has: page.getByLabel('Days ahead') });
  const field = form.getByLabel('Pause after');
  const scrollTo = async (topPx: number) => {
    await field.evaluate((element, top) => {
      window.scrollBy(0, element.getBoundingClientRect().top - top);
    }, topPx);
    await afterTwoFrames(page);
    await noteWhatIsSeen(form);
  };
  const expectClear = async (what: string) => {
    await expect(toastOf(page)).toBeVisible();
    await expect.poll(() => covered(toastOf(page)), what).toEqual([]);
    await page.getByRole('button', { name: 'Close notification' }).click();
    await expect(toastOf(page)).toBeHidden();
  };
  const bar = await page.getByRole('banner').boundingBox();
  const barBottomPx = bar?.height ?? 0;
  const fieldHeightPx = (await field.boundingBox())?.height ?? 0;

  await scrollTo(barBottomPx - fieldHeightPx / 4);
  await form.getByRole('button', { name: /^Save/ }).click();
  await expectClear('a field that is read');
  for (const hiddenShare of [1 / 4, 3 / 4]) {
    await scrollTo(barBottomPx - fieldHeightPx * hiddenShare);
    await field.evaluate((element) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expectClear('the field in use');
  }
  await scrollTo(600);
  await field.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expectClear('a field in use whose button is out of the window');
});
