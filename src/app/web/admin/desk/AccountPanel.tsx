import { AccountTab } from '../../../../features/accounts/web/admin/account/AccountTab.tsx';
import { AdminPrograms } from '../../../../features/programs/web/AdminPrograms.tsx';

/** An own account, with the programs that act for it. */
export function AccountPanel() {
  return <AccountTab programs={<AdminPrograms />} />;
}
