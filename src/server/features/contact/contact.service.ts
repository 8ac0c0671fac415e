import { createHash } from 'node:crypto';
import { contactContent } from '../../../content/contact.ts';
import type { ContactForm } from '../../../shared/contact.ts';
import { addressGroup } from '../../client-address.ts';
import type { Deps } from '../../deps.ts';
import type { RateLimitRule } from '../../rate-limits.ts';
import { insertContactRequest } from './contact.queries.ts';

type ContactDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'mail' | 'log'>;

/** What the form sends beside its fields; programs that call the REST path may leave both out. */
export interface SpamSignals {
  /** Text of a field that people cannot see. */
  website?: string | undefined;
  /** Time between showing the form and sending it. */
  fillTimeMs?: number | undefined;
}

/** Nobody reads and fills seven fields faster than this. */
const minFillTimeMs = 2_000;

const perAddress: RateLimitRule = {
  name: 'contact',
  points: 20,
  durationSeconds: 60 * 60,
  message: 'Too many messages from this address. Please try again later.',
};

function looksLikeSpam(signals: SpamSignals): boolean {
  const filledHiddenField = Boolean(signals.website?.trim());
  const tooFast = signals.fillTimeMs !== undefined && signals.fillTimeMs < minFillTimeMs;
  return filledHiddenField || tooFast;
}

/** The same message sent again on the same day (UTC) is the same request: a double click, a retry, a reload. */
function dedupeKey(form: ContactForm, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, form]))
    .digest('hex');
}

/**
 * Stores a contact request, then tells the owner by e-mail where that is set up. Suspected spam is stored too,
 * marked as such: a mistaken suspicion loses nothing. A failed e-mail never fails the request.
 */
export async function submitContactRequest(
  deps: ContactDeps,
  input: { form: ContactForm; signals: SpamSignals; ip: string },
) {
  await deps.rateLimits.consume(perAddress, addressGroup(input.ip));
  const { form } = input;
  const isSpam = looksLikeSpam(input.signals);
  const isNew = await insertContactRequest(deps.db.prisma, {
    ...form,
    company: form.company ?? '',
    status: isSpam ? 'spam' : 'new',
    dedupeKey: dedupeKey(form, deps.clock.now()),
  });
  if (isNew && !isSpam) {
    deps.mail.announceContactRequest(form).catch((error: unknown) => {
      deps.log.error({ err: error }, 'announcing a contact request by e-mail failed');
    });
  }
  return { success: true as const, message: contactContent.toasts.success.title };
}
