import { type Browser, type CDPSession, chromium, type Response } from '@playwright/test';
import { chromiumLaunchOptions, unpackChromium } from '../chromium.ts';

/** The phone that Lighthouse 12 emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Lighthouse 12 emulates this line: a round trip of 150 ms, 1.6 and 0.75 megabits a second. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** Two round trips, for the name and the connection, which a browser beside the server does not have. */
const connectionMs = 2 * slowLine.latency;
const slowerProcessor = 4;

export interface Visit {
  requests: string[];
  /** Sizes are those of the transferred bodies. */
  scriptKilobytes: number;
  pictureKilobytes: number;
  otherKilobytes: number;
  firstPaintMs: number;
  largestPaintMs: number;
}

export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>) {
  unpackChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Slows the line and the processor as Lighthouse does. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
}

function paintTimes(): Promise<{ first: number; largest: number }> {
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

async function weigh(responses: readonly Response[]) {
  const kilobytes = { script: 0, image: 0, other: 0 };
  for (const response of responses) {
    const request = response.request();
    const type = request.resourceType();
    const { responseBodySize } = await request.sizes();
    kilobytes[type === 'script' || type === 'image' ? type : 'other'] += responseBodySize / 1_000;
  }
  return kilobytes;
}

/**
 * Opens a page for the first time and does not scroll.
 * @param isSlow uses the slow line and the slow processor; else the full speed of the machine
 */
export async function visitOnPhone(browser: Browser, url: string, isSlow: boolean): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    if (isSlow) await slowDown(await context.newCDPSession(page));
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const { first, largest } = await page.evaluate(paintTimes);
    const { script, image, other } = await weigh(responses);
    const requests = responses.map((response) => {
      const { pathname, search } = new URL(response.url());
      return pathname + search;
    });
    return {
      requests,
      scriptKilobytes: script,
      pictureKilobytes: image,
      otherKilobytes: other,
      firstPaintMs: first + connectionMs,
      largestPaintMs: largest + connectionMs,
    };
  } finally {
    await context.close();
  }
}
