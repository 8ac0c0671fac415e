import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../src/web/api/ApiProvider.tsx';
import { ServerApiContext } from '../../src/web/api/api-context.ts';
import { browserLinks, createApi } from '../../src/web/api/trpc.ts';
import CodeStep from '../../src/web/features/developer-signup/CodeStep.tsx';
import { MantineScope } from '../../src/web/MantineScope.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const phoneNumber = '+16125550142';
const answer = (data: object) => HttpResponse.json([{ result: { data: { json: data } } }]);

it('somebody who waits is told that the code did not arrive, and can ask for another at once', async () => {
  server.use(
    http.get('*/trpc/developer.codeDelivery', () => answer({ isUndelivered: true })),
    http.post('*/trpc/developer.sendVerification', () =>
      answer({ success: true, phoneNumber, cooldownSeconds: 30 }),
    ),
  );
  const onResent = vi.fn();
  render(
    <MemoryRouter>
      <MantineScope>
        <ServerApiContext value={createApi(browserLinks())}>
          <ApiProvider>
            <CodeStep
              phoneNumber={phoneNumber}
              resendAtMs={Date.now() + 30_000}
              demoCode={null}
              onResent={onResent}
              onBack={vi.fn()}
              onSignedIn={vi.fn()}
            />
          </ApiProvider>
        </ServerApiContext>
      </MantineScope>
    </MemoryRouter>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(`could not be delivered to ${phoneNumber}`);
  await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  await vi.waitFor(() => expect(onResent).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
});
