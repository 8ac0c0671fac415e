import { createHash } from 'node:crypto';
import type { RateLimitRule, RateLimits } from '../limits/rate-limits.ts';

/**
 * Counts a mail to an address that anybody can have typed in: nobody is to be flooded with ours.
 * @returns whether it is within the rule
 */
export async function isWithinRecipientLimit(
  rateLimits: RateLimits,
  rule: RateLimitRule,
  email: string,
): Promise<boolean> {
  // Counters are kept apart from what people have typed.
  const recipient = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return (await rateLimits.record(rule, recipient)) <= rule.points;
}
