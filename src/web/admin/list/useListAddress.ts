import { useAddressParams } from './useAddressParams.ts';

/** Kept in the address, so that "back" and a reload restore it. */
export interface ListAddress {
  search: string;
  status: string;
  /** '' for the order that a list has by itself. */
  sort: string;
  page: number;
}

export function useListAddress() {
  const { params, change: changeParams } = useAddressParams();
  const page = Number(params.get('page'));
  const address: ListAddress = {
    search: params.get('q') ?? '',
    status: params.get('status') ?? '',
    sort: params.get('sort') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };

  const change = ({ search, status, sort, page: nextPage }: Partial<ListAddress>) =>
    changeParams(
      { q: search, status, sort, page: nextPage && nextPage > 1 ? String(nextPage) : '' },
      // A page change enters the history; letters of a search do not.
      { replace: nextPage === undefined },
    );

  return { address, change };
}
