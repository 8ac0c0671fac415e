import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { TextParkedError } from '../../../../src/server/text-work/text-errors.ts';
import { createPost } from '../../../factories/posts/posts.ts';
import { setUpTestApp } from '../../../setup/harness.ts';

/** Tasks that refuse a long text, as after their worker ended twice. */
const refusing = ['rssItemOfPost', 'markdownOfPost'];
const testApp = setUpTestApp({
  replace: ({ textWork }) => ({
    textWork: {
      ...textWork,
      run: (task, input) =>
        refusing.includes(task.name) && JSON.stringify(input).length > parked.content.length
          ? Promise.reject(new TextParkedError('time'))
          : textWork.run(task, input),
    },
  }),
});
const get = (url: string) => testApp().app.inject({ url });
const parked = {
  slug: 'parked',
  excerpt: 'A long one',
  content: `<p>${'<b>word</b> '.repeat(20_000)}</p>`,
};

it('a post whose text is parked is in the feed without its text, and keeps no other one out', async () => {
  await createPost(parked);
  await createPost({ slug: 'short', content: '<p>All of it.</p>' });
  await testApp().deps.contentBus.announce();
  const { statusCode, body } = await get('/rss.xml');
  expect(statusCode).toBe(200);
  const feed = new JSDOM(body, { contentType: 'text/xml' }).window.document;
  expect(feed.querySelectorAll('item')).toHaveLength(2);
  expect(body).toContain('All of it.');
  expect(body).toContain('A long one');
  expect(body).not.toContain('word');
});

it('the Markdown of a post whose text is parked says where the text stands', async () => {
  await createPost(parked);
  await testApp().deps.contentBus.announce();
  const { statusCode, body } = await get('/blog/parked.md');
  expect(statusCode).toBe(200);
  expect(body).toContain('A long one');
  expect(body).toContain('/blog/parked>');
  expect(body).not.toContain('word');
});
