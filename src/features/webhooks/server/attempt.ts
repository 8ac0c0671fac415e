import { Webhook } from 'standardwebhooks';
import type { Deps } from '../../../server/deps.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { type WebhookFault, webhookLimits } from '../webhooks.ts';
import type { DueDelivery } from './deliveries.queries.ts';
import type { SealedEndpoint } from './endpoints.queries.ts';
import { openAddress, openSecrets } from './secrets.ts';

const timeoutMs = 15_000;

export interface Attempt {
  at: Date;
  /** Null when it arrived. */
  fault: WebhookFault | null;
  status: number | null;
  retryAfter: string | null;
  answer: string;
  durationMs: number;
}

/** The same at every try: receivers may compare. */
export function bodyOf(
  { type, data, path, happenedAt }: Pick<DueDelivery, 'type' | 'data' | 'path' | 'happenedAt'>,
  siteOrigin: string,
): string {
  const url = absoluteUrl(siteOrigin, path);
  const details = typeof data === 'object' && data !== null ? data : {};
  return JSON.stringify({
    type,
    timestamp: happenedAt.toISOString(),
    data: { ...details, url },
  });
}

/** One signature for each secret, as the specification of Standard Webhooks wants it while a secret is rotated. */
function signedHeaders(secrets: readonly string[], eventId: string, body: string, at: Date) {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(eventId, at, body));
  return {
    'content-type': 'application/json',
    'user-agent': 'site-webhooks',
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
}

type AttemptDeps = Pick<Deps, 'clock' | 'keyring' | 'guardedFetch' | 'settings'>;

/**
 * Sends an event once.
 * @throws the reason of the signal: such a try does not count
 */
export async function attempt(
  { clock, keyring, guardedFetch, settings }: AttemptDeps,
  delivery: DueDelivery,
  endpoint: SealedEndpoint,
  signal: AbortSignal,
): Promise<Attempt> {
  const at = clock.now();
  const nothing = { at, status: null, retryAfter: null, answer: '', durationMs: 0 };
  const address = openAddress(keyring, endpoint);
  const secrets = openSecrets(keyring, endpoint, at);
  if (address === null || secrets === null) return { ...nothing, fault: 'lostKey' };
  const body = bodyOf(delivery, settings.siteOrigin);
  const headers = signedHeaders(secrets, delivery.eventId, body, at);
  const startedAtMs = performance.now();
  const mostAnswerBytes = webhookLimits.answerBytes;
  const sent = await guardedFetch.send(address, {
    ...{ body, headers, timeoutMs, mostAnswerBytes, signal },
  });
  const durationMs = Math.round(performance.now() - startedAtMs);
  if (sent.outcome !== 'answered') {
    signal.throwIfAborted();
    const fault = sent.outcome === 'refused' ? 'refused' : 'unreachable';
    return { ...nothing, durationMs, fault };
  }
  const { status, retryAfter, text: answer } = sent;
  const fault = status >= 200 && status < 300 ? null : 'answered';
  return { at, fault, status, retryAfter, answer, durationMs };
}
