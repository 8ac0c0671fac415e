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

/** Takes one draft out of the day's budget. @returns false when there is none left */
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

/** How much of the day's budget is used; what was asked for beyond it was not made. */
export async function draftBudget(deps: BudgetDeps): Promise<{ used: number; limit: number }> {
  const rule = dailyBudget(deps);
  const asked = await deps.rateLimits.count(rule, wholeSite);
  return { used: Math.min(asked, rule.points), limit: rule.points };
}
