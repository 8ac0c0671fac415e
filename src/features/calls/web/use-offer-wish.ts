import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';

export const callKindPath = (requestKey: string, kind: string) =>
  `${paths.request(requestKey)}?call=${encodeURIComponent(kind)}`;

/** Asks for the kind of call that the address of the page names. Without one, the server chooses. */
export function useOfferWish(requestKey: string): { key: string; kind: string | undefined } {
  const [search] = useSearchParams();
  return { key: requestKey, kind: search.get('call') ?? undefined };
}
