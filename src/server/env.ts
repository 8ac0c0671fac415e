import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { z } from 'zod';
import { countryCodes } from '../content/country-codes.ts';
import { packageRoot } from './package-root.ts';
import { weaknessOf } from './secret-strength.ts';

/** Raised once with every fault of the settings, each a sentence that names the setting. */
export class SettingsError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'SettingsError';
  }
}

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .trim()
    .default(String(fallback))
    .refine((value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max, {
      message: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);

/** Ranges by name, as the proxy list of the HTTP server knows them. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isAddressOrRange(text: string): boolean {
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text) || namedRanges.has(text);
}

const smsCountry = /^([A-Z]{2})(?::([1-9]\d{0,6}))?$/;

/** `US,CA,GB:40`: countries with, where one has its own, the codes a day that it gets. */
const smsCountries = list
  .refine((items) => items.every((item) => isSupportedCountry(smsCountry.exec(item)?.[1] ?? '')), {
    message: 'must be ISO country codes with commas between, for example US,CA,GB:40',
  })
  .transform((items) =>
    items.map((item) => {
      const [, code = '', dailyBudget] = smsCountry.exec(item) ?? [];
      return { code, dailyBudget: dailyBudget === undefined ? null : Number(dailyBudget) };
    }),
  );

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const schema = z.object({
  MODE: z.enum(['demo', 'production']).optional(),
  NODE_ENV: optionalText,
  PORT: wholeNumber(0, 65535, 3000),
  HOST: optionalText,
  SITE_URL: httpUrl.optional(),
  DATA_DIR: optionalText,
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
    .optional(),
  // One connection only listens for changes, so that one alone could never answer a query.
  DATABASE_POOL_SIZE: wholeNumber(2, 200, 10),
  TRUSTED_PROXIES: list.refine((items) => items.every(isAddressOrRange), {
    message:
      'must be addresses or ranges with commas between, for example 10.0.0.7,192.168.0.0/16,fd00::/8',
  }),
  PUBLIC_READS_PER_MINUTE: wholeNumber(1, 1_000_000, 150),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),

  ADMIN_USERNAME: optionalText,
  ADMIN_PASSWORD: optionalText,

  TWILIO_ACCOUNT_SID: z
    .string()
    .trim()
    .regex(/^AC/, 'must be an account SID, which starts with AC')
    .optional(),
  TWILIO_AUTH_TOKEN: optionalText,
  TWILIO_MESSAGING_SERVICE_SID: z
    .string()
    .trim()
    .regex(/^MG/, 'must be the SID of a messaging service, which starts with MG')
    .optional(),
  TWILIO_FROM_NUMBER: z
    .string()
    .trim()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number such as +16125550142')
    .optional(),
  TWILIO_API_URL: httpUrl.optional(),
  SMS_COUNTRIES: smsCountries,
  SMS_DAILY_BUDGET: wholeNumber(1, 1_000_000, 500),
  SMS_DAILY_PER_COUNTRY: wholeNumber(1, 1_000_000, 100),
  SMS_MEMBER_RESERVE_PERCENT: wholeNumber(0, 90, 40),
  SMS_HOURLY_PER_ADDRESS: wholeNumber(1, 10_000, 60),

  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().trim().min(1).default('gpt-4.1'),
  OPENAI_IMAGE_MODEL: z.string().trim().min(1).default('gpt-image-1'),
  OPENAI_TIMEOUT_SECONDS: wholeNumber(5, 600, 120),
  OPENAI_MAX_OUTPUT_TOKENS: wholeNumber(500, 100_000, 8_000),
  OPENAI_DAILY_BUDGET: wholeNumber(1, 100_000, 50),

  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: optionalText,
  OWNER_EMAIL: z.email('must be an e-mail address').optional(),

  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
});

/** The demo admin of a fresh clone, which the login screen shows. */
const builtInDemoAdmin = { username: 'admin', password: 'vibecode-demo' };

type Parsed = z.infer<typeof schema>;

/** A partial group of settings is a mistake: either all of them are set or none. */
function groupFault(parsed: Parsed, names: readonly (keyof Parsed)[]): string[] {
  const missing = names.filter((name) => parsed[name] === undefined);
  const isPartial = missing.length > 0 && missing.length < names.length;
  return isPartial
    ? [`${missing.join(', ')} must be set too, together with the rest of its group.`]
    : [];
}

function twilioFaults(parsed: Parsed): string[] {
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

/** The first country is home: its numbers need no country code, and it may have the whole budget. */
function smsCountriesOf(parsed: Parsed): { code: string; dailyBudget: number }[] {
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

function productionFaults(parsed: Parsed): string[] {
  const faults: string[] = [];
  const require = (name: keyof Parsed, why: string) => {
    if (parsed[name] === undefined) faults.push(`${name} is missing: ${why}`);
  };
  require('SITE_URL', 'the public https:// address of the site.');
  require('DATABASE_URL', 'a PostgreSQL server, as postgresql://user:password@host/database.');
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

/** `localhost`, 127.0.0.0/8 or ::1, with or without the brackets of an address in a URL. */
export function isLoopbackName(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost') return true;
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback';
}

/** The demo hands its sign-in and its sign-up codes to whoever asks: nobody but this machine may. */
function demoFaults({ HOST }: Parsed): string[] {
  if (HOST === undefined || isLoopbackName(HOST)) return [];
  return [
    `HOST=${HOST} is refused in demo mode, which shows everybody how to sign in: leave HOST out, or set MODE=production.`,
  ];
}

/**
 * Turns environment variables into the settings of the process. The only reader of its source.
 * @throws SettingsError naming every missing, malformed or weak setting at once.
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const cleaned = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(cleaned);
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
    ...twilioFaults(parsed),
    ...groupFault(parsed, ['SMTP_URL', 'MAIL_FROM', 'OWNER_EMAIL']),
    ...groupFault(parsed, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
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
    database: { url: parsed.DATABASE_URL, poolSize: parsed.DATABASE_POOL_SIZE },
    trustedProxies: parsed.TRUSTED_PROXIES,
    publicReadsPerMinute: parsed.PUBLIC_READS_PER_MINUTE,
    logLevel: parsed.LOG_LEVEL,
    admin,
    // Shown to anybody, so never a password that somebody has chosen.
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
    },
    mail: { smtpUrl: parsed.SMTP_URL, from: parsed.MAIL_FROM, ownerEmail: parsed.OWNER_EMAIL },
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
