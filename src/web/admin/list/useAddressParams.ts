import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** Parameters by name: an empty one is left out of the address, and one that is not named stays as it is. */
type ParamChanges = Record<string, string | undefined>;

function changed(before: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else if (value !== undefined) next.set(name, value);
  }
  return next;
}

/** The parameters of the address, for what is open on a tab: "back", a reload and a link find it again. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  return {
    params,
    /** Returns parameters for a link, and changes nothing. */
    paramsWith: (changes: ParamChanges) => changed(params, changes),
    /** Starts from the current address, which may be ahead of the drawn page: two filters chosen quickly both hold. */
    change: (changes: ParamChanges, options?: NavigateOptions) =>
      setParams(changed(new URLSearchParams(window.location.search), changes), {
        preventScrollReset: true,
        ...options,
      }),
  };
}
