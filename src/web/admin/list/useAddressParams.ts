import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** An empty value is removed from the address. A name that is left out stays as it is. */
type ParamChanges = Record<string, string | undefined>;

function changed(before: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else if (value !== undefined) next.set(name, value);
  }
  return next;
}

/** Keeps the state of a tab in the address, so that "back", a reload and a link restore it. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  return {
    params,
    paramsWith: (changes: ParamChanges) => changed(params, changes),
    /** Starts from the current address, which may be ahead of the rendered page: two quick filter changes both apply. */
    change: (changes: ParamChanges, options?: NavigateOptions) =>
      setParams(changed(new URLSearchParams(window.location.search), changes), {
        preventScrollReset: true,
        ...options,
      }),
  };
}
