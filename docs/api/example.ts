// Publishes a post with a picture, raises a price and drafts an answer to the newest contact request. Run it with SITE, TOKEN
// (a token of an owner) and PICTURE (a file), after `npx openapi-typescript $SITE/api/openapi.json -o openapi.ts`.

import { readFile } from 'node:fs/promises';
import createClient from 'openapi-fetch';
import type { paths } from './openapi.ts';

const { SITE = '', TOKEN = '', PICTURE = '' } = process.env;
const client = createClient<paths>({
  baseUrl: `${SITE}/api`,
  headers: { 'admin-token': TOKEN },
});

function need<Data>({ data, error }: { data?: Data; error?: { message: string } }): Data {
  if (data === undefined) throw new Error(error?.message ?? 'The site did not answer.');
  return data;
}

const form = new FormData();
form.append('file', new Blob([await readFile(PICTURE)]), 'cover.png');
const picture = need(
  await client.POST('/admin/pictures', {
    body: { file: form.get('file') },
    bodySerializer: () => form,
  }),
);

const { data: post } = need(
  await client.POST('/blog/posts', {
    params: { header: { 'idempotency-key': 'a-first-app-in-one-weekend' } },
    body: {
      title: 'A first app in one weekend',
      slug: 'a-first-app-in-one-weekend',
      categoryId: 1,
      excerpt: 'One sentence on Friday, three real users on Sunday.',
      imageUrl: picture.url,
      content: `<h2>Friday</h2><figure><img src="${picture.url}" alt="A desk"></figure>`,
      isPublished: 'true',
    },
  }),
);

const kind = 'estimate-rates';
const prices = await client.GET('/admin/content/{kind}', { params: { path: { kind } } });
need(
  await client.PUT('/admin/content/{kind}', {
    // If somebody changed the prices meanwhile, the answer is 412 and their prices stay.
    params: { path: { kind }, header: { 'if-match': prices.response.headers.get('etag') ?? '' } },
    body: { value: { ...need(prices).value, dollarsPerDay: 850 } },
  }),
);

const { items } = need(await client.GET('/admin/requests'));
const request = items[0];
if (request) {
  need(
    await client.PUT('/admin/requests/{id}/answer-draft', {
      params: { path: { id: request.id } },
      body: { text: 'Thank you. A first version takes two weeks. When may I call you?' },
    }),
  );
}

process.stdout.write(`${JSON.stringify({ post: post.slug, picture: picture.url })}\n`);
