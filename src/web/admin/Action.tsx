import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { interfaceContent } from '../../shared/words/interface.ts';
import { accessibleName } from '../start/accessible-name.ts';

interface ActionProps {
  children: string;
  /** Subject of the action for screen readers, because every row has the same words. */
  context?: string;
}

interface ActionButtonProps extends ActionProps {
  onClick: () => void;
  disabled?: boolean;
  isDangerous?: boolean;
  /** Letter that presses the button while its row has the focus (`useRowKeys`). */
  letter?: string;
}

export function ActionButton(props: ActionButtonProps) {
  const { children, context, onClick, disabled = false, isDangerous = false, letter } = props;
  return (
    <Button
      variant="outline"
      color={isDangerous ? 'red' : 'gray'}
      aria-label={context && accessibleName(children, context)}
      disabled={disabled}
      aria-keyshortcuts={letter}
      data-letter={letter}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

interface ActionLinkProps extends ActionProps {
  to: string;
  newTab?: boolean;
}

export function ActionLink({ children, context, to, newTab = false }: ActionLinkProps) {
  const label = context && accessibleName(children, context, newTab);
  if (newTab) {
    return (
      <Button
        component="a"
        href={to}
        target="_blank"
        rel="noopener"
        variant="outline"
        aria-label={label}
      >
        {children}
        <VisuallyHidden> {interfaceContent.opensInNewTab}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <Button component={Link} to={to} variant="outline" aria-label={label}>
      {children}
    </Button>
  );
}
