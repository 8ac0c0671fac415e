import { afterEach, describe, expect, it } from 'vitest';
import { allGrantKinds } from '../../../src/server/auth/grants/register.ts';
import { testPassword } from '../../factories/admins.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { createPasskey } from '../../factories/passkeys.ts';
import { createDraft } from '../../factories/posts/posts.ts';
import { mailSettings } from '../../mocks/mail-settings.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

/** Security row 77, for access that is opened while its account is disabled or demoted. */

const testApp = setUpTestApp({
  env: mailSettings,
});

async function openOf(table: string, adminId: number): Promise<number> {
  const kind = allGrantKinds.find((one) => one.table === table);
  if (!kind) throw new Error(`${table} opens nothing`);
  const isOpen = kind.revocation === 'deletion' ? 'true' : kind.revocation.where;
  const { rows } = await testDatabase().pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "${table}" WHERE "${kind.owner.admin}" = $1 AND ${isOpen}`,
    [adminId],
  );
  return rows[0]?.count ?? 0;
}

async function holding(sql: string) {
  const holder = await testDatabase().pool.connect();
  await holder.query(`BEGIN; ${sql}`);
  return {
    async until(count: number, over: () => boolean = () => false) {
      await expect
        .poll(async () => {
          const { rows } = await testDatabase().pool.query<{ count: number }>(
            // pg_locks would miss waits for a row: locks on transactions belong to no database.
            `SELECT count(*)::int AS count FROM pg_stat_activity
             WHERE wait_event_type = 'Lock' AND datname = current_database()`,
          );
          return (rows[0]?.count ?? 0) >= count || over();
        })
        .toBe(true);
    },
    async release() {
      await holder.query('ROLLBACK');
      holder.release();
    },
  };
}

/** Any number that the application does not use as a lock key. */
const heldKey = 20_261_123;

/** Makes writes to a table wait for the connection that holds the key. */
async function slowDown(table: string, when: 'INSERT' | 'UPDATE'): Promise<void> {
  await testDatabase().pool.query(`
    CREATE OR REPLACE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
      $f$ BEGIN PERFORM pg_advisory_xact_lock_shared(${heldKey}); RETURN NEW; END $f$;
    CREATE TRIGGER wait_for_test BEFORE ${when} ON "${table}"
      FOR EACH ROW EXECUTE FUNCTION wait_for_test()`);
}

const changes = {
  'shut out': (caller: Caller, id: number) => caller.admin.accounts.disable({ id }),
  demoted: (caller: Caller, id: number) => caller.admin.accounts.changeRole({ id, role: 'author' }),
};
type Caller = Awaited<ReturnType<typeof signedInAdmin>>['caller'];

interface Creation {
  table: string;
  prepare: (owner: Owner) => Promise<() => Promise<unknown>>;
}
type Owner = Awaited<ReturnType<typeof signedInAdmin>>;

const signIn = ({ admin: { username } }: Owner) =>
  callerWith(testApp()).caller.admin.login({ username, password: testPassword });

const creations: Record<string, Creation> = {
  'a preview link': {
    table: 'PreviewLink',
    async prepare({ caller }) {
      const { id: postId } = await createDraft();
      return () => caller.admin.previews.create({ postId });
    },
  },
  'an API token': {
    table: 'ApiToken',
    prepare:
      async ({ caller }) =>
      () =>
        caller.admin.tokens.create({ name: 'Late' }),
  },
  'the link to the calendar': {
    table: 'CallSettings',
    prepare:
      async ({ caller }) =>
      () =>
        caller.admin.calls.createFeed(),
  },
  'a session': { table: 'Session', prepare: async (owner) => () => signIn(owner) },
  'the second step of a sign-in': {
    table: 'SignInTicket',
    async prepare(owner) {
      await createPasskey(owner.admin.id);
      return () => signIn(owner);
    },
  },
  'the addition of a passkey': {
    table: 'SignInTicket',
    prepare:
      async ({ caller }) =>
      () =>
        caller.admin.account.beginPasskey(),
  },
  'a code by mail': {
    table: 'SignInTicket',
    prepare:
      async ({ caller }) =>
      () =>
        caller.admin.account.setMailAddress({ address: 'own@example.com' }),
  },
};

describe('what an account opens at the moment at which it loses its rights', () => {
  afterEach(async () => {
    await testDatabase().pool.query('DROP FUNCTION IF EXISTS wait_for_test CASCADE');
  });

  const cases = Object.keys(changes).flatMap((change) =>
    Object.entries(creations).map(([thing, creation]) => ({ change, thing, ...creation })),
  ) as (Creation & { change: keyof typeof changes; thing: string })[];

  it.each(cases)('$thing: is ended, where the account is $change', async (one) => {
    const { change, table, prepare } = one;
    await openCalendar();
    const owner = await signedInAdmin(testApp());
    const other = await signedInAdmin(testApp());
    const create = await prepare(owner);
    await slowDown(table, table === 'CallSettings' ? 'UPDATE' : 'INSERT');
    const held = await holding(`SELECT pg_advisory_xact_lock(${heldKey})`);
    const creating = create().then(
      () => 'created',
      ({ code }) => code,
    );
    await held.until(1);
    let isChanged = false;
    const changing = changes[change](other.caller, owner.admin.id).then(() => {
      isChanged = true;
    });
    await held.until(2, () => isChanged);
    await held.release();
    expect((await Promise.all([creating, changing]))[0]).toBe('created');
    expect(await openOf(table, owner.admin.id)).toBe(0);
  });

  it.each(Object.keys(changes) as (keyof typeof changes)[])(
    'is refused, where the account was %s after it was let through',
    async (change) => {
      const owner = await signedInAdmin(testApp());
      const other = await signedInAdmin(testApp());
      const { id: postId } = await createDraft();
      const create = () => owner.caller.admin.previews.create({ postId });
      const held = await holding('LOCK TABLE "BlogPost" IN ACCESS EXCLUSIVE MODE');
      const creating = create().then(
        () => 'created',
        ({ code }) => code,
      );
      await held.until(1);
      await changes[change](other.caller, owner.admin.id);
      await held.release();
      expect(await creating).toBe('UNAUTHORIZED');
      expect(await openOf('PreviewLink', owner.admin.id)).toBe(0);
    },
  );
});
