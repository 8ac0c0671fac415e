import type { Link } from '../../../shared/words/types.ts';
import { PageLink } from '../PageLink.tsx';
import classes from './BackLink.module.css';

/** Leads from a page to the list that it belongs to. */
export function BackLink({ link }: { link: Link }) {
  return (
    <PageLink to={link.to} className={`${classes.back} screen-only`}>
      <span aria-hidden="true">←</span>
      <span>{link.label}</span>
    </PageLink>
  );
}
