import { trpc } from '../../../../../web/api/trpc.ts';
import { ProvenAddresses } from '../../../../proofs/web/ProvenAddresses.tsx';
import { useShownDeveloper } from '../useShownDeveloper.ts';

export function ProfileProofs() {
  const { developerId } = useShownDeveloper();
  const { data: proofs = [] } = trpc.developer.proofs.shown.useQuery({ developerId });
  return proofs.length === 0 ? null : <ProvenAddresses proofs={proofs} />;
}
