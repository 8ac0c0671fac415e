import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { isAt, isAtOrBelow } from './current-group.ts';

type SiteLinkProps = {
  to: string;
  children: ReactNode;
  className?: string;
  /** Id of the element that describes the link. */
  describedBy?: string;
  onClick?: () => void;
};

/** Pages below these paths have navigation links of their own. */
const exactPaths: readonly string[] = [paths.home, paths.services];

/** Sets aria-current="page" on its own page and on pages below it. */
export function SiteLink({ to, children, className, describedBy, onClick }: SiteLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = exactPaths.includes(to) ? isAt(to, pathname) : isAtOrBelow(to, pathname);
  return (
    <PageLink
      to={to}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </PageLink>
  );
}
