import type { Deps } from '../../../server/deps.ts';
import { addressGroup, networkGroup } from '../../../server/limits/client-address.ts';
import { inboxLimits } from '../../../shared/limits/limits.ts';

/**
 * Limits messages of strangers to a box: the contact inbox, a developer's messages, the reports of a profile. Only a sender's own
 * limit refuses. Messages beyond the limit of a network or a box are set apart as suspected, so that a flood shuts nobody out.
 */

/** Signals that a form sends beside its fields; programs that call the REST path may leave both out. */
export interface SpamSignals {
  /** Text of a field that people cannot see. */
  website?: string | undefined;
  /** Time between showing the form and sending it; known only where scripts run. */
  fillTimeMs?: number | undefined;
}

/** `machine`: something that no person does. `suspected`: more than people send in a day. */
export type Verdict = 'clean' | 'suspected' | 'machine';

/** Nobody reads and fills in a form faster than this. */
const minFillTimeMs = 2_000;

export type BoxKind = keyof typeof inboxLimits;

function looksLikeMachine({ website, fillTimeMs }: SpamSignals): boolean {
  return Boolean(website?.trim()) || (fillTimeMs !== undefined && fillTimeMs < minFillTimeMs);
}

/**
 * Counts a message and says where it belongs.
 * @param input.box which of the boxes of this kind, for example the id of a developer
 * @throws DomainError TOO_MANY_REQUESTS when its sender has reached a limit of their own.
 */
export async function judgeMessage(
  { rateLimits }: Pick<Deps, 'rateLimits'>,
  input: { kind: BoxKind; box: string; signals: SpamSignals; ip: string },
): Promise<Verdict> {
  const { address, network, box, suspected } = inboxLimits[input.kind];
  const sendingNetwork = networkGroup(input.ip);
  const isMachine = looksLikeMachine(input.signals);
  const ofSender = { limit: address, key: addressGroup(input.ip) };
  // Messages of machines take no place of a person's. Nor do messages beyond their network's limit.
  const ofOthers = [
    { limit: network, key: sendingNetwork },
    { limit: box, key: input.box },
  ];
  const beyond = await rateLimits.recordInTurn(isMachine ? [ofSender] : [ofSender, ...ofOthers]);
  if (beyond?.limit === address) throw beyond.refusal;
  if (!isMachine && !beyond) return 'clean';

  await rateLimits.consume(suspected, sendingNetwork);
  return isMachine ? 'machine' : 'suspected';
}
