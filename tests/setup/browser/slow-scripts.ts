import type { BrowserContext } from '@playwright/test';

export async function slowScripts(context: BrowserContext) {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await context.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return { arrive };
}
