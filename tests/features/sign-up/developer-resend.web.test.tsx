import { act, fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResendButton } from '../../../src/features/sign-up/web/code/ResendButton.tsx';
import { ApiProvider, ServerApiContext } from '../../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi } from '../../../src/web/api/trpc.ts';
import { currentToast } from '../../../src/web/components/toast/toast-store.ts';
import { ThemeProvider } from '../../../src/web/theme/ThemeProvider.tsx';

const cooldownMs = 30_000;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

function renderButton(onResent = vi.fn()) {
  render(
    <ServerApiContext value={createApi(browserLinks())}>
      <ThemeProvider>
        <ApiProvider>
          <ResendButton
            phoneNumber="+16125550142"
            resendAtMs={Date.now() + cooldownMs}
            onResent={onResent}
          />
        </ApiProvider>
      </ThemeProvider>
    </ServerApiContext>,
  );
  return onResent;
}

const button = () => screen.getByRole('button');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('sending another code', () => {
  it('counts down second by second until the server would send one', () => {
    renderButton();
    expect(button().textContent).toBe('Send a new code in 30 s');
    expect(button().hasAttribute('disabled')).toBe(true);
    pass(1_000);
    expect(button().textContent).toBe('Send a new code in 29 s');
    pass(28_000);
    expect(button().textContent).toBe('Send a new code in 1 s');
    expect(button().hasAttribute('disabled')).toBe(true);
    pass(1_000);
    expect(button().textContent).toBe('Send a new code');
    expect(button().hasAttribute('disabled')).toBe(false);
  });

  it('is right after the tab has slept', () => {
    renderButton();
    vi.setSystemTime(Date.now() + 20_000);
    pass(1_000);
    expect(button().textContent).toBe('Send a new code in 9 s');
  });

  it('hands on the new cooldown and the code of demo mode', async () => {
    const answer = {
      success: true,
      phoneNumber: '+16125550142',
      cooldownSeconds: 60,
      demoCode: '123456',
    };
    server.use(
      http.post('*/trpc/developer.sendVerification', () =>
        HttpResponse.json({ result: { data: { json: answer } } }),
      ),
    );
    const onResent = renderButton();
    pass(cooldownMs);
    fireEvent.click(button());
    await expect.poll(() => onResent).toHaveBeenCalledWith(answer);
    expect(currentToast()).toMatchObject({ title: 'Verification Code Sent', variant: 'default' });
  });

  it('says why when the server sends none', async () => {
    const message = 'Too many codes were sent to this number today.';
    server.use(
      http.post('*/trpc/developer.sendVerification', () =>
        HttpResponse.json(
          { error: { json: { message, code: -32029, data: { code: 'TOO_MANY_REQUESTS' } } } },
          { status: 429 },
        ),
      ),
    );
    const onResent = renderButton();
    pass(cooldownMs);
    fireEvent.click(button());
    await expect.poll(currentToast).toMatchObject({
      title: 'Error',
      description: message,
      variant: 'destructive',
    });
    expect(onResent).not.toHaveBeenCalled();
  });
});
