import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import superjson from 'superjson';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListedRequest } from '../../../../src/features/requests/contact-inbox.ts';
import type { RequestThread as Thread } from '../../../../src/features/requests/requests.ts';
import type { SavedReply } from '../../../../src/features/requests/saved-replies.ts';
import { RequestThread } from '../../../../src/features/requests/web/admin/answer/RequestThread.tsx';
import { AdminSessionContext } from '../../../../src/web/admin/admin-session.ts';
import { ApiProvider, ServerApiContext } from '../../../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi } from '../../../../src/web/api/trpc.ts';
import { forgetDrafts } from '../../../../src/web/forms/drafts/draft-keepers.ts';

const request: ListedRequest = {
  ...{ id: 7, source: 'sms', firstName: '', lastName: '', email: null },
  ...{ phoneNumber: '+16125550177', company: '', projectType: null, budgetRange: null },
  ...{
    estimate: '',
    description: 'VIBE',
    isShownToDevelopers: false,
    landingPage: '',
    trafficSource: '',
    status: 'read',
    openedAt: null,
    answeredAt: null,
    call: null,
    remindAt: null,
    assignee: null,
  },
  createdAt: new Date('2026-11-20T10:00:00.000Z'),
  dueAt: new Date('2026-11-21T10:00:00.000Z'),
};
const admin = { id: 1, username: 'admin', role: 'owner' } as const;
const reply: SavedReply = { id: 1, title: 'Thanks', body: 'Hello {firstName}, thank you.' };

let replies: SavedReply[];
let thread: Thread;
const sent: { channel: string; text: string }[] = [];
const server = setupServer();

const dataOf: Record<string, () => unknown> = {
  'admin.threads.get': () => thread,
  'admin.inbox.replies.list': () => replies,
  'admin.inbox.drafts.get': () => ({ draft: null, otherWriters: [] }),
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent.length = 0;
  replies = [reply];
  thread = {
    ...{ entries: [], nda: null, linkCount: 0, isMailOn: true },
    ...{ answerChannels: ['text'], isOptedOut: false },
  };
  server.use(
    http.get('*/trpc/:procedures', ({ params }) =>
      HttpResponse.json(
        String(params.procedures)
          .split(',')
          .map((name) => ({ result: { data: superjson.serialize(dataOf[name]?.()) } })),
      ),
    ),
    http.post('*/trpc/admin.inbox.drafts.save', () =>
      HttpResponse.json({
        result: {
          data: superjson.serialize({
            ...{ revision: crypto.randomUUID(), savedAt: new Date(), otherWriters: [] },
          }),
        },
      }),
    ),
    http.post('*/trpc/admin.threads.answer', async ({ request }) => {
      const { channel, text } = JSON.parse(await request.text());
      sent.push({ channel, text });
      const createdAt = new Date('2026-11-20T11:00:00.000Z');
      thread = {
        ...thread,
        entries: [
          {
            ...{ id: 1, side: 'outgoing', channel: 'text', author: '', body: text, file: null },
            ...{ createdAt, seenAt: null, quoted: '', stage: null, address: '' },
            delivery: { state: 'undeliverable', fault: 'No mobile' },
          },
        ],
      };
      return HttpResponse.json({ result: { data: { json: { success: true } } } });
    }),
  );
});
afterEach(() => {
  forgetDrafts();
  server.resetHandlers();
});
afterAll(() => server.close());

function open() {
  render(
    // jsdom has no layout, so a positioned menu would count as out of sight.
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
  return userEvent.setup();
}

it('a text is sent on purpose alone, not with a reply that is saved, and stands there with what became of it', async () => {
  let saved = '';
  server.use(
    http.post('*/trpc/admin.inbox.replies.save', async ({ request }) => {
      saved = await request.text();
      return HttpResponse.json({ result: { data: superjson.serialize(reply) } });
    }),
  );
  const user = open();
  const field = await screen.findByRole('textbox', { name: 'Text' });
  await user.type(field, 'A shop?');
  await user.click(screen.getByRole('button', { name: 'Saved replies' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit saved replies' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved replies' }));
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'No');
  await user.type(dialog.getByRole('textbox', { name: 'Text' }), 'Sorry');
  await user.click(dialog.getByRole('button', { name: 'Add reply' }));
  await waitFor(() => expect(saved).toContain('Sorry'));
  expect(sent).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.type(field, ' When may we call?');
  await user.click(screen.getByRole('button', { name: 'Send text' }));
  const text = 'A shop? When may we call?';
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain(text);
  expect(row.textContent).toContain('by text message');
  expect(row.textContent).toContain('Refused: No mobile');
  expect(row.textContent).not.toContain('seen');
  expect(sent).toEqual([{ channel: 'text', text }]);
  await waitFor(() => expect(field).toHaveProperty('value', ''));
});

it('a reply that is too long for a text is put in whole, and goes out once it was made shorter', async () => {
  const tooLong = `Hello Ada. ${'x'.repeat(1_600)}`;
  replies = [{ ...reply, body: tooLong }];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Saved replies' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Thanks' }));
  const field = screen.getByRole('textbox', { name: 'Text' });
  expect(field).toHaveProperty('value', tooLong);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/11 characters too many/)).toBeDefined();
  const send = screen.getByRole('button', { name: 'Send text' });
  expect(send).toHaveProperty('disabled', true);

  await user.type(field, '{Backspace>11}');
  await user.click(send);
  await waitFor(() => expect(sent).toEqual([{ channel: 'text', text: tooLong.slice(0, 1_600) }]));
});

it('a number that has sent STOP cannot be written to', async () => {
  thread = { ...thread, answerChannels: [], isOptedOut: true };
  open();
  expect(await screen.findByText(/has sent STOP/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send text' })).toBeNull();
});

it('says who else writes an answer, as the save of a draft tells', async () => {
  server.use(
    http.post('*/trpc/admin.inbox.drafts.save', () =>
      HttpResponse.json({
        result: {
          data: superjson.serialize({
            ...{ revision: crypto.randomUUID(), savedAt: new Date() },
            otherWriters: [{ username: 'berta', savedAt: new Date() }],
          }),
        },
      }),
    ),
  );
  const user = open();
  const field = await screen.findByRole('textbox', { name: 'Text' });
  expect(screen.queryByText(/is writing an answer/)).toBeNull();
  await user.type(field, 'A shop?');
  expect(
    await screen.findByText(/^berta is writing an answer to this request/, {}, { timeout: 5_000 }),
  ).toBeDefined();
});

it('goes out by the channel that is chosen, and keeps its words when another one is', async () => {
  thread = { ...thread, answerChannels: ['text', 'page'] };
  const user = open();
  const channel = await screen.findByRole('combobox', { name: 'Answer by' });
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Here is the plan.');
  await user.selectOptions(channel, 'Mail and page');
  const field = screen.getByRole('textbox', { name: 'Answer' });
  await waitFor(() => expect(field).toHaveProperty('value', 'Here is the plan.'));
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(sent).toEqual([{ channel: 'page', text: 'Here is the plan.' }]));
});

it('says that no text may go where mail still may', async () => {
  thread = { ...thread, answerChannels: ['page'], isOptedOut: true };
  open();
  expect(await screen.findByText(/has sent STOP/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send answer' })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Answer by' })).toBeNull();
});
