import { afterEach, describe, expect, it } from 'vitest';
import { allGrantKinds } from '../../src/server/auth/grants/register.ts';
import { signedInAdmin } from '../factories/callers.ts';
import { openCalendar } from '../factories/calls.ts';
import { createDraft } from '../factories/posts.ts';
import { testDatabase } from '../setup/database.ts';
import { setUpTestApp } from '../setup/harness.ts';

/** Security row 77, where something is opened and the account shut out or demoted at the same moment. */

const testApp = setUpTestApp();

/** The number of open grants of a kind that an account has. */
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

/** A connection that holds something until the test lets go, and how many wait for whatever it is. */
async function holding(sql: string) {
  const holder = await testDatabase().pool.connect();
  await holder.query(`BEGIN; ${sql}`);
  return {
    /** Waits until so many calls stand still, or what is to happen has happened. */
    async until(count: number, over: () => boolean = () => false) {
      await expect
        .poll(async () => {
          const { rows } = await testDatabase().pool.query<{ count: number }>(
            'SELECT count(DISTINCT pid)::int AS count FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
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

/** Anything but a number in an application of ours. */
const heldKey = 20_261_123;

/** Has every new row of a table wait for the connection that holds the key. */
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

const creations = {
  PreviewLink: async (caller: Caller) => {
    const { id: postId } = await createDraft();
    return () => caller.admin.previews.create({ postId });
  },
  ApiToken: async (caller: Caller) => () => caller.admin.tokens.create({ name: 'Late' }),
  CallSettings: async (caller: Caller) => () => caller.admin.calls.createFeed(),
} as const;

describe('what an account opens at the moment at which it loses its rights', () => {
  afterEach(async () => {
    await testDatabase().pool.query('DROP FUNCTION IF EXISTS wait_for_test CASCADE');
  });

  const cases = Object.keys(changes).flatMap((change) =>
    Object.keys(creations).map((table) => ({ change, table })),
  ) as { change: keyof typeof changes; table: keyof typeof creations }[];

  it.each(cases)('$table: is ended, where the account is $change', async ({ change, table }) => {
    await openCalendar();
    const owner = await signedInAdmin(testApp());
    const other = await signedInAdmin(testApp());
    const create = await creations[table](owner.caller);
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
    await Promise.all([creating, changing]);
    expect(await openOf(table, owner.admin.id)).toBe(0);
  });

  it.each(Object.keys(changes) as (keyof typeof changes)[])(
    'is refused, where the account was %s after it was let through',
    async (change) => {
      const owner = await signedInAdmin(testApp());
      const other = await signedInAdmin(testApp());
      const create = await creations.PreviewLink(owner.caller);
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
