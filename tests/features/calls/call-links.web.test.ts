import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserLinks, createApi } from '../../../src/web/api/trpc.ts';

const requests: string[] = [];
const done = { result: { data: { json: { success: true } } } };
const server = setupServer(
  http.post('*/trpc/:procedures', async ({ params, request }) => {
    requests.push(`POST ${params.procedures} ${await request.text()}`);
    return HttpResponse.json(done);
  }),
  http.get('*/trpc/:procedures', ({ params }) => {
    requests.push(`GET ${params.procedures}`);
    return HttpResponse.json(
      String(params.procedures)
        .split(',')
        .map(() => done),
    );
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  requests.length = 0;
});
afterAll(() => server.close());

it('what asks goes together, what changes something alone', async () => {
  const { client } = createApi(browserLinks());
  await Promise.all([
    client.blog.categories.query(),
    client.developer.current.query(),
    client.developer.sessions.end.mutate({ sessionId: 's' }),
    client.developer.removePhoto.mutate(),
  ]);
  expect(requests.toSorted()).toEqual([
    'GET blog.categories,developer.current',
    'POST developer.removePhoto {}',
    'POST developer.sessions.end {"sessionId":"s"}',
  ]);
});
