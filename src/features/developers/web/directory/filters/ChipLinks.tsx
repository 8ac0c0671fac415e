import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageLink } from '../../../../../web/components/PageLink.tsx';

export interface ChipLink {
  key: string;
  label: string;
  to: string;
  /** A chosen one: its link takes the choice away. */
  isChosen?: boolean;
  isRemovable?: boolean;
}

interface ChipLinksProps {
  labelledBy: string;
  chips: readonly ChipLink[];
  wrap?: 'wrap' | 'nowrap';
  children?: ReactNode;
}

/** Links to the same list with one choice more or less. */
export function ChipLinks({ labelledBy, chips, wrap = 'wrap', children }: ChipLinksProps) {
  return (
    <Group component="ul" gap="xs" wrap={wrap} aria-labelledby={labelledBy}>
      {chips.map(({ key, label, to, isChosen = false, isRemovable = isChosen }) => (
        <li key={key}>
          <Button
            component={PageLink}
            to={to}
            preventScrollReset
            rel="nofollow"
            variant="outline"
            size="sm"
            radius="xl"
            aria-current={isChosen ? 'true' : undefined}
            rightSection={isRemovable ? <span aria-hidden="true">×</span> : null}
          >
            {label}
          </Button>
        </li>
      ))}
      {children}
    </Group>
  );
}
