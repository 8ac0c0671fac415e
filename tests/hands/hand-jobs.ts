import { type Page, expect as playwrightExpect } from '@playwright/test';
import { filePaths } from '../../src/shared/file-paths.ts';
import { createFlatPicture } from '../factories/pictures.ts';
import { paste } from '../setup/browser/rich-text.ts';
import { openDashboard } from '../setup/steps/admin-steps.ts';
import { sendRequests } from '../setup/steps/request-steps.ts';
import type { CountedHands } from './counted-hands.ts';

/** A slow machine is no fault of the job. */
const expect = playwrightExpect.configure({ timeout: 20_000 });

export interface HandJob {
  title: string;
  /** Counted by reading the program before the desk; null where it could not be done (docs/decisions/hands.md). */
  before: number | null;
  prepare?: (page: Page) => Promise<unknown>;
  /** Begins on the dashboard, and ends when the result is seen. */
  work: (page: Page, hands: CountedHands) => Promise<unknown>;
}

async function call(page: Page, procedure: string, data: object): Promise<unknown> {
  const answer = await page.request.post(`/trpc/${procedure}`, { data });
  expect(answer.ok(), `${procedure}: ${await answer.text()}`).toBe(true);
  const { result } = await answer.json();
  return result.data.json ?? result.data;
}

let sequence = 0;

async function createPost(page: Page, title: string, post: object = {}): Promise<number> {
  sequence += 1;
  const data = {
    ...{ title, slug: `hands-${sequence}`, categoryId: 1, excerpt: 'About it.' },
    ...{ content: '<p>Text.</p>', isPublished: 'false', ...post },
  };
  const answer = await page.request.post('/api/blog/posts', { data });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).data.id;
}

const tenNames = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ira', 'Jo'];

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });
const report = (page: Page) => page.getByRole('region', { name: 'What was changed' });
const areaLink = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Parts of the admin area' }).getByRole('link', { name });
const boxes = (page: Page) =>
  page.getByRole('main').getByRole('checkbox', { name: /^Choose (?!all)/ });
const rich = (page: Page) => page.getByRole('textbox', { name: 'Content as rich text' });
const bar = (page: Page, name: string) => page.getByRole('group', { name });

/** Opens what the spotlight finds first. */
async function find(page: Page, hands: CountedHands, words: string, found: string): Promise<void> {
  await hands.press('Control+k');
  const field = page.getByRole('dialog').getByPlaceholder(/An area, a post/);
  await expect(field).toBeFocused();
  await hands.type(words);
  await expect(page.locator('[data-selected]').filter({ hasText: found })).toBeVisible();
  await hands.press('Enter');
}

async function chooseFive(page: Page, hands: CountedHands): Promise<void> {
  await hands.click(boxes(page).nth(0));
  await hands.click(boxes(page).nth(4), { modifiers: ['Shift'] });
  await expect(page.getByText('5 chosen')).toBeVisible();
}

async function pictures(): Promise<{ name: string; base64: string }[]> {
  const files: { name: string; base64: string }[] = [];
  for (const width of [61, 62, 63]) {
    const bytes = await createFlatPicture(width, 40);
    files.push({ name: `${width}.png`, base64: bytes.toString('base64') });
  }
  return files;
}

export const handJobs: readonly HandJob[] = [
  {
    title: 'Write a new post with a tag and three pictures',
    before: 13,
    work: async (page, hands) => {
      const brought = await pictures();
      await hands.click(page.getByRole('link', { name: 'New Post' }));
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
      await hands.type('Three tarns #Tarns');
      await expect(rich(page)).toBeVisible();
      await hands.press('Enter');
      await expect(rich(page)).toBeFocused();
      await hands.type('Above the hut.');
      await hands.once(() => paste(rich(page), { pictures: brought }));
      await expect(rich(page).locator('img[src^="/media/"]')).toHaveCount(3);
      await hands.click(page.getByRole('button', { name: 'Create Post' }));
      await expect(toast(page, 'Post created')).toBeVisible();
      await page.goto('/blog/three-tarns');
      await expect(page.locator('article img[src^="/media/"]')).toHaveCount(3);
      await expect(page.getByRole('link', { name: 'Tarns' })).toBeVisible();
    },
  },
  {
    title: 'Schedule a draft',
    before: 7,
    prepare: (page) => createPost(page, 'Gabbro in autumn'),
    work: async (page, hands) => {
      await find(page, hands, 'schedule gabbro tomorrow 9', 'Schedule: Gabbro in autumn');
      await expect(page.getByRole('main')).toContainText('“Gabbro in autumn” is scheduled');
    },
  },
  {
    title: 'Find a sentence in a post, and open it there',
    before: 5,
    prepare: (page) =>
      createPost(page, 'Rocks', { content: '<p>A page on peridotite is read slowly.</p>' }),
    work: async (page, hands) => {
      await find(page, hands, 'peridotite', 'Rocks');
      await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1');
    },
  },
  {
    title: 'Answer a request',
    before: 5,
    prepare: (page) => sendRequests(page.request, 'Serpentine', ['Ida']),
    work: async (page, hands) => {
      await hands.press('n');
      await expect(page.getByLabel('Answer', { exact: true })).toBeFocused();
      await hands.type('Gladly: on Thursday.');
      await hands.press('Control+Enter');
      await expect(toast(page, 'Answered')).toBeVisible();
    },
  },
  {
    title: 'Answer ten requests with a saved reply',
    before: 79,
    prepare: async (page) => {
      await call(page, 'admin.inbox.replies.save', { title: 'Dates', body: 'Hello {firstName}.' });
      await sendRequests(page.request, 'Obsidian', tenNames);
    },
    work: async (page, hands) => {
      await hands.press('n');
      for (const [index] of tenNames.entries()) {
        await expect(page.getByLabel('Answer', { exact: true })).toBeFocused();
        const before = page.url();
        await hands.press('/');
        await expect(page.getByRole('option', { name: 'Dates' })).toBeVisible();
        await hands.press('Enter');
        await hands.press('Control+Enter');
        if (index + 1 < tenNames.length) await expect(page).not.toHaveURL(before);
      }
      await expect(toast(page, 'Nothing waits')).toBeVisible();
    },
  },
  {
    title: 'Answer ten requests, each with words of its own',
    before: 39,
    prepare: (page) => sendRequests(page.request, 'Perlite', tenNames),
    work: async (page, hands) => {
      await hands.press('n');
      for (const [index] of tenNames.entries()) {
        await expect(page.getByLabel('Answer', { exact: true })).toBeFocused();
        const before = page.url();
        await hands.type('Gladly: on Thursday.');
        await hands.press('Control+Enter');
        if (index + 1 < tenNames.length) await expect(page).not.toHaveURL(before);
      }
      await expect(toast(page, 'Nothing waits')).toBeVisible();
    },
  },
  {
    title: 'Change a price',
    before: 5,
    work: async (page, hands) => {
      await hands.click(areaLink(page, /^Content/));
      await hands.click(page.getByRole('link', { name: 'Edit: Prices of the estimate' }));
      // Two clicks at one place choose the number.
      await hands.click(page.getByLabel('Dollars a day').first(), { clickCount: 2 });
      await hands.type('900');
      await hands.press('Enter');
      await expect(toast(page, 'Published')).toBeVisible();
    },
  },
  {
    title: 'Publish a draft',
    before: 3,
    prepare: (page) => createPost(page, 'Basanite at noon'),
    work: async (page, hands) => {
      await expect(page.getByRole('heading', { name: 'Basanite at noon' })).toBeVisible();
      await hands.press('j', 'p');
      await expect(toast(page, 'Post published')).toBeVisible();
    },
  },
  {
    title: 'Unpublish five posts, and take it back',
    before: 4,
    prepare: async (page) => {
      for (const title of ['Ash', 'Lapilli', 'Tuff', 'Scoria', 'Pumice'])
        await createPost(page, title, { isPublished: 'true' });
    },
    work: async (page, hands) => {
      await chooseFive(page, hands);
      await hands.click(bar(page, 'Chosen posts').getByRole('button', { name: /^Unpublish/ }));
      await expect(report(page)).toContainText('5 posts unpublished.');
      await hands.press('Enter');
      await expect(report(page)).toContainText('5 posts as before.');
    },
  },
  {
    title: 'Reply to a remark',
    before: null,
    prepare: async (page) => {
      const postId = await createPost(page, 'Trachyte', { content: '<p>The ridge</p>' });
      const passage = { quote: 'ridge', block: 'The ridge' };
      await call(page, 'admin.posts.remarks.add', {
        ...{ of: { postId }, ...passage, text: 'Which ridge?' },
      });
    },
    work: async (page, hands) => {
      await find(page, hands, 'trachyte', 'Trachyte');
      await hands.click(page.getByRole('button', { name: 'Answer: ridge' }));
      await hands.type('The eastern one.');
      await hands.click(page.getByRole('button', { name: 'Save answer' }));
      await expect(page.getByRole('list', { name: 'Remarks' })).toContainText('The eastern one.');
    },
  },
  {
    title: 'Hide five developers for one reason',
    before: 16,
    work: async (page, hands) => {
      await hands.click(areaLink(page, /^Developers/));
      await expect(boxes(page).nth(4)).toBeVisible();
      await chooseFive(page, hands);
      await hands.click(
        bar(page, 'Chosen developers').getByRole('button', { name: /^Hide profiles/ }),
      );
      await expect(page.getByLabel('Reason')).toBeFocused();
      await hands.type('All five are one person.');
      await hands.click(page.getByRole('button', { name: 'Hide it' }));
      await expect(report(page)).toContainText('5 profiles hidden.');
    },
  },
  {
    title: 'Mark five facts as still true',
    before: 6,
    prepare: async (page) => {
      const postId = await createPost(page, 'Prices', { content: '<p>It costs $20.</p>' });
      for (const price of ['$1', '$2', '$3', '$4', '$5']) {
        await call(page, 'admin.facts.answer', {
          of: { postId },
          fact: { kind: 'price', words: price, sentence: `It costs ${price}.` },
          source: { sourceUrl: '', note: 'The list', recheckAt: '2020-01-02T00:00:00Z' },
        });
      }
    },
    work: async (page, hands) => {
      await hands.click(areaLink(page, /^Facts/));
      await expect(boxes(page).nth(4)).toBeVisible();
      await hands.click(page.getByRole('checkbox', { name: 'Choose all on this page' }));
      await hands.click(bar(page, 'Chosen facts').getByRole('button', { name: /^Still true/ }));
      await expect(report(page)).toContainText('5 facts still true.');
    },
  },
  {
    title: 'Move five requests to spam',
    before: 11,
    prepare: (page) => sendRequests(page.request, 'Tephra', ['Al', 'Bo', 'Cy', 'Di', 'Ed']),
    work: async (page, hands) => {
      await hands.click(areaLink(page, /^Inbox/));
      await expect(boxes(page).nth(4)).toBeVisible();
      await chooseFive(page, hands);
      await hands.click(
        bar(page, 'Chosen requests').getByRole('button', { name: /^Mark as spam/ }),
      );
      await expect(report(page)).toContainText('5 requests are in Spam now.');
    },
  },
  {
    title: 'Move 25 requests of junk to spam',
    before: 5,
    prepare: (page) =>
      sendRequests(
        page.request,
        'Pumice',
        Array.from({ length: 25 }, (_, index) => `Junk${index}`),
      ),
    work: async (page, hands) => {
      await hands.click(areaLink(page, /^Inbox/));
      await expect(boxes(page).nth(24)).toBeVisible();
      await hands.press('*');
      await expect(bar(page, 'Chosen requests')).toContainText(/(2[5-9]|[345]\d) chosen/);
      await hands.press('#');
      await expect(report(page)).toContainText(/\d+ requests are in Spam now\./);
    },
  },
  {
    title: 'Delete five pictures that nothing shows',
    before: 18,
    prepare: async (page) => {
      for (const width of [71, 72, 73, 74, 75]) {
        const buffer = await createFlatPicture(width, 40);
        const file = { name: `unused-${width}.png`, mimeType: 'image/png', buffer };
        const answer = await page.request.post(filePaths.adminUpload, { multipart: { file } });
        expect(answer.ok(), await answer.text()).toBe(true);
      }
    },
    work: async (page, hands) => {
      await hands.click(areaLink(page, /^Media/));
      await hands.choose(page.getByLabel('Which'), 'Unused ones');
      await expect(boxes(page)).toHaveCount(5);
      await hands.click(page.getByRole('checkbox', { name: 'Choose all on this page' }));
      await hands.click(bar(page, 'Chosen pictures').getByRole('button', { name: /^Delete/ }));
      await hands.click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
      await expect(report(page)).toContainText('5 pictures deleted.');
    },
  },
];

/** Keeps rich text as the writer's choice. */
export async function prepareWriter(page: Page): Promise<void> {
  await openDashboard(page, '/admin?post=new');
  await page.getByText('Rich text', { exact: true }).click();
  await expect(rich(page)).toBeVisible();
  await openDashboard(page);
}
