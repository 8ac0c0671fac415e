import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';

type SiteLinkProps = {
  to: string;
  children: ReactNode;
  className?: string;
  /** Id of what says more about it. */
  describedBy?: string;
  onClick?: () => void;
};

/** These have pages below them with links of their own, which are then the current ones. */
const exactPaths: readonly string[] = [paths.home, paths.services];

/** A link of the navigation: marked with aria-current="page" on its own page and on pages below it. */
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
