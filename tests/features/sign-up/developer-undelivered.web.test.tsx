import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import CodeStep from '../../../src/features/sign-up/web/code/CodeStep.tsx';
import { ApiProvider, ServerApiContext } from '../../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi } from '../../../src/web/api/trpc.ts';
import { ThemeProvider } from '../../../src/web/theme/ThemeProvider.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const phoneNumber = '+16125550142';
const answer = (data: object) => ({ result: { data: { json: data } } });

it('somebody who waits is told that the code did not arrive, and can ask for another at once', async () => {
  server.use(
    http.get('*/trpc/developer.codeDelivery', () =>
      HttpResponse.json([answer({ isUndelivered: true })]),
    ),
    http.post('*/trpc/developer.sendVerification', () =>
      HttpResponse.json(answer({ success: true, phoneNumber, cooldownSeconds: 30 })),
    ),
  );
  const onResent = vi.fn();
  render(
    <MemoryRouter>
      <ThemeProvider>
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
      </ThemeProvider>
    </MemoryRouter>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(`could not be delivered to ${phoneNumber}`);
  await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  await expect.poll(() => onResent).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});
