import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { withSetting } from '../../../../shared/limits/limit.ts';
import { counters } from '../../../../shared/limits/limits.ts';

type BudgetDeps = Pick<Deps, 'settings' | 'ai' | 'rateLimits'>;

const wholeSite = 'site';

function dailyBudget({ settings }: BudgetDeps) {
  return withSetting(counters['ai-drafts-day'], settings.ai.dailyBudget);
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
  const budget = dailyBudget(deps);
  const asked = await deps.rateLimits.count(budget, wholeSite);
  return { used: Math.min(asked, budget.limit), limit: budget.limit };
}
