import type { Deps } from '../../../server/deps.ts';
import { addressGroup, networkGroup } from '../../../server/limits/client-address.ts';
import { inboxLimits } from '../../../shared/limits/limits.ts';

/**
 * Limits messages from strangers to a box: the contact inbox, a developer's messages, or the reports of a profile. Only the limit
 * of a single sender refuses. Messages beyond the limit of a network or a box are stored as suspected, so a flood locks nobody
 * out.
 */

/** Spam signals beside the form fields. REST clients may leave both out. */
export interface SpamSignals {
  /** Field that is hidden from people. */
  website?: string | undefined;
  /** Time from showing to sending the form. Known only with scripts. */
  fillTimeMs?: number | undefined;
}

/** `machine`: no person does this. `suspected`: more than people send in a day, or like what was marked as junk. */
export type Verdict = 'clean' | 'suspected' | 'machine';

const minFillTimeMs = 2_000;

export type BoxKind = keyof typeof inboxLimits;

export function looksLikeMachine({ website, fillTimeMs }: SpamSignals): boolean {
  return Boolean(website?.trim()) || (fillTimeMs !== undefined && fillTimeMs < minFillTimeMs);
}

/**
 * Counts a message and returns its verdict.
 * @param input.box one box of its kind, for example the id of a developer
 * @param input.isLikeJunk whether it resembles messages that an owner has marked as junk
 * @throws DomainError TOO_MANY_REQUESTS when the sender has reached their own limit
 */
export async function judgeMessage(
  { rateLimits }: Pick<Deps, 'rateLimits'>,
  input: { kind: BoxKind; box: string; signals: SpamSignals; ip: string; isLikeJunk?: boolean },
): Promise<Verdict> {
  const { address, network, box, suspected } = inboxLimits[input.kind];
  const sendingNetwork = networkGroup(input.ip);
  const isMachine = looksLikeMachine(input.signals);
  const isJunk = isMachine || input.isLikeJunk === true;
  const ofSender = { limit: address, key: addressGroup(input.ip) };
  // Junk, or messages beyond their network's limit, do not use up the limit of the box.
  const ofOthers = [
    { limit: network, key: sendingNetwork },
    { limit: box, key: input.box },
  ];
  const beyond = await rateLimits.recordInTurn(isJunk ? [ofSender] : [ofSender, ...ofOthers]);
  if (beyond?.limit === address) throw beyond.refusal;
  if (!isJunk && !beyond) return 'clean';

  await rateLimits.consume(suspected, sendingNetwork);
  return isMachine ? 'machine' : 'suspected';
}
