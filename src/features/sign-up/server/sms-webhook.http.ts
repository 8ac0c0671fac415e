import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { e164Pattern } from '../../../shared/text/e164.ts';
import { maxId } from '../../../shared/wire.ts';
import { reportUndelivered } from './code-delivery.service.ts';
import { receiveSms } from './inbound-sms.service.ts';

interface Form {
  Body: Record<string, string>;
}

/** A text message has at most 1,600 characters. The rest is Twilio's metadata. */
const bodyLimitBytes = 32 * 1024;

const messageSchema = z.object({
  MessageSid: z.string().regex(/^[A-Z]{2}[0-9a-f]{32}$/i),
  From: z.string().regex(e164Pattern),
  Body: z.string().default(''),
  OptOutType: z.string().optional(),
});

const statusSchema = z.object({ MessageStatus: z.string(), ErrorCode: z.string().optional() });
const statusQuerySchema = z.object({ code: z.coerce.number().int().min(1).max(maxId) });
const undeliveredStates = new Set(['undelivered', 'failed']);

function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '');
}

/**
 * Receives text messages and delivery reports as signed forms from Twilio. The form parser applies to this scope only. Without a
 * Twilio token both paths answer NOT_FOUND.
 */
export async function registerSmsWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  const { authToken } = deps.settings.sms;
  if (!authToken) {
    const refuse = async () => {
      throw new DomainError('NOT_FOUND', 'Not found');
    };
    for (const path of [serverPaths.smsWebhook, serverPaths.smsStatusWebhook]) {
      app.post(path, { onRequest: refuse }, refuse);
    }
    return;
  }

  const { isSignedByTwilio, messagingResponse } = await import(
    '../../../server/integrations/sms/sms-inbound.ts'
  );
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bodyLimitBytes },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    scope.addHook('preHandler', async (request: FastifyRequest<Form>) => {
      const signature = request.headers['x-twilio-signature'];
      const isSigned = isSignedByTwilio({
        authToken,
        signature: typeof signature === 'string' ? signature : '',
        url: absoluteUrl(deps.settings.siteOrigin, request.originalUrl),
        fields: request.body ?? {},
      });
      if (!isSigned) {
        request.log.warn('text message webhook with a forged signature refused');
        throw new DomainError('FORBIDDEN', 'The signature is not valid.');
      }
    });
    scope.post<Form>(
      serverPaths.smsStatusWebhook,
      { bodyLimit: bodyLimitBytes },
      async (request, reply) => {
        const status = statusSchema.safeParse(request.body);
        const query = statusQuerySchema.safeParse(request.query);
        if (!status.success || !query.success) {
          throw new DomainError('BAD_REQUEST', 'The report is not complete.');
        }
        const { MessageStatus: state, ErrorCode = null } = status.data;
        if (undeliveredStates.has(state)) {
          await reportUndelivered(deps, { codeId: query.data.code, state, errorCode: ErrorCode });
        }
        return reply.code(204).header('cache-control', 'private, no-store').send();
      },
    );
    scope.post<Form>(
      serverPaths.smsWebhook,
      { bodyLimit: bodyLimitBytes },
      async (request, reply) => {
        const message = messageSchema.safeParse(request.body);
        if (!message.success) throw new DomainError('BAD_REQUEST', 'The message is not complete.');
        const { From, Body, MessageSid, OptOutType } = message.data;
        const text = await receiveSms(deps, {
          from: From,
          text: withoutNul(Body),
          messageId: MessageSid,
          answeredKeyword: OptOutType ?? null,
        });
        return reply
          .type('text/xml; charset=utf-8')
          .header('cache-control', 'private, no-store')
          .send(messagingResponse(text));
      },
    );
  });
}
