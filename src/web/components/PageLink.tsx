import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site, from its root, or a fragment of the page. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
  preventScrollReset?: boolean;
};

/**
 * A link within the site. The server draws the element alone: the router's own link costs ten times as much, and a page has a
 * hundred of them. The router would add the path of the page to a fragment, unlike the server.
 */
export function PageLink({ preventScrollReset, to, ...rest }: PageLinkProps) {
  if (import.meta.env.SSR || to.startsWith('#')) return <a href={to} {...rest} />;
  return <Link to={to} preventScrollReset={preventScrollReset} discover="none" {...rest} />;
}
