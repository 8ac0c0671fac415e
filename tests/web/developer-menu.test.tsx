import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQueryKey } from '@trpc/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeveloperMenu } from '../../src/app/web/frame/menu/DeveloperMenu.tsx';
import { signedInHintCookie } from '../../src/shared/paths.ts';
import { ServerApiContext } from '../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi, trpc } from '../../src/web/api/trpc.ts';
import { currentToast } from '../../src/web/components/toast/toast-store.ts';
import { ThemeProvider } from '../../src/web/theme/ThemeProvider.tsx';
import { ReleasedContent } from '../setup/ReleasedContent.tsx';

const ada = { id: 7, developerName: 'Ada' };
const answer = (data: unknown) => HttpResponse.json([{ result: { data: { json: data } } }]);
const failure = (message: string) =>
  HttpResponse.json(
    { error: { json: { message, code: -32603, data: { code: 'INTERNAL_SERVER_ERROR' } } } },
    { status: 500 },
  );

let currentCalls = 0;
let developer: typeof ada | null = ada;
let unreadCount = 0;
let api = createApi(browserLinks());
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  currentCalls = 0;
  developer = ada;
  unreadCount = 0;
  api = createApi(browserLinks());
  server.use(
    http.get('*/trpc/developer.current', () => {
      currentCalls += 1;
      return answer(developer);
    }),
    http.get('*/trpc/developer.messages.unreadCount', () => answer(unreadCount)),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function renderMenu({ isHinted = true } = {}) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(isHinted ? `${signedInHintCookie}=1` : '');
  render(
    <ServerApiContext value={api}>
      <MemoryRouter>
        <ReleasedContent>
          <DeveloperMenu layout="bar" />
        </ReleasedContent>
        <Address />
      </MemoryRouter>
    </ServerApiContext>,
    { wrapper: ThemeProvider },
  );
  return userEvent.setup();
}

const login = () => screen.queryByRole('link', { name: 'Developer Login' });
const logoutButton = () => screen.findByRole('button', { name: 'Logout' });

describe('the developer part of the navigation', () => {
  it('shows Developer Login and asks nobody where nobody has signed in', () => {
    renderMenu({ isHinted: false });
    expect(login()?.getAttribute('href')).toBe('/developer-signup');
    expect(currentCalls).toBe(0);
  });

  it('shows Developer Login while it asks, then My Account and Logout', async () => {
    renderMenu();
    expect(login()).not.toBeNull();
    const account = await screen.findByRole('link', { name: 'My Account' });
    expect(account.getAttribute('href')).toBe('/developer-profile/7');
    expect(await logoutButton()).not.toBeNull();
    expect(login()).toBeNull();
  });

  it('says how many messages are unread', async () => {
    unreadCount = 12;
    renderMenu();
    expect(await screen.findByText('9+')).not.toBeNull();
    expect(
      screen.getByRole('link', { name: 'My Account', description: '12 unread' }),
    ).not.toBeNull();
  });

  it('keeps Developer Login when nobody is signed in any more', async () => {
    developer = null;
    renderMenu();
    await waitFor(() => expect(currentCalls).toBe(1));
    expect(login()).not.toBeNull();
  });
});

describe('logging out', () => {
  it('says so while it lasts, then asks again who is signed in and goes to /developers', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    server.use(
      http.post('*/trpc/developer.logout', async () => {
        await finished;
        developer = null;
        return HttpResponse.json({ result: { data: { json: { success: true } } } });
      }),
    );
    const user = renderMenu();
    await user.click(await logoutButton());
    const pending = await screen.findByRole('button', { name: 'Logging out...' });
    expect(pending.hasAttribute('disabled')).toBe(true);

    finish();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/developers'));
    expect(currentCalls).toBe(2);
    expect(login()).not.toBeNull();
    expect(currentToast()).toMatchObject({
      title: 'Logged Out',
      description: 'You have been successfully logged out.',
      variant: 'default',
    });
  });

  it('leaves nothing in the page that only that developer may see', async () => {
    server.use(
      http.post('*/trpc/developer.logout', () => {
        developer = null;
        return HttpResponse.json({ result: { data: { json: { success: true } } } });
      }),
    );
    const { briefs, numbers, notifications, sessions } = trpc.developer;
    const seen = [
      briefs.list,
      briefs.unansweredCount,
      numbers.own,
      notifications.get,
      sessions.list,
    ];
    const keys = seen.map((procedure) => getQueryKey(procedure, undefined, 'query'));
    for (const key of keys) api.queryClient.setQueryData(key, 'private');
    const user = renderMenu();
    await user.click(await logoutButton());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/developers'));
    await waitFor(() =>
      expect(keys.map((key) => api.queryClient.getQueryData(key))).toEqual(
        keys.map(() => undefined),
      ),
    );
  });

  it.each([
    [
      'the server says why',
      failure('The session could not be ended.'),
      'The session could not be ended.',
    ],
    ['the server says nothing', failure(''), 'Failed to logout'],
    ['the server is not reached', HttpResponse.error(), 'Failed to logout'],
  ])('stays signed in when %s', async (_name, response, description) => {
    server.use(http.post('*/trpc/developer.logout', () => response));
    const user = renderMenu();
    await user.click(await logoutButton());
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Logout Failed',
        description,
        variant: 'destructive',
      }),
    );
    expect((await logoutButton()).hasAttribute('disabled')).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('/');
  });
});
