import { formerPath } from '../../../shared/addresses/former-path.ts';
import type { ContentProblem, Site } from '../../../shared/content/kind.ts';
import { contentKind } from '../../../shared/content/kind.ts';

export interface Redirect {
  /** A path of this site. */
  from: string;
  to: string;
  isPermanent: boolean;
}

const noRedirects: readonly Redirect[] = [];

/** Addresses of the program itself: no visitor opens them. */
const isReserved = (path: string) => /^\/(?:admin|api|assets|healthz)(?:\/|$)/.test(path);

/** One redirect leads to its end: browsers give up on loops, and search engines on chains. */
function problemsOf(redirects: readonly Redirect[], { origin }: Site): ContentProblem[] {
  const pathOf = (address: string) =>
    formerPath(address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
  const from = redirects.map((redirect) => formerPath(redirect.from));
  const problemOf = (index: number, to: string) => {
    const path = from[index] ?? null;
    if (path === null || isReserved(path)) {
      return { field: 'from', message: 'An address of this site is needed, such as /old-page' };
    }
    if (from.indexOf(path) < index) {
      return { field: 'from', message: 'This address is redirected above already' };
    }
    const target = pathOf(to);
    if (target === path) return { field: 'to', message: 'This leads to itself' };
    if (target !== null && from.includes(target)) {
      return {
        field: 'to',
        message: 'This address is redirected itself. Please name the one where it ends',
      };
    }
    return null;
  };
  return redirects.flatMap(({ to }, index) => {
    const problem = problemOf(index, to);
    return problem ? [{ path: ['redirects', index, problem.field], message: problem.message }] : [];
  });
}

/** Addresses that have no page any more, and where each leads. */
export const redirectsKind = contentKind({
  name: 'redirects',
  title: 'Redirects',
  intro:
    'Visitors of a former address are led on, as long as this site has no page there. A permanent redirect tells search engines to forget the former address.',
  hasFacts: false,
  places: [],
  release: { redirects: noRedirects },
  fields: {
    redirects: {
      label: 'Redirects',
      type: 'list',
      entry: {
        label: 'Redirect',
        type: 'group',
        fields: {
          from: { label: 'Former address', type: 'address' },
          to: { label: 'Leads to', type: 'address' },
          isPermanent: { label: 'Permanent', type: 'yesNo' },
        },
      },
    },
  },
  check: ({ redirects }, site) => problemsOf(redirects, site),
});
