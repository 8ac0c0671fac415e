import { trpc } from '../../../../../web/api/trpc.ts';
import { StudioMark } from '../../../../verification/web/StudioMark.tsx';
import { useShownDeveloper } from '../useShownDeveloper.ts';

export function ProfileMark() {
  const { developerId } = useShownDeveloper();
  const { data: mark } = trpc.developer.verification.shown.useQuery({ developerId });
  return mark ? <StudioMark mark={mark} /> : null;
}
