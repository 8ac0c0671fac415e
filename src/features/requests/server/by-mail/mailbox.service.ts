import { DomainError } from '../../../../server/domain-error.ts';
import type { ArrivedMail } from '../../../../server/integrations/mail-inbound/inbound-mail.ts';
import { readMail } from '../../../../server/integrations/mail-inbound/mail-tasks.ts';
import { readMailbox } from '../../../../server/integrations/mail-inbound/mailbox.ts';
import { TextParkedError } from '../../../../server/text-work/text-errors.ts';
import { type ReceiveDeps, receiveMail } from './receive-mail.service.ts';

/** Less than the time of the job, so that the connection is closed in order. */
const readingMs = 3 * 60_000;

/** @returns false for a mail that has to come again */
async function takeMail(deps: ReceiveDeps, bytes: Uint8Array): Promise<boolean> {
  const arrived: ArrivedMail = { way: 'mailbox', bytes };
  try {
    const read = await deps.textWork.run(readMail, arrived);
    const fate =
      read.outcome === 'read' ? await receiveMail(deps, arrived, read.mail) : read.outcome;
    deps.log.info({ fate }, 'mail came in');
    return true;
  } catch (error) {
    deps.log.warn({ err: error }, 'a mail of the mailbox could not be taken');
    // One that ends its worker again and again must not keep others waiting.
    if (error instanceof TextParkedError) return true;
    return !(error instanceof DomainError && error.code === 'SERVICE_UNAVAILABLE');
  }
}

/**
 * Takes new mail out of the mailbox of the settings, if there is one.
 * @throws when the mailbox cannot be read
 */
export async function readReplies(deps: ReceiveDeps, signal: AbortSignal): Promise<void> {
  const reading = await readMailbox(deps.settings.mailReplies.imapUrl, {
    take: (bytes) => takeMail(deps, bytes),
    signal,
    timeoutMs: readingMs,
  });
  if (reading.outcome === 'unavailable') {
    throw new Error('The mailbox of IMAP_URL could not be read.', { cause: reading.cause });
  }
}
