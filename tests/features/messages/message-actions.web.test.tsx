import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import superjson from 'superjson';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeveloperMessage } from '../../../src/features/messages/developer-messages.ts';
import { MessageActions } from '../../../src/features/messages/web/MessageActions.tsx';
import { ApiProvider, ServerApiContext } from '../../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi, trpc } from '../../../src/web/api/trpc.ts';

let message: DeveloperMessage = {
  ...{ id: 7, senderName: 'Grace', senderEmail: '', body: 'Could you build a list?' },
  ...{ isRead: false, isAnswered: false, isArchived: false, isSuspected: false },
  ...{ isReported: false, entryCount: 1, createdAt: new Date('2026-11-20T10:00:00Z') },
};
const marks: object[] = [];
const server = setupServer(
  http.get('*/trpc/developer.messages.list', () =>
    HttpResponse.json([{ result: { data: superjson.serialize({ items: [message] }) } }]),
  ),
  http.post('*/trpc/developer.messages.mark', async ({ request }) => {
    const { entryCount, ...mark } = JSON.parse(await request.text());
    marks.push({ entryCount, ...mark });
    if (entryCount === message.entryCount) {
      return HttpResponse.json({ result: { data: superjson.serialize(message) } });
    }
    const error = { message: 'Read it first.', code: -32009, data: { code: 'CONFLICT' } };
    return HttpResponse.json({ error: { json: error } }, { status: 409 });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

function Listed() {
  const [shown] = trpc.developer.messages.list.useQuery({}).data?.items ?? [];
  return shown ? (
    <>
      <output>{shown.entryCount} written since</output>
      <MessageActions message={shown} answer={null} report={null} />
    </>
  ) : null;
}

it('a message is read as far as it was on the screen: what came in meanwhile is shown first', async () => {
  render(
    <MantineProvider>
      <ServerApiContext value={createApi(browserLinks())}>
        <ApiProvider>
          <Listed />
        </ApiProvider>
      </ServerApiContext>
    </MantineProvider>,
  );
  const user = userEvent.setup();
  const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));
  await screen.findByText('1 written since');
  message = { ...message, entryCount: 2 };
  await press(/Mark as read/);
  await screen.findByText('2 written since');
  await press(/Archive/);
  await waitFor(() =>
    expect(marks).toEqual([
      { messageId: 7, entryCount: 1, isRead: true },
      { messageId: 7, entryCount: 2, isRead: true, isArchived: true },
    ]),
  );
});
