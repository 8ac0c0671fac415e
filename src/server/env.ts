import { BlockList, isIP, isIPv6 } from 'node:net';
import path from 'node:path';
import { countryCodes } from '../shared/words/countries/country-codes.ts';
import { packageRoot } from './package-root.ts';
import { backupFaults, backupsOf } from './settings/backup-settings.ts';
import { databaseAddressOf, databaseFaults } from './settings/database-address.ts';
import { type ParsedVariables, secretNames, variables } from './settings/environment-variables.ts';
import { readSecretFiles, type Variables } from './settings/secret-files.ts';
import { weaknessOf } from './settings/secret-strength.ts';
import { faultOfSecretsKeys, parseSecretsKeys } from './settings/secrets-key.ts';

export class SettingsError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'SettingsError';
  }
}

const builtInDemoAdmin = { username: 'admin', password: 'vibecode-demo' };

/** Prometheus' port list assigns 9464 to applications that export their own metrics. */
const defaultMetricsAddress = { host: '127.0.0.1', port: 9464 };

function groupFault(parsed: ParsedVariables, names: readonly (keyof ParsedVariables)[]): string[] {
  const missing = names.filter((name) => parsed[name] === undefined);
  const isPartial = missing.length > 0 && missing.length < names.length;
  return isPartial
    ? [`${missing.join(', ')} must be set too, together with the rest of its group.`]
    : [];
}

function secretsKeyFaults({ SECRETS_KEY: text }: ParsedVariables): string[] {
  const fault = text && faultOfSecretsKeys(text);
  return fault ? [`SECRETS_KEY ${fault}.`] : [];
}

function twilioFaults(parsed: ParsedVariables): string[] {
  const { TWILIO_MESSAGING_SERVICE_SID: service, TWILIO_FROM_NUMBER: number } = parsed;
  const faults = groupFault(parsed, [
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    number ? 'TWILIO_FROM_NUMBER' : 'TWILIO_MESSAGING_SERVICE_SID',
  ]);
  return service && number
    ? [...faults, 'TWILIO_MESSAGING_SERVICE_SID and TWILIO_FROM_NUMBER exclude each other.']
    : faults;
}

/** Answers to mail need an address that they go to, and a way by which the site gets them. */
function mailReplyFaults(parsed: ParsedVariables): string[] {
  const { MAIL_REPLIES_TO: address, POSTMARK_WEBHOOK_PASSWORD: password } = parsed;
  const ways = [parsed.MAILGUN_SIGNING_KEY, password, parsed.IMAP_URL];
  const hasWay = ways.some((way) => way !== undefined);
  const weakness = password && weaknessOf(password, []);
  return [
    ...(address && !hasWay
      ? [
          'MAIL_REPLIES_TO needs a way for the answers to come in: set MAILGUN_SIGNING_KEY, POSTMARK_WEBHOOK_PASSWORD or IMAP_URL too.',
        ]
      : []),
    ...(!address && hasWay
      ? ['MAIL_REPLIES_TO is missing: the address that answers to mail of the site go to.']
      : []),
    ...(address && !parsed.SMTP_URL
      ? ['SMTP_URL is missing: MAIL_REPLIES_TO is for answers to mail that the site sends.']
      : []),
    ...(weakness ? [`POSTMARK_WEBHOOK_PASSWORD ${weakness}.`] : []),
  ];
}

function aiPricesOf(parsed: ParsedVariables) {
  const { OPENAI_INPUT_PRICE: input, OPENAI_OUTPUT_PRICE: output } = parsed;
  return {
    perMillionTokens: input !== undefined && output !== undefined ? { input, output } : null,
    perPicture: parsed.OPENAI_PICTURE_PRICE ?? null,
  };
}

/** The first country is home: its numbers need no country code, and it may use the whole budget. */
function smsCountriesOf(parsed: ParsedVariables): { code: string; dailyBudget: number }[] {
  const listed =
    parsed.SMS_COUNTRIES.length > 0
      ? parsed.SMS_COUNTRIES
      : Object.values(countryCodes).map((code) => ({ code, dailyBudget: null }));
  return listed.map(({ code, dailyBudget }, index) => ({
    code,
    dailyBudget:
      dailyBudget ?? (index === 0 ? parsed.SMS_DAILY_BUDGET : parsed.SMS_DAILY_PER_COUNTRY),
  }));
}

function productionFaults(parsed: ParsedVariables): string[] {
  const faults: string[] = [];
  const require = (name: keyof ParsedVariables, why: string) => {
    if (parsed[name] === undefined) faults.push(`${name} is missing: ${why}`);
  };
  require('SITE_URL', 'the public https:// address of the site.');
  require('DATABASE_URL', 'a PostgreSQL server, as postgresql://user:password@host/database.');
  require('SECRETS_KEY', 'what encrypts secrets in the database; "npm run -s site -- key new" makes one.');
  require('ADMIN_USERNAME', 'the name of the admin account.');
  require('ADMIN_PASSWORD', 'the admin password, four or more words that do not belong together.');
  require('TWILIO_ACCOUNT_SID', 'the Twilio account that sends sign-up codes.');
  require('TWILIO_AUTH_TOKEN', 'the token of that Twilio account.');
  if (!parsed.TWILIO_MESSAGING_SERVICE_SID && !parsed.TWILIO_FROM_NUMBER) {
    faults.push(
      'TWILIO_MESSAGING_SERVICE_SID or TWILIO_FROM_NUMBER is missing: what sends the codes.',
    );
  }
  if (parsed.SITE_URL && !parsed.SITE_URL.startsWith('https://')) {
    faults.push('SITE_URL must start with https:// in production: session cookies need it.');
  }
  const weakness =
    parsed.ADMIN_PASSWORD && weaknessOf(parsed.ADMIN_PASSWORD, [parsed.ADMIN_USERNAME ?? '']);
  if (weakness) faults.push(`ADMIN_PASSWORD ${weakness}.`);
  return faults;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

export function isLoopbackName(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost') return true;
  return isIP(name) !== 0 && loopback.check(name, isIPv6(name) ? 'ipv6' : 'ipv4');
}

/** A demo shows its sign-in and its sign-up codes to everybody, so only this machine may reach it. */
function demoFaults({ HOST, METRICS_ADDRESS }: ParsedVariables): string[] {
  const isForeign = (host: string | undefined) => host !== undefined && !isLoopbackName(host);
  return [
    ...(isForeign(HOST)
      ? [
          `HOST=${HOST} is refused in demo mode, which shows everybody how to sign in: leave HOST out, or set MODE=production.`,
        ]
      : []),
    ...(isForeign(METRICS_ADDRESS?.host)
      ? ['METRICS_ADDRESS is refused in demo mode unless it is one of this machine alone.']
      : []),
  ];
}

/**
 * Turns environment variables into the settings of the process.
 * @throws SettingsError with every missing, malformed or weak setting
 */
export function parseEnv(source: Variables) {
  const fileFaults: string[] = [];
  const filled = readSecretFiles(source, secretNames, fileFaults);
  if (fileFaults.length > 0) throw new SettingsError(fileFaults);
  const cleaned = Object.fromEntries(
    Object.entries(filled).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = variables.safeParse(cleaned);
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map(({ path: [name], message }) =>
        message.startsWith(String(name)) ? `${message}.` : `${String(name)} ${message}.`,
      ),
    );
  }
  const parsed = result.data;
  const mode = parsed.MODE ?? (parsed.NODE_ENV === 'production' ? 'production' : 'demo');
  const isProduction = mode === 'production';
  const faults = [
    ...databaseFaults(parsed),
    ...secretsKeyFaults(parsed),
    ...backupFaults(parsed),
    ...twilioFaults(parsed),
    ...groupFault(parsed, ['OPENAI_INPUT_PRICE', 'OPENAI_OUTPUT_PRICE']),
    ...groupFault(parsed, ['SMTP_URL', 'MAIL_FROM', 'OWNER_EMAIL']),
    ...mailReplyFaults(parsed),
    ...groupFault(parsed, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
    ...(parsed.CACHE_PURGE_HEADER && !parsed.CACHE_PURGE_URL
      ? ['CACHE_PURGE_URL must be set too, together with CACHE_PURGE_HEADER.']
      : []),
    ...(isProduction ? productionFaults(parsed) : demoFaults(parsed)),
  ];
  if (faults.length > 0) throw new SettingsError([...new Set(faults)]);

  const admin = {
    username: parsed.ADMIN_USERNAME ?? builtInDemoAdmin.username,
    password: parsed.ADMIN_PASSWORD ?? builtInDemoAdmin.password,
  };

  return {
    mode,
    isProduction,
    isDevelopment: parsed.NODE_ENV === 'development',
    host: parsed.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: parsed.PORT,
    siteOrigin: new URL(parsed.SITE_URL ?? `http://localhost:${parsed.PORT}`).origin,
    dataDir: parsed.DATA_DIR ? path.resolve(parsed.DATA_DIR) : path.join(packageRoot, '.data'),
    database: {
      url: databaseAddressOf(parsed, 'DATABASE_URL') ?? undefined,
      /** The server itself, where `url` leads to a pooler. */
      listenUrl: databaseAddressOf(parsed, 'DATABASE_LISTEN_URL') ?? undefined,
      poolSize: parsed.DATABASE_POOL_SIZE,
    },
    /** The first key encrypts; the others only decrypt. Most demos have none. */
    secretsKeys: parseSecretsKeys(parsed.SECRETS_KEY ?? ''),
    backups: backupsOf(parsed),
    trustedProxies: parsed.TRUSTED_PROXIES,
    publicReadsPerMinute: parsed.PUBLIC_READS_PER_MINUTE,
    /** Null means off. The default address may be skipped when its port is in use. */
    metrics:
      parsed.METRICS_ADDRESS === null
        ? null
        : {
            ...(parsed.METRICS_ADDRESS ?? defaultMetricsAddress),
            isAskedFor: parsed.METRICS_ADDRESS !== undefined,
          },
    answeredRequestsKeptDays: parsed.ANSWERED_REQUESTS_KEPT_DAYS,
    countsTraffic: parsed.TRAFFIC_COUNTING === 'on',
    logLevel: parsed.LOG_LEVEL,
    admin,
    // The login screen shows it to everybody, so it must never be a password that somebody chose.
    demoAdmin: isProduction || parsed.ADMIN_PASSWORD !== undefined ? null : admin,
    sms: {
      accountSid: parsed.TWILIO_ACCOUNT_SID,
      authToken: parsed.TWILIO_AUTH_TOKEN,
      messagingServiceSid: parsed.TWILIO_MESSAGING_SERVICE_SID,
      fromNumber: parsed.TWILIO_FROM_NUMBER,
      apiUrl: parsed.TWILIO_API_URL,
      countries: smsCountriesOf(parsed),
      dailyBudget: parsed.SMS_DAILY_BUDGET,
      memberReservePercent: parsed.SMS_MEMBER_RESERVE_PERCENT,
      hourlyPerAddress: parsed.SMS_HOURLY_PER_ADDRESS,
    },
    ai: {
      apiKey: parsed.OPENAI_API_KEY,
      baseUrl: parsed.OPENAI_BASE_URL,
      model: parsed.OPENAI_MODEL,
      imageModel: parsed.OPENAI_IMAGE_MODEL,
      timeoutMs: parsed.OPENAI_TIMEOUT_SECONDS * 1000,
      maxOutputTokens: parsed.OPENAI_MAX_OUTPUT_TOKENS,
      dailyBudget: parsed.OPENAI_DAILY_BUDGET,
      prices: aiPricesOf(parsed),
    },
    mail: {
      smtpUrl: parsed.SMTP_URL,
      from: parsed.MAIL_FROM,
      ownerEmail: parsed.OWNER_EMAIL,
      /** Undefined when `site check` tries usual names. */
      dkimSelector: parsed.MAIL_DKIM_SELECTOR,
    },
    mailReplies: {
      /** Undefined means that answers to mail of the site do not come back to it. */
      address: parsed.MAIL_REPLIES_TO,
      mailgunKey: parsed.MAILGUN_SIGNING_KEY,
      postmarkPassword: parsed.POSTMARK_WEBHOOK_PASSWORD,
      imapUrl: parsed.IMAP_URL,
    },
    trustedFetchOrigins: parsed.TRUSTED_FETCH_ORIGINS,
    videoCheckUrl: parsed.VIDEO_CHECK_URL === 'off' ? null : parsed.VIDEO_CHECK_URL,
    purge: {
      url: parsed.CACHE_PURGE_URL,
      header: parsed.CACHE_PURGE_HEADER,
      body: parsed.CACHE_PURGE_BODY,
    },
    webSubHub: parsed.WEBSUB_HUB,
    indexNow: parsed.INDEXNOW_KEY ? { key: parsed.INDEXNOW_KEY, url: parsed.INDEXNOW_URL } : null,
    s3: {
      endpoint: parsed.S3_ENDPOINT,
      region: parsed.S3_REGION,
      bucket: parsed.S3_BUCKET,
      accessKeyId: parsed.S3_ACCESS_KEY_ID,
      secretAccessKey: parsed.S3_SECRET_ACCESS_KEY,
    },
  };
}

export type Settings = ReturnType<typeof parseEnv>;
