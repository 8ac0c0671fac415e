import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import superjson from 'superjson';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BackupReport } from '../../../src/features/operations/backups.ts';
import { BackupNote } from '../../../src/features/operations/web/admin/BackupNote.tsx';
import type { AdminRole } from '../../../src/shared/admin/admin-roles.ts';
import { AdminSessionContext } from '../../../src/web/admin/admin-session.ts';
import { formatDateTime } from '../../../src/web/admin/format-time.ts';
import { ApiProvider, ServerApiContext } from '../../../src/web/api/ApiProvider.tsx';
import { browserLinks, createApi } from '../../../src/web/api/trpc.ts';

const madeAt = new Date('2026-11-30T02:11:00Z');
const triedAt = new Date('2026-11-28T05:47:00Z');
const well: BackupReport = {
  target: '/backups',
  backup: { goodAt: madeAt, fault: null, faultAt: null, isLate: false, byteSize: 12_400_000 },
  trialRestore: { goodAt: triedAt, fault: null, faultAt: null, isLate: false },
  pointInTime: null,
};

let report: BackupReport;
let callCount = 0;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  callCount = 0;
  server.use(
    http.get('*/trpc/admin.backups.report', () => {
      callCount += 1;
      return HttpResponse.json([{ result: { data: superjson.serialize(report) } }]);
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function open(shown: BackupReport, role: AdminRole = 'owner') {
  report = shown;
  const admin = { id: 1, username: 'ada', role };
  render(
    <MantineProvider>
      <ServerApiContext value={createApi(browserLinks())}>
        <ApiProvider>
          <AdminSessionContext value={{ admin, reportEnded: () => {}, signInCount: 0 }}>
            <BackupNote />
            <p>The rest of the page</p>
          </AdminSessionContext>
        </ApiProvider>
      </ServerApiContext>
    </MantineProvider>,
  );
}

const alertTexts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('says how old and how large the last backup is, and when one was tried', async () => {
  open(well);
  expect(
    await screen.findByText(
      `Last backup: ${formatDateTime(madeAt)}, 12.4 MB. A backup was last restored on trial, and whole, ${formatDateTime(triedAt)}.`,
    ),
  ).toBeDefined();
  expect(alertTexts()).toEqual([]);
});

it('says that what is written is stored, while it is', async () => {
  open({ ...well, pointInTime: { goodAt: madeAt, fault: null, faultAt: null, isLate: false } });
  expect(
    await screen.findByText(/What is written now is stored beside them within a minute\./),
  ).toBeDefined();
});

it('says that the site makes none, and what to set', async () => {
  open({ target: null, backup: null, trialRestore: null, pointInTime: null });
  expect(await screen.findByText(/makes no backups by itself\. Set BACKUP_TARGET/)).toBeDefined();
});

it('says that the first is still to come', async () => {
  open({ ...well, backup: null, trialRestore: null });
  expect(await screen.findByText('The first backup is made within an hour.')).toBeDefined();
});

it('says what went wrong with backup and trial, and what to do', async () => {
  const faultAt = new Date('2026-11-30T03:11:00Z');
  open({
    target: '/backups',
    backup: {
      ...well.backup,
      goodAt: madeAt,
      byteSize: 1,
      isLate: true,
      faultAt,
      fault: 'It is full.',
    },
    trialRestore: { goodAt: null, isLate: true, faultAt, fault: 'It is cut off.' },
    pointInTime: { goodAt: madeAt, isLate: false, faultAt, fault: 'There is no folder.' },
  });
  const last = await screen.findByText(/^Last backup/);
  expect(last.textContent).not.toContain('What is written');
  expect(alertTexts()).toEqual([
    expect.stringMatching(/^The last backup failed.*: It is full\..*tries again every hour/),
    expect.stringMatching(/^What happens now is not stored.*: There is no folder\./),
    expect.stringMatching(/^A backup could not be restored on trial.*: It is cut off\./),
  ]);
});

it('says that backups are late where no fault says why', async () => {
  open({
    target: '/backups',
    backup: { goodAt: madeAt, byteSize: 1, isLate: true, faultAt: null, fault: null },
    trialRestore: { goodAt: triedAt, isLate: true, faultAt: null, fault: null },
    pointInTime: { goodAt: madeAt, isLate: true, faultAt: null, fault: null },
  });
  await screen.findByText(/^Last backup/);
  expect(alertTexts()).toEqual([
    expect.stringMatching(/^There has been no backup for more than a day.*Jobs/),
    expect.stringMatching(/^The files of the database were not stored for more than a day/),
    expect.stringMatching(/^No backup was restored on trial for more than a week.*--verify/),
  ]);
});

it('asks nothing for those who do not operate the site', async () => {
  open(well, 'editor');
  await screen.findByText('The rest of the page');
  expect([callCount, screen.queryByText(/backup/i)]).toEqual([0, null]);
});
