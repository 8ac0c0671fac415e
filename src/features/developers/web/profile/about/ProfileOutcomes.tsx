import { trpc } from '../../../../../web/api/trpc.ts';
import { ShownOutcomes } from '../../../../outcomes/web/ShownOutcomes.tsx';
import { useShownDeveloper } from '../useShownDeveloper.ts';

export function ProfileOutcomes() {
  const { developerId } = useShownDeveloper();
  const { data: shown } = trpc.developer.outcomes.shown.useQuery({ developerId });
  const isEmpty = !shown || (shown.jobCount === 0 && shown.recommendations.length === 0);
  return isEmpty ? null : <ShownOutcomes shown={shown} />;
}
