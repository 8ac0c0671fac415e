import { createHash } from 'node:crypto';
import { contactContent } from '../../../content/contact.ts';
import type { ContactForm } from '../../../shared/contact.ts';
import type { Deps } from '../../deps.ts';
import { judgeMessage, type SpamSignals, type Verdict } from '../spam/spam-defence.ts';
import { insertContactRequest } from './contact.queries.ts';

type ContactDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'mail' | 'log'>;

/** The same message sent again on the same day (UTC) is the same request: a double click, a retry, a reload. */
function dedupeKey(form: ContactForm, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, form]))
    .digest('hex');
}

const statusOf = {
  clean: 'new',
  suspected: 'suspected',
  machine: 'spam',
} as const satisfies Record<Verdict, string>;

/**
 * Stores a contact request, then tells the owner by e-mail where that is set up. What may be junk is stored too, marked
 * as such: a mistaken suspicion loses nothing. A failed e-mail never fails the request.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function submitContactRequest(
  deps: ContactDeps,
  input: { form: ContactForm; signals: SpamSignals; ip: string },
) {
  const { form, signals, ip } = input;
  const verdict = await judgeMessage(deps, { kind: 'contact', box: 'site', signals, ip });
  const isNew = await insertContactRequest(deps.db.prisma, {
    ...form,
    company: form.company ?? '',
    status: statusOf[verdict],
    dedupeKey: dedupeKey(form, deps.clock.now()),
  });
  if (isNew && verdict === 'clean') {
    deps.mail.announceContactRequest(form).catch((error: unknown) => {
      deps.log.error({ err: error }, 'announcing a contact request by e-mail failed');
    });
  }
  return { success: true as const, message: contactContent.toasts.success.title };
}
