import { testDatabase } from './database.ts';

/**
 * Makes every write fail from now on, in all tables or in one.
 * @param fault a statement of PL/pgSQL that runs in place of the write
 */
export async function breakWrites(fault: string, table = '%'): Promise<void> {
  await testDatabase().pool.query(`
    CREATE FUNCTION meet_a_fault() RETURNS trigger LANGUAGE plpgsql AS $f$ BEGIN ${fault}; RETURN NULL; END $f$;
    DO $d$ DECLARE name text; BEGIN
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename LIKE '${table}' LOOP
        EXECUTE format('CREATE TRIGGER fault BEFORE INSERT OR UPDATE OR DELETE ON %I EXECUTE FUNCTION meet_a_fault()', name);
      END LOOP;
    END $d$`);
}

export async function mendWrites(): Promise<void> {
  await testDatabase().pool.query('DROP FUNCTION IF EXISTS meet_a_fault() CASCADE');
}

export const raise = (state: string) =>
  `RAISE EXCEPTION 'could not extend file "base/16384/16397": No space left' USING ERRCODE = '${state}'`;
