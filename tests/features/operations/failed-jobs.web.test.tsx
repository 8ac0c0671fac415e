import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import superjson from 'superjson';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FailedJobs } from '../../../src/features/operations/failed-jobs.ts';
import { JobsTab } from '../../../src/features/operations/web/admin/JobsTab.tsx';
import { RetentionTab } from '../../../src/features/operations/web/admin/RetentionTab.tsx';
import { keptRevisions } from '../../../src/shared/retention.ts';
import { ApiProvider, ServerApiContext } from '../../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi } from '../../../src/web/api/trpc.ts';
import { currentToast } from '../../../src/web/components/toast/toast-store.ts';

const failed = {
  id: '12',
  name: 'deliverMessage',
  about: 'A request from Ada, to owner@example.com',
  fault: 'Mailbox full',
  attempts: 14,
  failedAt: new Date('2026-11-20T10:00:00.000Z'),
};
const unclear = {
  id: '3f2b8c1e-0000-4000-8000-000000000000',
  about: 'A request from Grace, to owner@example.com',
  fault: 'Timeout',
  createdAt: new Date('2026-11-20T10:00:00.000Z'),
};

let work: FailedJobs;
const calls: string[] = [];
const answer = (data: unknown) =>
  HttpResponse.json([{ result: { data: superjson.serialize(data) } }]);
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  calls.length = 0;
  work = { failed: [failed], unclear: [unclear], retryingCount: 1 };
  server.use(
    http.get('*/trpc/admin.failedJobs.list', () => answer(work)),
    http.get('*/trpc/admin.retention.list', () =>
      answer([
        { name: 'answeredRequests', limit: 12, dueCount: 3 },
        { name: 'postRevisions', limit: keptRevisions, dueCount: 0 },
      ]),
    ),
    http.post('*/trpc/:procedure', async ({ params, request }) => {
      calls.push(`${params.procedure} ${await request.text()}`);
      work = { failed: [], unclear: [], retryingCount: 0 };
      return HttpResponse.json({ result: { data: { json: { success: true } } } });
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function open(tab: React.ReactNode) {
  render(
    <MantineProvider>
      <ServerApiContext value={createApi(browserLinks())}>
        <ApiProvider>{tab}</ApiProvider>
      </ServerApiContext>
    </MantineProvider>,
  );
  return userEvent.setup();
}

describe('the list of background work', () => {
  it('says what failed and why, and tries again without a question', async () => {
    const user = open(<JobsTab />);
    const row = (await screen.findByText('Mailbox full (14 tries)')).closest('li');
    expect(row?.textContent).toContain('Send a message');
    expect(screen.getByRole('status').textContent).toContain('will be tried again by itself');
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByText('Nothing needs you')).toBeDefined();
    expect(calls).toEqual([expect.stringMatching(/^admin\.failedJobs\.retryJob .*"12"/)]);
    expect(currentToast()?.title).toBe('Trying again');
  });

  it.each([
    [/^Discard.*Ada/, 'Discard', 'discardJob', 'deleted'],
    [/^Discard.*Grace/, 'Discard', 'discardMessage', 'may have arrived'],
    [/^Send again.*Grace/, 'Send again', 'sendMessageAgain', 'arrive twice'],
  ])('asks before %s', async (button, confirm, procedure, warning) => {
    const user = open(<JobsTab />);
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(warning);
    expect(calls).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: confirm }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toContain(procedure);
    expect(await screen.findByText('Nothing needs you')).toBeDefined();
  });

  it('loses nothing when somebody thinks better of it', async () => {
    const user = open(<JobsTab />);
    await user.click(await screen.findByRole('button', { name: /^Discard.*Ada/ }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([]);
  });
});

it('the page about retention says what the purges go by', async () => {
  open(<RetentionTab />);
  const rows = await screen.findAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'WhatKeptDue tonight',
    'Contact requests that were answered, won or lost12 days after their last change (ANSWERED_REQUESTS_KEPT_DAYS), and as long as their testimonial or a recommendation of a developer is published3',
    `Versions of postsThe last ${keptRevisions} of each post0`,
  ]);
});
