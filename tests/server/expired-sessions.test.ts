import { expect, it } from 'vitest';
import { createRequestSessions } from '../../src/server/sessions/request-sessions.ts';
import { createDeveloper } from '../factories/developers.ts';
import { testDatabase } from '../setup/database.ts';
import { setUpTestApp } from '../setup/harness.ts';

const testApp = setUpTestApp();

it('a sign-in clears expired sessions away, and no other', async () => {
  const { id } = await createDeveloper();
  const { session } = testDatabase().prisma;
  const rows = (count: number, expiresAt: Date, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${name}-${index}`,
      developerId: id,
      expiresAt,
    }));
  await session.createMany({
    data: [
      ...rows(150, new Date(Date.now() - 1_000), 'expired'),
      ...rows(3, new Date(Date.now() + 3_600_000), 'living'),
    ],
  });
  const signIn = () =>
    createRequestSessions(testApp().deps, {
      cookieHeader: '',
      userAgent: 'test',
      appendCookie: () => {},
    }).start('developer', id);

  await signIn();
  expect(await session.count()).toBe(150 - 100 + 3 + 1);
  await Promise.all([signIn(), signIn(), signIn()]);
  expect(await session.count()).toBe(3 + 4);
});
