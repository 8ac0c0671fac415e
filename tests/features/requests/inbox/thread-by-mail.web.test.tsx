import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import superjson from 'superjson';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListedRequest } from '../../../../src/features/requests/contact-inbox.ts';
import type { RequestThread as Thread } from '../../../../src/features/requests/requests.ts';
import { RequestThread } from '../../../../src/features/requests/web/admin/answer/RequestThread.tsx';
import { AdminSessionContext } from '../../../../src/web/admin/admin-session.ts';
import { ApiProvider, ServerApiContext } from '../../../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi } from '../../../../src/web/api/trpc.ts';

const at = new Date('2026-11-20T10:00:00.000Z');
const request: ListedRequest = {
  ...{ id: 7, source: 'form', firstName: 'Ada', lastName: 'Lovelace', email: null },
  ...{ phoneNumber: null, company: '', projectType: null, budgetRange: null, estimate: '' },
  ...{ description: 'A shop.', isShownToDevelopers: false, landingPage: '', trafficSource: '' },
  ...{ status: 'read', openedAt: at, answeredAt: null, call: null, remindAt: null },
  ...{ assignee: null, createdAt: at, dueAt: at },
};
const entry = {
  ...{ id: 1, side: 'incoming', author: '', body: 'By hand.', file: null, createdAt: at },
  ...{ seenAt: at, delivery: null, channel: 'page', quoted: '' },
  ...{ stage: null, address: '' },
} satisfies Thread['entries'][number];

let entries: Thread['entries'];
const dataOf: Record<string, () => unknown> = {
  'admin.threads.get': () => ({
    entries,
    nda: null,
    linkCount: 0,
    answerChannels: ['page'],
    isOptedOut: false,
  }),
  'admin.inbox.replies.list': () => [],
  'admin.inbox.drafts.get': () => ({ draft: null, otherWriters: [] }),
};
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  entries = [entry];
  server.use(
    http.get('*/trpc/:procedures', ({ params }) =>
      HttpResponse.json(
        String(params.procedures)
          .split(',')
          .map((name) => ({ result: { data: superjson.serialize(dataOf[name]?.()) } })),
      ),
    ),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function open() {
  const admin = { id: 1, username: 'admin', role: 'owner' } as const;
  render(
    <MantineProvider env="test">
      <ServerApiContext value={createApi(browserLinks())}>
        <ApiProvider>
          <AdminSessionContext value={{ admin, reportEnded: () => {}, signInCount: 0 }}>
            <MemoryRouter>
              <RequestThread request={request} />
            </MemoryRouter>
          </AdminSessionContext>
        </ApiProvider>
      </ServerApiContext>
    </MantineProvider>,
  );
  const items = await screen.findAllByRole('listitem');
  return items.map((item) => within(item));
}

it('says of an entry by mail how it came, and nothing of one from the page', async () => {
  entries = [entry, { ...entry, id: 2, body: 'Mailed words.', channel: 'mail' }];
  const [byHand, byMail] = await open();
  expect(byHand?.queryByText(/by mail/)).toBeNull();
  expect(byMail?.queryByText(/, by mail/)).not.toBeNull();
  expect(byMail?.queryByText('Quoted text')).toBeNull();
});

it('folds the text that the mail quoted, and unfolds it', async () => {
  entries = [{ ...entry, channel: 'mail', quoted: '> Yes, we can build that.' }];
  const [byMail] = await open();
  const quoted = byMail?.getByText('> Yes, we can build that.');
  const isUnfolded = () => quoted?.closest('details')?.open;
  expect(isUnfolded()).toBe(false);
  await userEvent.setup().click(screen.getByText('Quoted text'));
  expect(isUnfolded()).toBe(true);
});

it('shows an answer of the owner by mail with its author and what became of it', async () => {
  entries = [
    {
      ...{ ...entry, side: 'outgoing', author: 'admin:anna', seenAt: null, channel: 'mail' },
      delivery: { state: 'sent', fault: '' },
    },
  ];
  const [answer] = await open();
  expect(answer?.queryByText('anna wrote')).not.toBeNull();
  expect(answer?.queryByText(/by mail, not seen yet/)).not.toBeNull();
  expect(answer?.queryByText('Mailed')).not.toBeNull();
});
