import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { RateLimitRule } from '../../../../server/limits/rate-limits.ts';
import { daySeconds } from '../../../../shared/durations.ts';
import { toDomainError } from '../ai-outcomes.ts';

type BudgetDeps = Pick<Deps, 'settings' | 'ai' | 'rateLimits'>;

const wholeSite = 'site';

function dailyBudget({ settings }: BudgetDeps): RateLimitRule {
  return {
    name: 'ai-drafts-day',
    points: settings.ai.dailyBudget,
    durationSeconds: daySeconds,
    message: toDomainError('overBudget').message,
  };
}

/**
 * Consumes one draft of the daily budget.
 * @returns false when none is left
 */
export async function takeDraft(deps: BudgetDeps): Promise<boolean> {
  if (!deps.ai.isConfigured) return true;
  try {
    await deps.rateLimits.consume(dailyBudget(deps), wholeSite);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Returns the used part of the daily budget; refused requests are not counted. */
export async function draftBudget(deps: BudgetDeps): Promise<{ used: number; limit: number }> {
  const rule = dailyBudget(deps);
  const asked = await deps.rateLimits.count(rule, wholeSite);
  return { used: Math.min(asked, rule.points), limit: rule.points };
}
