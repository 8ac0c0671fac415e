import { useMemo } from 'react';
import { AdminSessionContext } from '../../../web/admin/admin-session.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { ProofDialog } from '../../accounts/web/admin/session/ProofDialog.tsx';

/** Opens the dialog that proves an admin's identity, outside of the admin area. */
function AdminProof() {
  const utils = trpc.useUtils();
  const { data: admin } = trpc.admin.me.useQuery();
  const session = useMemo(
    () =>
      admin && {
        ...{ admin, signInCount: 0 },
        reportEnded: () => void utils.programs.asked.invalidate(),
      },
    [admin, utils],
  );
  if (!session) return null;
  return (
    <AdminSessionContext value={session}>
      <ProofDialog />
    </AdminSessionContext>
  );
}

export default AdminProof;
