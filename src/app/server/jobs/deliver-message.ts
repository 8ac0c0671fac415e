import { createMessageLinks } from '../../../features/messages/server/message-keys.service.ts';
import { createNudgeLinks } from '../../../features/messages/server/nudges/nudge-keys.service.ts';
import { createMailedLinks } from '../../../features/requests/server/page/mailed-links.service.ts';
import { deliverMessage as deliver } from '../../../server/outbox/outbox.service.ts';
import type { Job } from './job.ts';

export const deliverMessage: Job<'deliverMessage'> = (deps, { messageId }) =>
  deliver(deps, messageId, {
    request: createMailedLinks(deps),
    developerMessage: createMessageLinks(deps),
    nudges: createNudgeLinks(deps),
  });
