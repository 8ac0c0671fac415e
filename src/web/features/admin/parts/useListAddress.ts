import { useSearchParams } from 'react-router-dom';

/** Where a list of the admin area stands: kept in the address, so that "back" and a reload find it again. */
export interface ListAddress {
  search: string;
  status: string;
  page: number;
}

/** Another search or status starts at the first page. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const address: ListAddress = {
    search: params.get('q') ?? '',
    status: params.get('status') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };

  const change = (part: Partial<ListAddress>) => {
    const { search, status, page: nextPage } = { ...address, page: 1, ...part };
    const next = new URLSearchParams(params);
    const write = (key: string, value: string) =>
      value === '' ? next.delete(key) : next.set(key, value);
    write('q', search);
    write('status', status);
    write('page', nextPage === 1 ? '' : String(nextPage));
    // Each page is a step of the history; letters of a search are not.
    setParams(next, { replace: part.page === undefined, preventScrollReset: true });
  };

  return { address, change };
}
