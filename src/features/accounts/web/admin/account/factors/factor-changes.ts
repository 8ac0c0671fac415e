import { trpc } from '../../../../../../web/api/trpc.ts';
import type { Factors } from '../../../../admin-account.ts';
import { adminAccountContent } from '../../../../words/admin-account.ts';

/** What the parts of the section hand on: the recovery codes that a change has made. */
export interface FactorPartProps {
  factors: Factors;
  onNewCodes: (codes: readonly string[] | null) => void;
}

/** How every change of a factor ends: the section shows it. */
export function useFactorChange() {
  const utils = trpc.useUtils();
  return {
    failed: adminAccountContent.factors.toasts.failed,
    onDone: () => utils.admin.account.factors.invalidate(),
  };
}

/** Whether the account would be without a second step when one factor goes. */
export function isLastFactor({ totpSince, passkeys }: Factors): boolean {
  return passkeys.length + (totpSince ? 1 : 0) === 1;
}
