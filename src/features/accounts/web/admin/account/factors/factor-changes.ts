import { trpc } from '../../../../../../web/api/trpc.ts';
import type { Factors } from '../../../../admin-account.ts';
import { adminAccountContent } from '../../../../words/admin-account.ts';

export interface FactorPartProps {
  factors: Factors;
  onNewCodes: (codes: readonly string[] | null) => void;
}

export function useFactorChange() {
  const utils = trpc.useUtils();
  return {
    failed: adminAccountContent.factors.toasts.failed,
    onDone: () => utils.admin.account.factors.invalidate(),
  };
}

export function isLastFactor({ totpSince, passkeys }: Factors): boolean {
  return passkeys.length + (totpSince ? 1 : 0) === 1;
}
