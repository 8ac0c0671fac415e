import { Link } from 'react-router-dom';
import { interfaceContent } from '../../content/interface.ts';
import { accessibleName } from '../accessible-name.ts';
import classes from './ButtonLink.module.css';
import { LinkArrow } from './LinkArrow.tsx';

type ButtonLinkProps = {
  /** A path of this site, or an address with a scheme (`https:`, `sms:`), which is then a plain link. */
  to: string;
  children: string;
  /** What it is about, for screen readers, where the same words stand on several. */
  context?: string;
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  /** The arrow that moves on hover; left out where several buttons stand in a row. */
  arrow?: boolean;
  /** Opens a new tab; the default for web addresses outside this site. */
  newTab?: boolean;
  onClick?: () => void;
};

/** A link that looks like a button: one `primary` per view, `secondary` beside it, `ghost` in cards. */
export function ButtonLink({
  to,
  children,
  context,
  variant = 'primary',
  size = 'md',
  arrow = false,
  newTab = /^https?:/.test(to),
  onClick,
}: ButtonLinkProps) {
  const content = (
    <>
      <span>{children}</span>
      {arrow ? <LinkArrow isExternal={newTab} /> : null}
    </>
  );
  const look = {
    className: classes.button,
    'data-variant': variant,
    'data-size': size,
    'aria-label': context && accessibleName(children, context, newTab),
    onClick,
  };
  if (newTab) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" {...look}>
        {content}
        <span className="visually-hidden"> {interfaceContent.opensInNewTab}</span>
      </a>
    );
  }
  if (/^[a-z]+:/.test(to)) {
    return (
      <a href={to} {...look}>
        {content}
      </a>
    );
  }
  return (
    <Link to={to} {...look}>
      {content}
    </Link>
  );
}
