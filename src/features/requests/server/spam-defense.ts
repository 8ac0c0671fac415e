import type { Deps } from '../../../server/deps.ts';
import { addressGroup, networkGroup } from '../../../server/limits/client-address.ts';
import type { RateLimitRule } from '../../../server/limits/rate-limits.ts';
import { daySeconds, hourSeconds } from '../../../shared/durations.ts';

/**
 * What strangers may write into a box (the contact inbox, a developer's messages, the reports of a profile). Only a sender's own limit refuses;
 * what a box gets beyond its number is set apart as suspected, so that a flood shuts nobody out.
 */

/** What a form sends beside its fields; programs that call the REST path may leave both out. */
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

/** Each kind of box counts for itself: somebody who wrote to many developers may still ask for a quote. */
function rulesOf(kind: BoxKind) {
  const rule = (
    name: string,
    points: number,
    durationSeconds: number,
    message: string,
  ): RateLimitRule => ({ name: `${kind}-${name}`, points, durationSeconds, message });
  const what = kind === 'profile-report' ? 'reports' : 'messages';
  const fromAddress = `Too many ${what} from this address. Please try again later.`;
  const fromNetwork = `Too many ${what} from this network. Please try again tomorrow.`;
  return {
    /** Refuses: one address (or /64). */
    address: rule('address', 20, hourSeconds, fromAddress),
    /** Refuses: what one network (/24 or /48) may leave behind as suspected, across all boxes of the kind. */
    suspectedOfNetwork: rule('suspected', 50, daySeconds, fromNetwork),
    /** Sets apart: what is more than one network sends in earnest. Less than a box takes, so that no network fills one alone. */
    network: rule('network', 60, daySeconds, fromNetwork),
    /** Sets apart: what is more than a box gets on a busy day. */
    box: rule('box', 100, daySeconds, fromNetwork),
  };
}

export type BoxKind = 'contact' | 'developer-message' | 'profile-report';

const rules = {
  contact: rulesOf('contact'),
  'developer-message': rulesOf('developer-message'),
  'profile-report': rulesOf('profile-report'),
};

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
  const { address, network, box, suspectedOfNetwork } = rules[input.kind];
  const sendingNetwork = networkGroup(input.ip);
  const isMachine = looksLikeMachine(input.signals);
  const ofSender = { rule: address, key: addressGroup(input.ip) };
  // What a machine gave away takes no place of a person's; nor does what its network sends too much of.
  const ofOthers = [
    { rule: network, key: sendingNetwork },
    { rule: box, key: input.box },
  ];
  const beyond = await rateLimits.recordInTurn(isMachine ? [ofSender] : [ofSender, ...ofOthers]);
  if (beyond?.rule === address) throw beyond.refusal;
  if (!isMachine && !beyond) return 'clean';

  await rateLimits.consume(suspectedOfNetwork, sendingNetwork);
  return isMachine ? 'machine' : 'suspected';
}
