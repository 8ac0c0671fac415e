import proxyAddr from '@fastify/proxy-addr';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { z } from 'zod';
import { limitDefaults } from '../../shared/limits/limit.ts';
import { e164Pattern } from '../../shared/text/e164.ts';
import { isBackupTarget } from './backup-place.ts';
import type { KeptCounts } from './kept-counts.ts';

/** Dollars. */
const optionalPrice = z
  .string()
  .trim()
  .regex(/^\d{1,4}(?:\.\d{1,6})?$/, 'must be an amount in dollars such as 2.5')
  .transform(Number)
  .optional();

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

const keptCount = /^(daily|weekly|monthly):(\d{1,3})$/;

/** `daily:7,weekly:4,monthly:12`: a period that is not named keeps none. */
const keptCounts = list
  .transform((items) => (items.length > 0 ? items : ['daily:7', 'weekly:4', 'monthly:12']))
  .refine((items) => items.every((item) => keptCount.test(item)), {
    message: 'must be numbers of backups such as daily:7,weekly:4,monthly:12',
  })
  .transform((items): KeptCounts => {
    const counts = items.map((item) => {
      const [, period = '', count] = keptCount.exec(item) ?? [];
      return [period, Number(count)];
    });
    return { daily: 0, weekly: 0, monthly: 0, ...Object.fromEntries(counts) };
  });

/** Uses the HTTP server's own parser, so that a start does not fail there. */
function isAddressOrRange(text: string): boolean {
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
}

const smsCountry = /^([A-Z]{2})(?::([1-9]\d{0,6}))?$/;

/** `US,CA,GB:40`: countries, some with their own number of codes a day. */
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

const listenAddress = /^(?:(?<host>\[[\da-f:.]+\]|[^\s:]+):)?(?<port>\d{1,5})$/i;

/** `9464` on loopback, `0.0.0.0:9464` or `[::]:9464` elsewhere; null for `off`. */
const listenAddressOrOff = z
  .string()
  .trim()
  .refine((text) => text === 'off' || Number(listenAddress.exec(text)?.groups?.port) <= 65_535, {
    message: 'must be a port, an address with a port such as 0.0.0.0:9464, or off',
  })
  .transform((text) => {
    const { host = '127.0.0.1', port } = listenAddress.exec(text)?.groups ?? {};
    return text === 'off' ? null : { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  });

/** `Authorization: Bearer …`, as in a request. */
const headerLine = z
  .string()
  .trim()
  .regex(
    /^[\w-]+: *[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/,
    'must be a header such as "Authorization: Bearer …"',
  )
  .transform((line) => {
    const colon = line.indexOf(':');
    return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() };
  });

/** Room for `+`, the signed part and the longest local part (RFC 5321, section 4.5.3.1.1). */
const replyAddress = z
  .string()
  .trim()
  .regex(
    /^[\w.-]{1,14}@[\w-]+(?:\.[\w-]+)+$/,
    'must be an address whose part before the @ has at most 14 letters, such as reply@in.example.com',
  );

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const httpUrlOrOff = z.union([httpUrl, z.literal('off')], 'must be an http(s) address or off');

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgresql:// address',
});

/** .env.example explains the variables. */
export const variables = z.object({
  MODE: z.enum(['demo', 'production']).optional(),
  NODE_ENV: optionalText,
  PORT: wholeNumber(0, 65535, 3000),
  HOST: optionalText,
  SITE_URL: httpUrl.optional(),
  DATA_DIR: optionalText,
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_LISTEN_URL: postgresUrl.optional(),
  DATABASE_PASSWORD: optionalText,
  // One connection only listens for changes, so a pool of one could never answer a query.
  DATABASE_POOL_SIZE: wholeNumber(2, 200, 10),
  TRUSTED_PROXIES: list.refine((items) => items.every(isAddressOrRange), {
    message:
      'must be addresses or ranges with commas between, for example 10.0.0.7,192.168.0.0/16,fd00::/8',
  }),
  PUBLIC_READS_PER_MINUTE: wholeNumber(1, 1_000_000, limitDefaults.PUBLIC_READS_PER_MINUTE),
  METRICS_ADDRESS: listenAddressOrOff.optional(),
  ANSWERED_REQUESTS_KEPT_DAYS: wholeNumber(1, 36_500, 365),
  VIDEO_CHECK_URL: httpUrlOrOff.default('https://www.youtube.com'),
  TRUSTED_FETCH_ORIGINS: list.refine(
    (items) =>
      items.every((item) => httpUrl.safeParse(item).success && new URL(item).origin === item),
    { message: 'must be origins with commas between, for example https://cloud.internal:8443' },
  ),
  TRAFFIC_COUNTING: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),

  SECRETS_KEY: optionalText,
  BACKUP_PASSPHRASE: optionalText,
  BACKUP_TARGET: z
    .string()
    .trim()
    .refine(isBackupTarget, {
      message: 'must be the whole path of a folder, or a bucket such as s3://backups/site',
    })
    .optional(),
  BACKUP_KEEP: keptCounts,
  BACKUP_HOUR: wholeNumber(0, 23, 2),
  BACKUP_TARGET_TIMEOUT_SECONDS: wholeNumber(1, 3_600, 120),
  BACKUP_S3_ENDPOINT: httpUrl.optional(),
  BACKUP_S3_REGION: z.string().trim().min(1).default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: optionalText,
  BACKUP_S3_SECRET_ACCESS_KEY: optionalText,

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
    .regex(e164Pattern, 'must be a phone number such as +16125550142')
    .optional(),
  TWILIO_API_URL: httpUrl.optional(),
  SMS_COUNTRIES: smsCountries,
  SMS_DAILY_BUDGET: wholeNumber(1, 1_000_000, limitDefaults.SMS_DAILY_BUDGET),
  SMS_DAILY_PER_COUNTRY: wholeNumber(1, 1_000_000, limitDefaults.SMS_DAILY_PER_COUNTRY),
  SMS_MEMBER_RESERVE_PERCENT: wholeNumber(0, 90, limitDefaults.SMS_MEMBER_RESERVE_PERCENT),
  SMS_HOURLY_PER_ADDRESS: wholeNumber(1, 10_000, limitDefaults.SMS_HOURLY_PER_ADDRESS),

  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().trim().min(1).default('gpt-4.1'),
  OPENAI_IMAGE_MODEL: z.string().trim().min(1).default('gpt-image-1'),
  OPENAI_TIMEOUT_SECONDS: wholeNumber(5, 600, 120),
  OPENAI_MAX_OUTPUT_TOKENS: wholeNumber(500, 100_000, 8_000),
  OPENAI_DAILY_BUDGET: wholeNumber(1, 100_000, limitDefaults.OPENAI_DAILY_BUDGET),
  OPENAI_INPUT_PRICE: optionalPrice,
  OPENAI_OUTPUT_PRICE: optionalPrice,
  OPENAI_PICTURE_PRICE: optionalPrice,

  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: optionalText,
  OWNER_EMAIL: z.email('must be an e-mail address').optional(),
  MAIL_DKIM_SELECTOR: z
    .string()
    .trim()
    .regex(/^[\w-]{1,63}(?:\.[\w-]{1,63})*$/, 'must be the name of a DKIM key, such as k1')
    .optional(),
  MAIL_REPLIES_TO: replyAddress.optional(),
  MAILGUN_SIGNING_KEY: optionalText,
  POSTMARK_WEBHOOK_PASSWORD: optionalText,
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'must be an imaps://user:password@host/folder address' })
    .optional(),

  CACHE_PURGE_URL: httpUrl.optional(),
  CACHE_PURGE_HEADER: headerLine.optional(),
  CACHE_PURGE_BODY: z.string().default('{"purge_everything":true}'),

  WEBSUB_HUB: httpUrl.optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
    .optional(),
  INDEXNOW_URL: httpUrl.default('https://api.indexnow.org/indexnow'),

  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
});

export type ParsedVariables = z.infer<typeof variables>;

export const secretNames = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_PASSWORD',
  'SECRETS_KEY',
  'BACKUP_PASSPHRASE',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'ADMIN_PASSWORD',
  'TWILIO_AUTH_TOKEN',
  'OPENAI_API_KEY',
  'SMTP_URL',
  'MAILGUN_SIGNING_KEY',
  'POSTMARK_WEBHOOK_PASSWORD',
  'IMAP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CACHE_PURGE_HEADER',
] as const satisfies readonly (keyof typeof variables.shape)[];
