import { useParams } from 'react-router-dom';
import { trpc } from '../../../../web/api/trpc.ts';
import { developerIdOf, handleOf } from './profile-address.ts';

/** The developer whom the address names, by number or by handle. The id is 0 when it names nobody. */
export function useShownDeveloper(): { developerId: number; isPending: boolean } {
  const { developerId, handle } = useParams();
  const isNamed = handle !== undefined;
  const named = trpc.developer.byHandle.useQuery(
    { handle: handleOf(handle) },
    { enabled: isNamed },
  );
  return {
    developerId: isNamed ? (named.data?.developerId ?? 0) : developerIdOf(developerId),
    isPending: isNamed && named.isPending,
  };
}
