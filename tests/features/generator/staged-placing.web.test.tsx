import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import superjson from 'superjson';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StagedDraft } from '../../../src/features/generator/staged-drafts.ts';
import type { OutlinedText } from '../../../src/features/generator/web/admin/stages/outline-text.ts';
import { usePlacing } from '../../../src/features/generator/web/admin/stages/usePlacing.ts';
import { ApiProvider, ServerApiContext } from '../../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi, trpc } from '../../../src/web/api/trpc.ts';

const at = new Date('2026-11-20T10:00:00.000Z');
const noWords = { reader: '', goal: '', sources: '', voice: '' };
// A decision leaves the version as it is: an edit of the outline that began before is still saved.
const draftOf = (html: string, offeredHtml: string | null): StagedDraft => ({
  ...{ id: 1, version: 1, steps: [], text: null, updatedAt: at },
  brief: { subject: 'A bakery', categoryId: 1, ...noWords },
  sections: [{ id: 'a', heading: 'Ovens', points: '', isWaiting: false, html, offeredHtml }],
});

const offered = draftOf('', '<p>Bread.</p>');
const decided = draftOf('<p>Bread.</p>', null);
const calls: string[] = [];
const server = setupServer(
  http.post('*/trpc/:procedure', ({ params }) => {
    calls.push(String(params.procedure));
    return HttpResponse.json({ result: { data: superjson.serialize(decided) } });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** The text with what was offered in its place. Each call is a text after another pause in typing. */
const text = (): OutlinedText => ({
  sectionsIn: () => new Map([['a', { state: 'asOffered', html: '<p>Bread.</p>' }]]),
  put: () => null,
  rename: () => {},
  move: () => {},
  remove: () => {},
  hasWords: () => true,
  keep: () => Promise.resolve(),
});

const api = createApi(browserLinks());
const wrapper = ({ children }: { children: ReactNode }) => (
  <ServerApiContext value={api}>
    <ApiProvider>{children}</ApiProvider>
  </ServerApiContext>
);

it('takes a text once, also when the words around it change before the answer is drawn', async () => {
  const { result, rerender } = renderHook(
    ({ draft, words }) => {
      usePlacing(draft, words);
      return trpc.useUtils();
    },
    { wrapper, initialProps: { draft: offered, words: text() } },
  );
  const answered = () => result.current.admin.stagedDrafts.get.getData({ id: 1 });
  await waitFor(() => expect(answered()).toEqual(decided));
  // A call takes longer than the end of the decision.
  await result.current.client.admin.stagedDrafts.cancel.mutate({ id: 1 });
  rerender({ draft: offered, words: text() });
  rerender({ draft: decided, words: text() });
  // A call that would come after a second decision.
  await result.current.client.admin.stagedDrafts.cancel.mutate({ id: 1 });
  const cancelled = 'admin.stagedDrafts.cancel';
  expect(calls).toEqual(['admin.stagedDrafts.decide', cancelled, cancelled]);
});
