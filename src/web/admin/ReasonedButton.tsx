import { Button, type ButtonProps, Text } from '@mantine/core';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';

type Native = Pick<ComponentProps<'button'>, 'type' | 'aria-label' | 'aria-keyshortcuts'>;

interface ReasonedButtonProps extends Omit<ButtonProps, 'disabled' | 'children'>, Native {
  /** Says why the button does nothing now; null while it can be pressed. */
  reason: string | null;
  /** Element that shows the reason already; without one the button shows it. */
  reasonId?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

/** Says why it cannot be pressed. It takes the focus even then, so that a keyboard and a screen reader reach the reason. */
export function ReasonedButton(props: ReasonedButtonProps) {
  const { reason, reasonId, onClick, children, ...button } = props;
  const ownId = useId();
  const isOff = reason !== null;
  return (
    <>
      <Button
        {...button}
        data-disabled={isOff || undefined}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? (reasonId ?? ownId) : undefined}
        onClick={(event) => {
          if (isOff) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {children}
      </Button>
      {isOff && reasonId === undefined ? <Reason id={ownId}>{reason}</Reason> : null}
    </>
  );
}

/** Shows a reason that several buttons share. */
export function Reason({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Text component="span" id={id} c="dimmed" fz="sm">
      {children}
    </Text>
  );
}
