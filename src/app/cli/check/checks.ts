import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type pg from 'pg';
import {
  lookAtTotpSecrets,
  missingKeyOf,
} from '../../../server/auth/factors/totp-secrets.service.ts';
import { readHistoryIfAny } from '../../../server/db/migrations/history.ts';
import {
  needsAdoption,
  pendingMigrations,
  readMigrations,
} from '../../../server/db/migrations/migrate.ts';
import type { Settings } from '../../../server/env.ts';
import { createDns, type Dns } from '../../../server/integrations/dns.ts';
import { checkMail } from '../../../server/integrations/mail.ts';
import { createMediaStore } from '../../../server/integrations/media-store/create-media-store.ts';
import type { ServiceCheck } from '../../../server/integrations/service-check.ts';
import { twilioAccountOf } from '../../../server/integrations/sms/create-sms.ts';
import { openKeyring, whereKeyIs } from '../../../server/keyring/open-keyring.ts';
import { maskPrivate } from '../../../server/observation/log.ts';
import { modeGap, offSentences } from '../../../server/setting-gaps.ts';
import { counted } from '../terminal.ts';
import { checkBackups } from './backup-check.ts';
import type { Finding, Verdict } from './finding.ts';
import { checkDkim, checkDmarc, checkSpf } from './sender-checks.ts';

const ok = (sentence: string): Verdict => ({ state: 'ok', sentence });
const warn = (sentence: string): Verdict => ({ state: 'warn', sentence });
const fail = (sentence: string): Verdict => ({ state: 'fail', sentence });

const oldestServer = 150_000;
const extensions = ['fuzzystrmatch', 'pg_trgm', 'unaccent'];
const serviceTimeoutMs = 5_000;

/** Checks what the site depends on, each part by itself. Writes a test file to the picture store and deletes it, and looks up the sender of mail. */
export async function checkSite(
  settings: Settings,
  pool: pg.Pool,
  migrationsDir: string,
  dns = createDns(),
): Promise<Finding[]> {
  const checks: [string, () => Promise<Verdict>][] = [
    ['Settings', async () => checkSettings(settings)],
    ['Database', () => checkServer(pool)],
    ['Rights', () => checkRights(pool)],
    ['Schema', () => checkSchema(pool, migrationsDir)],
    ['Secrets', () => checkSecrets(settings, pool)],
    ['Pictures', () => checkPictures(settings)],
    ['Backups', () => checkBackups(settings)],
    ['Mail', () => checkMailServer(settings)],
    ...senderChecks(settings, dns),
    ['Text messages', () => checkSms(settings)],
    ['AI drafts', () => checkAi(settings)],
  ];
  return Promise.all(
    checks.map(async ([subject, check]) => {
      const verdict = await check().catch((error: unknown) => fail(`${reasonOf(error)}.`));
      return { subject, ...verdict, sentence: withoutSecrets(verdict.sentence, settings) };
    }),
  );
}

/** Masks secrets, because services often repeat the key that they refuse. */
function withoutSecrets(sentence: string, settings: Settings): string {
  const { database, mail, mailReplies, sms, ai, s3, backups } = settings;
  const passwords = [database.url, database.listenUrl, mail.smtpUrl, mailReplies.imapUrl].flatMap(
    (address) => {
      if (!address) return [];
      const { password } = new URL(address);
      return [password, decodeURIComponent(password)];
    },
  );
  const { target } = backups;
  const secrets = [
    ...[...passwords, sms.authToken, ai.apiKey, s3.accessKeyId, s3.secretAccessKey],
    ...(target?.kind === 's3' ? [target.accessKeyId, target.secretAccessKey] : []),
  ];
  return secrets.reduce<string>(
    (text, secret) => (secret ? text.replaceAll(secret, '***') : text),
    sentence,
  );
}

/** Masks private data, because others may see the screen. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return maskPrivate(text.split('\n')[0] ?? '').replace(/\.$/, '');
}

function checkSettings(settings: Settings): Verdict {
  const gap = modeGap(settings);
  return gap ? warn(gap) : ok(`${settings.mode}, ${settings.siteOrigin}.`);
}

async function checkServer(pool: pg.Pool): Promise<Verdict> {
  const startedAt = performance.now();
  const { rows } = await pool.query<{ version: string; number: number; encoding: string }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
       current_setting('server_encoding') AS encoding`,
  );
  const tookMs = Math.max(1, Math.round(performance.now() - startedAt));
  const [server] = rows;
  if (!server || server.number < oldestServer) {
    return fail(`The server is PostgreSQL ${server?.version}: the site needs version 15 or newer.`);
  }
  if (server.encoding !== 'UTF8') {
    return fail(
      `The database is encoded in ${server.encoding}, which cannot hold every name: make one with ENCODING 'UTF8'.`,
    );
  }
  return ok(`PostgreSQL ${server.version} answers in ${tookMs} ms.`);
}

async function checkRights(pool: pg.Pool): Promise<Verdict> {
  const { rows } = await pool.query<{
    schema: string | null;
    user: string;
    isReadOnly: boolean;
    maySchema: boolean;
    mayDatabase: boolean;
    foreignTables: number;
    missing: string[];
    unavailable: string[];
  }>(
    `SELECT current_schema() AS schema, current_user::text AS "user",
       current_setting('transaction_read_only') = 'on' AS "isReadOnly",
       coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "maySchema",
       has_database_privilege(current_database(), 'CREATE') AS "mayDatabase",
       (SELECT count(*)::int FROM pg_tables
        WHERE schemaname = current_schema() AND NOT pg_has_role(tableowner, 'USAGE')) AS "foreignTables",
       ARRAY(SELECT name FROM unnest($1::text[]) AS name
        WHERE name NOT IN (SELECT extname FROM pg_extension)) AS missing,
       ARRAY(SELECT name FROM unnest($1::text[]) AS name
        WHERE name NOT IN (SELECT name::text FROM pg_available_extensions)) AS unavailable`,
    [extensions],
  );
  const [rights] = rows;
  if (!rights) return fail('The server does not say what this user may do.');
  const { user, schema, missing } = rights;
  if (rights.isReadOnly) {
    return fail('The server takes no writes: name the one that does in DATABASE_URL.');
  }
  if (!rights.maySchema || rights.foreignTables > 0) {
    return fail(
      `${user} may not change the tables of ${schema ?? 'any schema'}: make it the owner of the database and of what is in it.`,
    );
  }
  if (missing.length === 0) return ok(`${user} may do all that the site needs.`);
  if (rights.unavailable.length > 0) {
    return fail(
      `The server lacks ${rights.unavailable.join(', ')}: install its contrib package (postgresql-contrib).`,
    );
  }
  if (!rights.mayDatabase) {
    return fail(
      `${user} may not create the extensions ${missing.join(', ')}: GRANT CREATE ON DATABASE, or let an administrator create them once.`,
    );
  }
  return ok(`${user} may do all that the site needs; the first start adds ${missing.join(', ')}.`);
}

async function checkSchema(pool: pg.Pool, migrationsDir: string): Promise<Verdict> {
  const history = await readHistoryIfAny(pool);
  const pending = pendingMigrations(await readMigrations(migrationsDir), history, { adopts: true });
  if (needsAdoption(history)) {
    return warn('Of the last version before 1.0.0: "site adopt" carries it over.');
  }
  if (history.length === 0) return warn('No site has been started on this database yet.');
  if (pending.length === 0)
    return ok(`Up to date with this version (${counted(history.length, 'migration')}).`);
  return warn(
    `The next start applies ${counted(pending.length, 'migration')}. Make a backup before it.`,
  );
}

async function checkSecrets(settings: Settings, pool: pg.Pool): Promise<Verdict> {
  const where = whereKeyIs(settings);
  if (settings.secretsKeys.length === 0 && !existsSync(where)) {
    return warn(`There is no key yet: the next start makes one in ${where}.`);
  }
  const keyring = openKeyring(settings);
  if ((await readHistoryIfAny(pool)).length === 0) {
    return ok(`${where} can be used; its key is ${keyring.keyId}.`);
  }
  const { clear, current, former, unreadable } = await lookAtTotpSecrets(pool, keyring);
  if (unreadable.length > 0) return fail(missingKeyOf(unreadable));
  if (clear > 0) {
    return warn(`${counted(clear, 'authenticator app')} stored in clear: the next start encrypts.`);
  }
  if (former > 0) {
    return warn(
      `${counted(former, 'authenticator app')} encrypted with a former key: "site key rotate" takes the present one, ${keyring.keyId}.`,
    );
  }
  const rest = keyring.formerKeyIds.length > 0 ? ' No former key is needed any more.' : '';
  const apps = counted(current, 'authenticator app');
  return ok(`${where} opens ${apps}; its key is ${keyring.keyId}.${rest}`);
}

async function checkPictures(settings: Settings): Promise<Verdict> {
  const store = await createMediaStore(settings);
  const where = settings.s3.bucket ? `The bucket ${settings.s3.bucket}` : 'The picture folder';
  const name = `check-${randomUUID()}.txt`;
  for (const step of [
    () => store.put(name, Buffer.from('A check of the site put this here.'), 'text/plain'),
    async () => {
      const opened = await store.open(name);
      if (opened.outcome === 'found') opened.stream.destroy();
      return opened.outcome === 'missing'
        ? { outcome: 'unavailable' as const, cause: new Error('what was put is not there') }
        : opened;
    },
    () => store.delete(name),
  ]) {
    const result = await step();
    if (result.outcome === 'unavailable') {
      return fail(
        `${where} cannot be used: ${reasonOf(result.cause)}. ${settings.s3.bucket ? 'Check S3_* and what the keys may do (get, put, delete).' : 'Make DATA_DIR writable.'}`,
      );
    }
  }
  return ok(`${where} takes, gives and deletes.`);
}

async function checkMailServer({ mail }: Settings): Promise<Verdict> {
  if (!mail.smtpUrl) return warn(offSentences.mail);
  const checked = await checkMail(mail.smtpUrl, serviceTimeoutMs);
  return verdictOf(checked, 'The mail server takes our sign-in.', 'SMTP_URL');
}

/** Says what others know of the sender of our mail. Without a sender there is nothing to look up. */
function senderChecks(
  { mail: { from, dkimSelector } }: Settings,
  dns: Dns,
): [string, () => Promise<Verdict>][] {
  if (!from) return [];
  const sender = { from, dkimSelector };
  return [
    ['SPF', () => checkSpf(dns, sender)],
    ['DKIM', () => checkDkim(dns, sender)],
    ['DMARC', () => checkDmarc(dns, sender)],
  ];
}

async function checkSms(settings: Settings): Promise<Verdict> {
  const account = twilioAccountOf(settings);
  if (!account) return warn(offSentences.sms);
  const { checkTwilio } = await import('../../../server/integrations/sms/sms-twilio.ts');
  return verdictOf(await checkTwilio(account), 'The Twilio account is active.', 'TWILIO_*');
}

async function checkAi({ ai }: Settings): Promise<Verdict> {
  const { apiKey } = ai;
  if (!apiKey) return warn(offSentences.ai);
  const { checkOpenAi } = await import('../../../server/integrations/ai/ai-openai.ts');
  const checked = await checkOpenAi({ ...ai, apiKey });
  return verdictOf(checked, `The key may use ${ai.model}.`, 'OPENAI_*');
}

function verdictOf(checked: ServiceCheck, isWell: string, settings: string): Verdict {
  return checked.outcome === 'ok'
    ? ok(isWell)
    : fail(`It does not work: ${reasonOf(checked.cause)}. Check ${settings} and the way there.`);
}
