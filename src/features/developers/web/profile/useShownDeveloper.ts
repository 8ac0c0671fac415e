import { useParams } from 'react-router-dom';
import { trpc } from '../../../../web/api/trpc.ts';
import { developerIdOf } from './profile-address.ts';

/** The developer whom the address names, by number or by handle. The id is 0 when it names nobody. */
export function useShownDeveloper(): { developerId: number; isLoading: boolean } {
  const { developerId, handle } = useParams();
  const name = handle?.slice('@'.length) ?? '';
  const { data, isLoading } = trpc.developer.byHandle.useQuery(
    { handle: name },
    { enabled: name !== '' },
  );
  return { developerId: data?.developerId ?? developerIdOf(developerId), isLoading };
}
