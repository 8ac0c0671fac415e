import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import {
  type ArrivedMail,
  maxMailBytes,
  maxPostBytes,
} from '../../../../server/integrations/mail-inbound/inbound-mail.ts';
import { createJsonFields } from '../../../../server/integrations/mail-inbound/json-fields.ts';
import { readMail } from '../../../../server/integrations/mail-inbound/mail-tasks.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { serverPaths } from '../../../../shared/server-paths.ts';
import { receiveMail } from './receive-mail.service.ts';

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const jsonType = 'application/json';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Postmark sends what stands before the @ of the webhook's address. */
function hasPassword({ headers }: FastifyRequest, password: string): boolean {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(headers.authorization ?? '') ?? [];
  const given = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  return timingSafeEqual(digest(given), digest(password));
}

function forged(request: FastifyRequest): DomainError {
  request.log.warn('mail webhook with a forged signature refused');
  return new DomainError('FORBIDDEN', 'The signature is not valid.');
}

/** A form is read at once, JSON as it comes. */
type Body = Buffer | AsyncIterable<Buffer>;

/** Knows the provider by the type of its post. */
async function arrivedMail(
  deps: Deps,
  { headers, body }: FastifyRequest<{ Body: Body }>,
): Promise<ArrivedMail> {
  const { mailgunKey: signingKey, postmarkPassword } = deps.settings.mailReplies;
  const contentType = headers['content-type'] ?? '';
  if (!Buffer.isBuffer(body)) {
    if (!postmarkPassword) throw new DomainError('NOT_FOUND', 'Not found');
    return { way: 'postmark', bytes: await postmarkFields(body) };
  }
  if (!signingKey) throw new DomainError('NOT_FOUND', 'Not found');
  const nowMs = deps.clock.now().getTime();
  return { way: 'mailgun', bytes: body, contentType, signingKey, nowMs };
}

/**
 * Receives mail from Mailgun (signed form) and Postmark (JSON with a password). Whatever becomes of the mail, its provider gets
 * the same answer. Without their settings both paths answer NOT_FOUND.
 */
export async function registerMailWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  const { mailgunKey, postmarkPassword } = deps.settings.mailReplies;
  const webhookPaths = [serverPaths.mailWebhook, serverPaths.mailgunWebhook];
  if (!mailgunKey && !postmarkPassword) {
    const refuse = async () => {
      throw new DomainError('NOT_FOUND', 'Not found');
    };
    for (const path of webhookPaths) app.post(path, { onRequest: refuse }, refuse);
    return;
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      formTypes,
      { parseAs: 'buffer', bodyLimit: maxMailBytes },
      (_request, body, done) => done(null, body),
    );
    scope.addContentTypeParser(jsonType, (_request, payload, done) => done(null, payload));
    // Before the body is read.
    scope.addHook('onRequest', async (request) => {
      const isJson = request.headers['content-type']?.startsWith(jsonType);
      if (!isJson || !postmarkPassword) return;
      if (!hasPassword(request, postmarkPassword)) throw forged(request);
    });
    for (const path of webhookPaths) {
      scope.post<{ Body: Body }>(path, { bodyLimit: maxMailBytes }, async (request, reply) => {
        await takeMail(deps, request);
        return reply.header('cache-control', 'private, no-store').send({ ok: true });
      });
    }
  });
}

/** Reads a post without keeping more of it than the whole mail. @throws DomainError PAYLOAD_TOO_LARGE */
async function postmarkFields(payload: AsyncIterable<Buffer>): Promise<Buffer> {
  const fields = createJsonFields(['RawEmail', 'OriginalRecipient']);
  let postBytes = 0;
  // Read to its end in any case: leaving it would break the connection off before the answer.
  for await (const chunk of payload) {
    postBytes += chunk.length;
    if (postBytes <= maxPostBytes) fields.push(chunk);
  }
  const kept = Buffer.from(JSON.stringify(fields.result()));
  if (postBytes <= maxPostBytes && kept.length <= maxMailBytes) return kept;
  throw new DomainError('PAYLOAD_TOO_LARGE', 'The mail is too large.');
}

async function takeMail(deps: Deps, request: FastifyRequest<{ Body: Body }>): Promise<void> {
  const arrived = await arrivedMail(deps, request);
  const read = await deps.textWork.run(readMail, arrived);
  if (read.outcome === 'forged') throw forged(request);
  if (read.outcome === 'incomplete') {
    request.log.warn('a post to the mail webhook holds no whole mail: see MAIL_REPLIES_TO');
    return;
  }
  const { token, mail } = read;
  if (token !== null && !(await isFirstUse(deps, token))) {
    request.log.warn('a post to the mail webhook repeats a signature');
    return;
  }
  try {
    const fate = await receiveMail(deps, arrived, mail);
    request.log.info({ fate }, 'mail came in');
  } catch (error) {
    // The provider posts the mail again, perhaps with the same signature.
    if (token !== null) await deps.rateLimits.clear(counters['mail-webhook-token'], hex(token));
    throw error;
  }
}

const hex = (token: string) => digest(token).toString('hex');

async function isFirstUse({ rateLimits }: Pick<Deps, 'rateLimits'>, token: string) {
  const limit = counters['mail-webhook-token'];
  return (await rateLimits.record(limit, hex(token))) <= limit.limit;
}
