import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import superjson from 'superjson';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OwnersQuote } from '../../../src/features/quotes/quotes.ts';
import { RequestQuotes } from '../../../src/features/quotes/web/admin/RequestQuotes.tsx';
import { AdminSessionContext } from '../../../src/web/admin/admin-session.ts';
import { ApiProvider, ServerApiContext } from '../../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi, trpc } from '../../../src/web/api/trpc.ts';

const quote = (version: number): OwnersQuote => ({
  ...{ version, title: 'A shop', currency: 'USD', assumptions: '', validUntil: '2093-12-24' },
  ...{ number: '2093-0001', sender: 'Us', payment: '', chosen: [], acceptedTextHash: '' },
  ...{ taxName: '', taxHundredths: 0, terms: '', clientName: 'Ada', clientAddress: '' },
  positions: [
    { text: 'Shop', fromAmount: version * 1_000, toAmount: version * 1_000, isOptional: false },
  ],
  ...{ state: 'open', createdAt: new Date('2093-11-24'), decidedAt: null, decidedBy: '' },
  ...{ openedAt: null, readAt: null, changesNumber: '', days: 0 },
});

let quotes = [quote(1)];
const seen: number[] = [];
const drafts: string[] = [];
const admin = { id: 1, username: 'admin', role: 'owner' } as const;

const dataOf: Record<string, () => unknown> = {
  'admin.quotes.list': () => quotes,
  'admin.quotes.start': () => ({
    ...{ terms: '', taxName: '', taxHundredths: 0, clientName: 'Ada', sender: 'Us', payment: '' },
  }),
  'admin.inbox.drafts.get': () => ({ draft: null, otherWriters: [] }),
  'admin.inbox.drafts.requestIds': () => [],
};
const server = setupServer(
  http.get('*/trpc/:procedures', ({ params }) =>
    HttpResponse.json(
      String(params.procedures)
        .split(',')
        .map((name) => ({ result: { data: superjson.serialize(dataOf[name]?.()) } })),
    ),
  ),
  http.post('*/trpc/admin.inbox.drafts.save', async ({ request }) => {
    drafts.push(JSON.parse(await request.text()).text);
    const kept = { revision: crypto.randomUUID(), savedAt: new Date(), otherWriters: [] };
    return HttpResponse.json({ result: { data: superjson.serialize(kept) } });
  }),
  http.post('*/trpc/admin.quotes.send', async ({ request }) => {
    const input = JSON.parse(await request.text());
    seen.push(input.seen);
    if (input.seen === quotes[0]?.version) {
      return HttpResponse.json({ result: { data: { json: { success: true } } } });
    }
    const error = {
      message: 'Another version was sent.',
      code: -32009,
      data: { code: 'CONFLICT' },
    };
    return HttpResponse.json({ error: { json: error } }, { status: 409 });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

function ReadAgain() {
  const { list } = trpc.useUtils().admin.quotes;
  return (
    <button type="button" onClick={() => list.invalidate()}>
      Read again
    </button>
  );
}

it('a version that somebody sent meanwhile is not replaced before its writer was told of it', async () => {
  render(
    <MemoryRouter>
      <MantineProvider>
        <ServerApiContext value={createApi(browserLinks())}>
          <ApiProvider>
            <AdminSessionContext value={{ admin, reportEnded: () => {}, signInCount: 0 }}>
              <RequestQuotes requestId={7} />
              <ReadAgain />
            </AdminSessionContext>
          </ApiProvider>
        </ServerApiContext>
      </MantineProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Write a new version' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, ' in two parts');
  quotes = [quote(2), quote(1)];
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await screen.findByText('Version 2');

  const send = () => user.click(screen.getByRole('button', { name: 'Send the quote' }));
  await send();
  await waitFor(() => expect(seen).toEqual([1]));
  // The draft is based on the version that its writer was told of.
  await waitFor(() => expect(JSON.parse(drafts.at(-1) ?? '').seen).toBe(2));
  await screen.findByRole('button', { name: 'Send the quote' });
  expect(title).toHaveProperty('value', 'A shop in two parts');
  await send();
  await waitFor(() => expect(seen).toEqual([1, 2]));
  await screen.findByRole('button', { name: 'Write a new version' });
});
