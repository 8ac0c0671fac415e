import type { Link } from '../../../shared/words/types.ts';
import { ButtonLink } from './ButtonLink.tsx';

type ActionLinksProps = {
  actions: readonly Link[];
  size?: 'md' | 'lg';
  arrow?: boolean;
};

/** The first action is the main one; the container lays them out. */
export function ActionLinks({ actions, size = 'md', arrow = false }: ActionLinksProps) {
  return actions.map(({ label, to }, index) => (
    <ButtonLink
      key={label}
      to={to}
      size={size}
      variant={index === 0 ? 'filled' : 'default'}
      arrow={arrow && index === 0}
    >
      {label}
    </ButtonLink>
  ));
}
