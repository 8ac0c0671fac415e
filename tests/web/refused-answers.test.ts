import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messageOf } from '../../src/web/api/call-errors.ts';
import { browserLinks, createApi } from '../../src/web/api/trpc.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function failureOf(answer: () => Response): Promise<unknown> {
  server.use(http.get('*/trpc/*', answer));
  const { client } = createApi(browserLinks());
  try {
    await client.blog.categories.query();
  } catch (error) {
    return error;
  }
  throw new Error('The call did not fail.');
}

describe('an answer that comes from no procedure', () => {
  it.each([
    [
      'a page of a proxy',
      () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }),
      '502: <h1>Bad Gateway</h1>',
    ],
    [
      'an empty one',
      () => new Response(null, { status: 504, statusText: 'Gateway Timeout' }),
      '504: Gateway Timeout',
    ],
    [
      'plain text',
      () => HttpResponse.text('upstream reset\n', { status: 503 }),
      '503: upstream reset',
    ],
    [
      'somebody else’s JSON',
      () => HttpResponse.json({ fault: 'quota' }, { status: 429 }),
      '429: {"fault":"quota"}',
    ],
    ['a sign-in page of a network', () => HttpResponse.html('<p>Sign in'), '200: <p>Sign in'],
  ])('(%s) is told as status and body', async (_kind, answer, message) => {
    const failure = await failureOf(answer);
    expect(failure).toMatchObject({ message });
    expect(messageOf(failure, 'default')).toBe(message);
  });

  it('is told in words where our server refused before the procedure', async () => {
    const refusal = { message: 'Too many requests at once.', code: 'SERVICE_UNAVAILABLE' };
    const failure = await failureOf(() => HttpResponse.json(refusal, { status: 503 }));
    expect(messageOf(failure, 'default')).toBe(refusal.message);
  });
});

it('leaves the errors of procedures as they are', async () => {
  const error = { json: { message: 'No such thing', code: -32004, data: { code: 'NOT_FOUND' } } };
  const failure = await failureOf(() => HttpResponse.json([{ error }], { status: 404 }));
  expect(messageOf(failure, 'default')).toBe('No such thing');
});

it('says the default where no answer came at all', async () => {
  const failure = await failureOf(() => HttpResponse.error());
  expect(messageOf(failure, 'default')).toBe('default');
});
