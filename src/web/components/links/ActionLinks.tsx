import { Group, type GroupProps } from '@mantine/core';
import type { Link } from '../../../shared/words/types.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface ActionLinksProps extends Pick<GroupProps, 'gap' | 'mt'> {
  actions?: readonly Link[] | undefined;
  size?: 'md' | 'lg';
  arrow?: boolean;
}

/** The first action is the main one. Nothing is drawn without actions. */
export function ActionLinks({ actions, size, arrow, ...layout }: ActionLinksProps) {
  if (!actions?.length) return null;
  return (
    <Group {...layout}>
      {actions.map(({ label, to }, index) => (
        <ButtonLink
          key={label}
          to={to}
          size={size ?? 'md'}
          variant={index === 0 ? 'filled' : 'default'}
          arrow={arrow === true && index === 0}
        >
          {label}
        </ButtonLink>
      ))}
    </Group>
  );
}
