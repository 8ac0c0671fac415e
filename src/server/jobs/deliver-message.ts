import { createMailedLinks } from '../features/contact/requests/mailed-links.service.ts';
import { createMessageLinks } from '../features/developers/messages/message-keys.service.ts';
import { createNudgeLinks } from '../features/developers/nudges/nudge-keys.service.ts';
import { deliverMessage as deliver } from '../outbox/outbox.service.ts';
import type { Job } from './job.ts';

/** Hands a mail or a text message over. */
export const deliverMessage: Job<'deliverMessage'> = (deps, { messageId }) =>
  deliver(deps, messageId, {
    request: createMailedLinks(deps),
    developerMessage: createMessageLinks(deps),
    nudges: createNudgeLinks(deps),
  });
