import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';

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
  return (
    <NavLink
      to={to}
      end={exactPaths.includes(to)}
      className={className}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </NavLink>
  );
}
