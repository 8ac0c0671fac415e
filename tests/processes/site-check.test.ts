import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findNotedBackups } from '../../src/app/cli/check/backup-check.ts';
import { checkSite } from '../../src/app/cli/check/checks.ts';
import { findNotices } from '../../src/app/cli/check/notices-check.ts';
import { BackupError } from '../../src/server/backup/format.ts';
import { noteFault, noteGood } from '../../src/server/backup/outcome/outcomes.service.ts';
import { backupNameOf } from '../../src/server/backup/target/backup-name.ts';
import { systemClock } from '../../src/server/clock.ts';
import { createDatabase } from '../../src/server/db/client.ts';
import { parseEnv } from '../../src/server/env.ts';
import { dayMs, hourMs, minuteMs } from '../../src/shared/time/durations.ts';
import { createDnsDouble } from '../mocks/dns.ts';
import { type OpenAiDouble, openAiKey, startOpenAi } from '../mocks/openai.ts';
import { type S3Double, s3Account, startS3 } from '../mocks/s3.ts';
import { type SmtpDouble, startSmtp } from '../mocks/smtp.ts';
import { startTwilioDouble, type TwilioDouble, twilioAccount } from '../mocks/twilio.ts';
import { migrationsFolder } from '../setup/database/backups.ts';
import { resetDatabase, testConnection, testDatabase } from '../setup/database/database.ts';
import { databaseUrl } from '../setup/database/database-url.ts';
import { emptyDatabase } from '../setup/database/empty-database.ts';
import { openPool } from '../setup/database/open-pool.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { productionEnv } from '../setup/programs/production-env.ts';
import { endPrograms } from '../setup/programs/program.ts';
import { runSite, runSiteHere } from '../setup/programs/site-program.ts';
import { silentLog } from '../setup/silent-log.ts';

afterAll(endPrograms);

const dataDir = temporaryDataDir();
let openAi: OpenAiDouble;
let s3: S3Double;
let smtp: SmtpDouble;
let twilio: TwilioDouble;

beforeAll(async () => {
  [openAi, s3, smtp, twilio] = await Promise.all([
    startOpenAi(),
    startS3(),
    startSmtp(),
    startTwilioDouble(),
  ]);
});
afterAll(() => Promise.all([openAi.stop(), s3.stop(), smtp.stop(), twilio.close()]));
beforeEach(() => {
  openAi.reset();
  twilio.reset();
  s3.state.fault = 'none';
});

const everything = () => ({
  ...productionEnv,
  TRUSTED_PROXIES: '10.0.0.1',
  TWILIO_ACCOUNT_SID: twilioAccount.accountSid,
  TWILIO_AUTH_TOKEN: twilioAccount.authToken,
  TWILIO_API_URL: twilio.url,
  OPENAI_API_KEY: openAiKey,
  OPENAI_BASE_URL: openAi.baseUrl,
  SMTP_URL: smtp.url,
  MAIL_FROM: 'site@example.com',
  OWNER_EMAIL: 'owner@example.com',
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3Account.bucket,
  S3_ACCESS_KEY_ID: s3Account.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
});

/** A folder whose newest backup is so old. */
function withBackup(ageMs: number) {
  const target = mkdtempSync(path.join(dataDir, 'backups-'));
  const name = backupNameOf(new Date(Date.now() - ageMs), { isEncrypted: false });
  writeFileSync(path.join(target, name), '');
  return { BACKUP_TARGET: target };
}

async function check(env: Record<string, string>, pool: pg.Pool = testDatabase().pool) {
  const { dns } = createDnsDouble({
    'example.com': ['v=spf1 -all'],
    'k1._domainkey.example.com': ['v=DKIM1; p=MIIB'],
    '_dmarc.example.com': ['v=DMARC1; p=reject'],
  });
  const findings = await checkSite(parseEnv(env), pool, migrationsFolder, dns);
  return Object.fromEntries(
    findings.map(({ subject, state, sentence }) => [subject, `${state} ${sentence}`]),
  );
}

describe('the check', () => {
  it('finds a whole site well, sends nothing and leaves nothing', async () => {
    expect(await check({ ...everything(), ...withBackup(90 * minuteMs) })).toEqual({
      Settings: expect.stringMatching(/^ok production, https:/),
      Database: expect.stringMatching(/^ok PostgreSQL \d+\S* answers in \d+ ms\.$/),
      Rights: expect.stringMatching(/^ok \S+ may do all that the site needs\.$/),
      Schema: expect.stringMatching(/^ok Up to date with this version \(\d+ migrations?\)\.$/),
      Secrets: expect.stringMatching(/^ok SECRETS_KEY opens \d+ authenticator apps?; its key is/),
      Pictures: 'ok The bucket pictures takes, gives and deletes.',
      Backups: expect.stringMatching(/^ok In time: the newest in \S+ was made 1 hour ago\.$/),
      Mail: 'ok The mail server takes our sign-in.',
      SPF: expect.stringMatching(/^ok /),
      DKIM: expect.stringMatching(/^ok /),
      DMARC: expect.stringMatching(/^ok /),
      'Text messages': 'ok The Twilio account is active.',
      'AI drafts': 'ok The key may use gpt-4.1.',
    });
    expect([s3.objects.size, smtp.mails.length, twilio.delivered.length]).toEqual([0, 0, 0]);
  });

  it('says of each service that fails what to look at, and shows no secret', async () => {
    openAi.state.text = 'wrongKey';
    twilio.failWith('unauthorized');
    s3.state.fault = 'denied';
    const found = await check({ ...everything(), SMTP_URL: 'smtp://user:canary@127.0.0.1:9' });
    expect(found).toMatchObject({
      Pictures: expect.stringMatching(/^fail The bucket pictures cannot be used: .*S3_\*/),
      Mail: expect.stringMatching(/^fail It does not work: .*SMTP_URL/),
      'Text messages': expect.stringMatching(/^fail It does not work: .*TWILIO_\*/),
      'AI drafts': expect.stringMatching(/^fail It does not work: .*OPENAI_\*/),
    });
    const text = Object.values(found).join();
    for (const secret of [
      openAiKey,
      twilioAccount.authToken,
      'canary',
      s3Account.secretAccessKey,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('says what is off in a demo, and that the folder of pictures cannot be written', async () => {
    const file = path.join(dataDir, 'a-file');
    writeFileSync(file, '');
    expect(await check({ DATA_DIR: file })).toMatchObject({
      Settings: expect.stringMatching(/^warn This is the demo/),
      Secrets: expect.stringMatching(/^warn There is no key yet: the next start makes one/),
      Pictures: expect.stringMatching(/^fail The picture folder cannot be used: .*DATA_DIR/),
      Backups: expect.stringMatching(/^warn Off: .*BACKUP_TARGET/),
      Mail: expect.stringMatching(/^warn Off: .*SMTP_URL/),
      'Text messages': expect.stringMatching(/^warn Off: .*TWILIO_\*/),
      'AI drafts': expect.stringMatching(/^warn Off: .*OPENAI_API_KEY/),
    });
  });

  it('says that the target of backups is away, empty or stale', async () => {
    const found = async (env: Record<string, string>) => (await check(env)).Backups;
    const nowhere = path.join(dataDir, 'nowhere');
    expect(await found({ BACKUP_TARGET: nowhere })).toBe(
      `fail The backups in ${nowhere} cannot be listed: there is no folder ${nowhere}.`,
    );
    const empty = mkdtempSync(path.join(dataDir, 'empty-'));
    expect(await found({ BACKUP_TARGET: empty })).toMatch(/^warn \S+ has no backup yet: /);
    expect(await found(withBackup(27 * hourMs))).toMatch(
      /^fail Too old: the newest in \S+ was made 27 hours ago\. "site backup"/,
    );
    const bucket = {
      BACKUP_TARGET: `s3://${s3Account.bucket}/site`,
      BACKUP_S3_ENDPOINT: s3.endpoint,
      BACKUP_S3_ACCESS_KEY_ID: s3Account.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
    };
    expect(await found(bucket)).toMatch(/^warn s3:\S+ has no backup yet/);
    s3.state.fault = 'denied';
    expect(await found(bucket)).toMatch(/^fail .*the store refuses BACKUP_S3_\*/);
  });

  it('says what the site noted of its backups: the last fault, and how old the last trial restore is', async () => {
    await resetDatabase();
    const db = testDatabase();
    const settings = parseEnv({ ...everything(), ...withBackup(hourMs) });
    const found = async () =>
      (await findNotedBackups({ db, settings })).map(
        ({ state, sentence }) => `${state} ${sentence}`,
      );
    const daysAgo = (days: number) => ({
      db,
      clock: { ...systemClock, now: () => new Date(Date.now() - days * dayMs) },
    });
    const untried = /^ok No backup was restored on trial yet/;
    expect(await found()).toEqual([expect.stringMatching(untried)]);

    await noteFault(daysAgo(3), 'backup', new BackupError('The disk is full.'));
    expect(await found()).toEqual([
      'fail It failed. The disk is full.',
      expect.stringMatching(untried),
    ]);
    const backup = { name: 'site-20261201T020000Z.tar.gz', byteSize: 1_000 };
    await noteGood(daysAgo(2), 'backup', backup);
    await noteGood(daysAgo(2), 'trialRestore', backup);
    expect(await found()).toEqual([`ok ${backup.name} was restored 2 days ago, and was whole.`]);
    await noteGood(daysAgo(9), 'trialRestore', backup);
    expect(await found()).toEqual([
      'fail No backup was restored on trial for more than a week. "site backup --verify" tries the newest one now.',
    ]);
    await noteFault(daysAgo(1), 'trialRestore', new BackupError('A table has other sums.'));
    expect(await found()).toEqual([
      'fail It failed. A table has other sums. "site backup --verify" tries the newest one now.',
    ]);
    const without = { db, settings: parseEnv(everything()) };
    expect(await findNotedBackups(without)).toEqual([]);
  });

  it('says that a database is new, or that its user may not do what a start has to', async () => {
    const connection = await emptyDatabase();
    const role = `vibecode_role_${randomBytes(4).toString('hex')}`;
    const owner = new pg.Client(connection);
    await owner.connect();
    const password = randomBytes(8).toString('hex');
    await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`);
    const look = async (user: Partial<pg.PoolConfig>) => {
      const pool = openPool({ ...connection, ...user, max: 2 });
      const found = await check({ DATA_DIR: dataDir }, pool);
      await pool.end();
      return found;
    };
    expect(await look({})).toMatchObject({
      Schema: 'warn No site has been started on this database yet.',
      Rights: expect.stringMatching(
        /^ok .*the first start adds fuzzystrmatch, pg_trgm, unaccent\.$/,
      ),
    });
    const rights = async () => (await look({ user: role, password })).Rights;
    expect(await rights()).toMatch(/^fail \S+ may not change the tables of public/);
    await owner.query(`GRANT CREATE ON SCHEMA public TO ${role}`);
    expect(await rights()).toMatch(
      /^fail \S+ may not create the extensions .*GRANT CREATE ON DATABASE/,
    );
    await owner.query(`REVOKE ALL ON SCHEMA public FROM ${role}; DROP ROLE ${role}`);
    await owner.end();
  });

  it('names each setting that production lacks', async () => {
    const { code, output } = await runSite(['check'], { NODE_ENV: 'production' });
    expect(code).toBe(1);
    for (const name of Object.keys(productionEnv).filter((one) => one !== 'MODE')) {
      expect(output).toMatch(new RegExp(`^fail  Settings: .*${name}.* is missing: `, 'm'));
    }
  });

  it('lists what is left before the launch in production, each with the address that mends it', async () => {
    const connection = await emptyDatabase();
    const { OPENAI_API_KEY: _ai, SMTP_URL: _mail, MAIL_FROM: _from, ...rest } = everything();
    const { OWNER_EMAIL: _to, ...env } = { ...rest, DATABASE_URL: databaseUrl(connection) };
    const added = await runSite(['admin', 'add', 'ada'], env, 'velvet orbit ladder mango\n');
    expect(added.code).toBe(0);
    const { code, output } = await runSite(['check'], env);
    const form = (kind: string) => `(${env.SITE_URL}/admin?tab=content&kind=${kind})`;
    for (const line of [
      `Name, logo and contact: the site at vibecode.example is still called vibecode.land ${form('identity')}`,
      `Prices of the estimate: as delivered, nobody has saved prices yet ${form('estimate-rates')}`,
      `Terms: not yet checked by the owner ${form('terms')}`,
    ]) {
      expect(output).toContain(`warn  Launch: ${line}\n`);
    }
    expect(output).toMatch(/^warn {2}Launch: Mail: .*SMTP_URL.* \(https:\S+\/admin\?tab=inbox\)$/m);
    expect(output).toMatch(/^warn {2}Launch: AI drafts: .* \(https:\S+\/admin\?tab=generator\)$/m);
    expect(output).not.toContain('of the demo');
    expect(code).toBe(0);
  });

  it('is a command that ends with 1 when something fails', async () => {
    const nowhere = { DATA_DIR: dataDir, DATABASE_URL: 'postgresql://u:canary@127.0.0.1:9/site' };
    const failed = await runSite(['check'], nowhere);
    expect(failed.code).toBe(1);
    expect(failed.output).toMatch(/^fail {2}Database: .*$/m);
    expect(failed.output).not.toContain('canary');
    const faulty = await runSiteHere(['check'], { PORT: 'abc' });
    expect(faulty).toEqual({
      code: 1,
      output: expect.stringMatching(/^fail {2}Settings: PORT must be/),
    });
  });
});

it('says whether copies of the site hear of changes, as none does through a pooler', async () => {
  const options = { connection: testConnection(), poolSize: 2, log: silentLog };
  const limits = { statementTimeoutMs: 5_000, connectTimeoutMs: 5_000 };
  // Notices of one database are not heard in another, as behind a pooler they are not heard at all.
  const deaf = createDatabase({ ...options, ...limits, directConnection: await emptyDatabase() });
  onTestFinished(() => deaf.close());
  expect(await findNotices({ db: testDatabase() })).toMatchObject({ state: 'ok' });
  expect(await findNotices({ db: deaf })).toMatchObject({
    ...{ subject: 'Notices', state: 'fail' },
    sentence: expect.stringContaining('Set DATABASE_LISTEN_URL'),
  });
});
