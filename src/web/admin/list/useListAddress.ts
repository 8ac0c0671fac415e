import { useAddressParams } from './useAddressParams.ts';

/** Where a list of the admin area stands: kept in the address, so that "back" and a reload find it again. */
export interface ListAddress {
  search: string;
  status: string;
  page: number;
}

/** Another search or status starts at the first page. */
export function useListAddress() {
  const { params, change: changeParams } = useAddressParams();
  const page = Number(params.get('page'));
  const address: ListAddress = {
    search: params.get('q') ?? '',
    status: params.get('status') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };

  const change = ({ search, status, page: nextPage }: Partial<ListAddress>) =>
    changeParams(
      { q: search, status, page: nextPage && nextPage > 1 ? String(nextPage) : '' },
      // Each page is a step of the history; letters of a search are not.
      { replace: nextPage === undefined },
    );

  return { address, change };
}
