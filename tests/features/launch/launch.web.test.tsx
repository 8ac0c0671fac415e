import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import superjson from 'superjson';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LaunchItem } from '../../../src/features/launch/launch.ts';
import { LaunchLine } from '../../../src/features/launch/web/admin/LaunchLine.tsx';
import { LaunchList } from '../../../src/features/launch/web/admin/LaunchList.tsx';
import type { AdminRole } from '../../../src/shared/admin/admin-roles.ts';
import { AdminSessionContext } from '../../../src/web/admin/admin-session.ts';
import { ApiProvider, ServerApiContext } from '../../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi } from '../../../src/web/api/trpc.ts';

const prices = { what: 'Prices: as delivered', link: '/admin?tab=content&kind=estimate-rates' };

const noSamples = { posts: 0, developers: 0, content: [], kept: [] };

let items: LaunchItem[];
let callCount: number;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  items = [prices];
  callCount = 0;
  server.use(
    http.get('*/trpc/:names', ({ params }) => {
      callCount += 1;
      const answers = String(params.names)
        .split(',')
        .map((name) => (name === 'admin.launch.list' ? items : noSamples));
      return HttpResponse.json(
        answers.map((answer) => ({ result: { data: superjson.serialize(answer) } })),
      );
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function open(role: AdminRole = 'owner') {
  const admin = { id: 1, username: 'ada', role };
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <ServerApiContext value={createApi(browserLinks())}>
          <ApiProvider>
            <AdminSessionContext value={{ admin, reportEnded: () => {}, signInCount: 0 }}>
              <p>
                Settings
                <LaunchLine />
              </p>
              {role === 'owner' ? <LaunchList /> : null}
            </AdminSessionContext>
          </ApiProvider>
        </ServerApiContext>
      </MemoryRouter>
    </MantineProvider>,
  );
}

describe('the list before launch', () => {
  it('counts what is left and leads to where it is mended', async () => {
    open();
    expect(await screen.findByRole('region', { name: 'Before launch: 1 thing' })).toBeDefined();
    expect(screen.getByRole('link', { name: prices.what }).getAttribute('href')).toBe(prices.link);
    expect(screen.getByRole('link', { name: '1 thing before launch' }).getAttribute('href')).toBe(
      '/admin?tab=content',
    );
  });

  it('says that nothing is left, and the dashboard says nothing', async () => {
    items = [];
    open();
    expect(await screen.findByText('Nothing is left')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Before launch' })).toBeDefined();
    const next = screen.getByRole('link', { name: /^Look at the site/ });
    expect(next.getAttribute('href')).toBe('/');
    expect(screen.getAllByRole('link')).toEqual([next]);
  });

  it('is not asked for by an admin who may not edit content', async () => {
    open('author');
    await waitFor(() => expect(screen.getByText('Settings')).toBeDefined());
    expect(callCount).toBe(0);
  });
});
