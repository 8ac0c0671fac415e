import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { interfaceContent } from '../../../../content/interface.ts';
import classes from './Action.module.css';

interface ActionProps {
  children: ReactNode;
  /** What the action is about, for screen readers: the same words stand on every row. */
  context?: string;
}

function Label({ children, context }: ActionProps) {
  return (
    <>
      {children}
      {context ? <span className="visually-hidden">: {context}</span> : null}
    </>
  );
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
      disabled={disabled}
      onClick={onClick}
    >
      <Label context={context}>{children}</Label>
    </button>
  );
}

interface ActionLinkProps extends ActionProps {
  to: string;
  newTab?: boolean;
}

/** The same for what leads elsewhere. */
export function ActionLink({ children, context, to, newTab = false }: ActionLinkProps) {
  if (newTab) {
    return (
      <a href={to} target="_blank" rel="noopener" className={classes.action}>
        <Label context={context}>{children}</Label>
        <span className="visually-hidden"> {interfaceContent.opensInNewTab}</span>
      </a>
    );
  }
  return (
    <Link to={to} className={classes.action}>
      <Label context={context}>{children}</Label>
    </Link>
  );
}
