import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Measured } from '../../scripts/bench/bench-site.ts';
import { hashToken } from '../../src/server/auth/api-tokens.service.ts';
import { startEmbeddedDatabase } from '../../src/server/db/embedded.ts';
import { errorDocument } from '../../src/server/http/errors.ts';
import { paths } from '../../src/shared/paths.ts';
import { formFields } from '../../src/shared/posted-form.ts';
import { contactRequest } from '../factories/contact.ts';
import { everyBlock } from '../factories/posts/every-block.ts';
import { publicPages } from '../setup/browser/public-pages.ts';
import { signIn } from '../setup/hostile/hostile-site.ts';
import { silentLog } from '../setup/silent-log.ts';

export interface SitePage {
  name: string;
  html: string;
}

const moreAddresses: readonly [path: string, status: number][] = [
  [paths.developerSignup, 200],
  [paths.developerSignupStep('code'), 200],
  [paths.developerSignupStep('profile'), 200],
  [paths.admin, 200],
  ['/blog?category=1', 200],
  ['/blog?category=999999', 404],
  ['/blog?pages=2', 200],
  ['/glossary?q=model&category=ai-modern', 200],
  ['/glossary?q=xyzzy', 200],
  ['/resources?category=beginner-friendly', 200],
  ['/explore-developers?country=Portugal&tool=Lovable', 200],
  ['/explore-developers?q=xyzzy', 200],
  ['/tips?tab=prompting', 200],
  ['/creators?tab=trending-videos', 200],
  ['/creators?tab=live-demos', 200],
  ['/services?service=apps&audience=customers&piece=payments&pace=fast', 200],
  ['/contact?sent=contact', 200],
  ['/no-such-page', 404],
  ['/%E0%A4', 404],
  [paths.post('no-such-post'), 404],
  [paths.developerProfile(999_999_999), 404],
  ...[
    ...[paths.request, paths.testimonial, paths.outcome, paths.message],
    ...[paths.notifications, paths.savedSearch, paths.preview],
  ].map((opened): [string, number] => [opened('A'.repeat(32)), 404]),
];

class PageReader {
  readonly pages: SitePage[] = [];

  constructor(private readonly origin: string) {}

  async open(path: string, status = 200): Promise<void> {
    const answer = await fetch(`${this.origin}${path}`, { headers: { accept: 'text/html' } });
    this.keep(path, answer.status, status, await answer.text());
  }

  async send(path: string, form: string, fields: object, status: number): Promise<void> {
    const answer = await fetch(`${this.origin}${path}`, {
      method: 'POST',
      headers: { accept: 'text/html', origin: this.origin },
      body: new URLSearchParams({ [formFields.name]: form, ...fields }),
      redirect: 'manual',
    });
    const location = answer.headers.get('location');
    this.keep(`${path} (${form})`, answer.status, status, location ? null : await answer.text());
    if (location) await this.open(location.replace(this.origin, ''));
  }

  private keep(name: string, status: number, expected: number, html: string | null): void {
    if (status !== expected) throw new Error(`${name} was answered with ${status}: ${html}`);
    if (html !== null) this.pages.push({ name, html });
  }
}

function callerOf(origin: string, cookie = '') {
  return async (path: string, input: object) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify(input),
    });
    const body = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body.result?.data?.json ?? body;
  };
}

/** @param values SQL of the columns, which may refer to $2 */
async function addLink(
  client: pg.Client,
  { columns, values, id }: { columns: string; values: string; id: number },
): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await client.query(
    `INSERT INTO "AccessLink" ("keyHash", "createdAt", "endsAt", ${columns})
     VALUES ($1, now(), now() + interval '1 day', ${values})`,
    [hashToken(key), id],
  );
  return key;
}

function addNotificationLink(client: pg.Client, id: number): Promise<string> {
  const values = `$2, 'a@example.com'`;
  return addLink(client, { columns: '"developerId", "mailAddress"', values, id });
}

async function addTestimonial(client: pg.Client, requestId: number): Promise<string> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO "Testimonial" ("requestId", "askedAt") VALUES ($1, now()) RETURNING "id"`,
    [requestId],
  );
  return addLink(client, { columns: '"testimonialId"', values: '$2', id: rows[0]?.id ?? 0 });
}

/** Adds a job of the request's client that was confirmed and recommended. */
async function addOutcome(
  client: pg.Client,
  { requestId, developerId }: { requestId: number; developerId: number },
): Promise<string> {
  const { rows } = await client.query<{ id: number }>(
    `WITH brief AS (
       INSERT INTO "Brief" ("requestId", "developerId", "state", "createdAt", "endsAt")
       VALUES ($1, $2, 'chosen', now(), now()) RETURNING "id")
     INSERT INTO "Outcome" ("briefId", "developerId", "chosenAt", "askedAt", "clientAnswer",
       "clientAnsweredAt", "words", "author", "consentedAt")
     SELECT "id", $2, now(), now(), 'finished', now(), 'It went live on the day.', 'Ada', now()
     FROM brief RETURNING "id"`,
    [requestId, developerId],
  );
  return addLink(client, { columns: '"outcomeId"', values: '$2', id: rows[0]?.id ?? 0 });
}

export async function readSitePages(
  { url: origin }: Pick<Measured, 'url'>,
  dataDir: string,
): Promise<SitePage[]> {
  const database = await startEmbeddedDatabase({ dataDir, log: silentLog });
  const client = new pg.Client(database.connection);
  await client.connect();
  const idOf = async (query: string): Promise<number> => (await client.query(query)).rows[0].id;
  const developerId = await idOf(
    'SELECT "id" FROM "Developer" WHERE "profileCompletedAt" IS NOT NULL ORDER BY "id" LIMIT 1',
  );
  const notificationKey = await addNotificationLink(client, developerId);

  const reader = new PageReader(origin);
  for (const path of publicPages) await reader.open(path);
  for (const [path, status] of moreAddresses) await reader.open(path, status);

  const asVisitor = callerOf(origin);
  const asAdmin = callerOf(origin, await signIn({ origin }));
  const slug = 'every-block';
  const written = { title: 'Every block', slug, excerpt: 'Each', categoryId: 1 };
  const created = await asAdmin('/api/blog/posts', { ...written, content: everyBlock });
  const postId = created.data.id;
  const { key: previewKey } = await asAdmin('/trpc/admin.previews.create', { postId });
  await reader.open(paths.preview(previewKey));
  await reader.open(paths.post(slug));

  const profile = paths.developerProfile(developerId);
  await reader.open(profile);
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Can you help with an app?' };
  await reader.send(profile, 'message', {}, 400);
  await reader.send(profile, 'report', {}, 400);
  await reader.send(profile, 'report', { reason: 'spam', word: '' }, 303);
  await reader.send(profile, 'message', message, 303);

  await reader.send(paths.contact, 'contact', {}, 400);
  await reader.send(paths.contact, 'contact', contactRequest, 303);
  const { requestKey } = await asVisitor('/api/contact', { ...contactRequest, lastName: 'Other' });
  const requestId = await idOf('SELECT max("id") AS "id" FROM "ContactRequest"');
  await asAdmin('/trpc/admin.quotes.send', {
    requestId,
    seen: 0,
    quote: {
      ...{ title: 'A site', currency: 'USD', assumptions: 'A few', validUntil: '2100-01-01' },
      positions: [{ text: 'Site', fromAmount: 1, toAmount: 2 }],
    },
  });
  await reader.open(paths.request(requestKey));
  await reader.send(paths.request(requestKey), 'requestEntry', { text: '' }, 400);
  await reader.open(paths.quote(requestKey));
  await reader.send(paths.quote(requestKey), 'quote', {}, 400);

  const testimonial = paths.testimonial(await addTestimonial(client, requestId));
  await reader.open(testimonial);
  await reader.send(testimonial, 'testimonial', {}, 400);

  const outcome = paths.outcome(await addOutcome(client, { requestId, developerId }));
  await reader.open(outcome);
  await reader.send(outcome, 'outcome', {}, 400);
  await reader.send(outcome, 'recommendation', {}, 400);
  await reader.open(paths.developerProfile(developerId));

  await reader.open(paths.notifications(notificationKey));
  await reader.send(paths.developerSignup, 'phone', {}, 400);
  const phone = { phoneNumber: '4155550142', country: 'US' };
  await reader.send(paths.developerSignup, 'phone', phone, 200);
  await client.end();
  await database.stop();
  const errorPage = errorDocument('Something went wrong.', {
    wasTyped: true,
    brand: 'vibecode.land',
  });
  return [...reader.pages, { name: 'the page of an error', html: errorPage }];
}
