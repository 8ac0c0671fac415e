import { expect, it } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createFlatPicture } from '../../factories/pictures.ts';
import { createCategory } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();

const fields = {
  ...{ title: 'Scree', slug: 'scree', excerpt: 'Stones.' },
  ...{ isPublished: 'false', content: '<p>Stones.</p>' },
};

async function writer() {
  const { cookie } = await signedInAdmin(testApp());
  const { id: categoryId } = await createCategory();
  return (method: 'POST' | 'PUT', url: string, post: object) =>
    testApp().app.inject({
      ...{ method, url: `/api${url}`, headers: { cookie } },
      payload: { categoryId, ...post },
    });
}

it('a post answers what was taken out of it and which fields are not known', async () => {
  const call = await writer();
  const content =
    '<p style="color:red">Stones.</p><script>run()</script><a href="javascript:x()">y</a>';
  const created = (await call('POST', '/blog/posts', { ...fields, content, mood: 'gray' })).json();
  expect(created).toMatchObject({
    data: { slug: 'scree' },
    removed: ['<p style>', '<script>', '<a href>'],
    unknown: ['mood'],
  });
  const updated = await call('PUT', `/blog/posts/${created.data.id}`, fields);
  expect(Object.keys(updated.json())).toEqual(['data']);
});

it('a picture inside the text of a post is stored; one that cannot be refuses the post', async () => {
  const call = await writer();
  const picture = (await createFlatPicture(40, 30)).toString('base64');
  const content = `<p>Stones.</p><img src="data:image/png;base64,${picture}" alt="Gray">`;
  const { data, removed } = (await call('POST', '/blog/posts', { ...fields, content })).json();
  expect(removed).toBeUndefined();
  expect(data.content).toMatch(/<img src="\/media\/post-[0-9a-f]{32}-40x30-w40\.jpg" alt="Gray"/);

  const broken = '<p>x</p><img src="data:image/png;base64,AAAA">';
  const refused = await call('PUT', `/blog/posts/${data.id}`, { ...fields, content: broken });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().message).toContain('The picture 1 inside the text could not be stored');
});

it('a project names the fields that are not known', async () => {
  const { id } = await createDeveloper();
  const answer = await testApp().app.inject({
    method: 'POST',
    url: '/api/developers/current/projects',
    headers: { cookie: await testApp().cookieFor('developer', id) },
    payload: { title: 'Courts', category: 'Web App', story: 'Bookings.', stars: 5 },
  });
  expect(answer.json()).toMatchObject({ title: 'Courts', unknown: ['stars'] });
});
