import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import superjson from 'superjson';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AccountMail } from '../../../src/features/accounts/admin-account.ts';
import { MailSection } from '../../../src/features/accounts/web/admin/account/MailSection.tsx';
import { ApiProvider, ServerApiContext } from '../../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi } from '../../../src/web/api/trpc.ts';

const address = 'me@vibecode.example';

let mail: AccountMail;
const calls: string[] = [];
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  calls.length = 0;
  mail = { isMailOn: true, address: null, unconfirmed: null };
  server.use(
    http.get('*/trpc/admin.account.mail', () =>
      HttpResponse.json([{ result: { data: superjson.serialize(mail) } }]),
    ),
    http.post('*/trpc/:procedure', async ({ params, request }) => {
      calls.push(`${params.procedure} ${await request.text()}`);
      if (params.procedure === 'admin.account.setMailAddress') mail.unconfirmed = address;
      else mail = { isMailOn: true, address, unconfirmed: null };
      return HttpResponse.json({ result: { data: { json: { success: true } } } });
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function open() {
  render(
    <MantineProvider>
      <ServerApiContext value={createApi(browserLinks())}>
        <ApiProvider>
          <MailSection />
        </ApiProvider>
      </ServerApiContext>
    </MantineProvider>,
  );
}

it('an address is set by the code that was sent there', async () => {
  const user = userEvent.setup();
  open();
  await user.type(await screen.findByLabelText(/E-mail address/), address);
  await user.click(screen.getByRole('button', { name: 'Send a code there' }));
  await user.type(await screen.findByLabelText(/Code from the mail/), '2222-2222-2222-2222');
  await user.click(screen.getByRole('button', { name: 'Confirm the address' }));
  expect(await screen.findByText(`Mail goes to ${address}.`)).toBeTruthy();
  expect(screen.queryByLabelText(/Code from the mail/)).toBeNull();
  expect(calls).toEqual([
    `admin.account.setMailAddress {"address":"${address}"}`,
    'admin.account.confirmMailAddress {"code":"2222-2222-2222-2222"}',
  ]);
});

it('says where the site sends no mail, and asks for nothing', async () => {
  mail.isMailOn = false;
  open();
  expect(await screen.findByText(/^This site sends no mail/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
