import { Link } from 'react-router-dom';
import { interfaceContent } from '../../../../content/interface.ts';
import { accessibleName } from '../../../accessible-name.ts';
import classes from './Action.module.css';

interface ActionProps {
  children: string;
  /** What the action is about, for screen readers: the same words stand on every row. */
  context?: string;
}

interface ActionButtonProps extends ActionProps {
  onClick: () => void;
  disabled?: boolean;
  tone?: 'plain' | 'danger';
}

/** A small button of a row or a card. */
export function ActionButton({
  children,
  context,
  onClick,
  disabled = false,
  tone = 'plain',
}: ActionButtonProps) {
  return (
    <button
      type="button"
      className={classes.action}
      data-tone={tone}
      aria-label={context && accessibleName(children, context)}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface ActionLinkProps extends ActionProps {
  to: string;
  newTab?: boolean;
}

/** The same for what leads elsewhere. */
export function ActionLink({ children, context, to, newTab = false }: ActionLinkProps) {
  const look = {
    className: classes.action,
    'aria-label': context && accessibleName(children, context, newTab),
  };
  if (newTab) {
    return (
      <a href={to} target="_blank" rel="noopener" {...look}>
        {children}
        <span className="visually-hidden"> {interfaceContent.opensInNewTab}</span>
      </a>
    );
  }
  return (
    <Link to={to} {...look}>
      {children}
    </Link>
  );
}
