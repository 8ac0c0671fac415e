import type { ComponentProps } from 'react';
import { PageLink } from '../PageLink.tsx';

/** As high as a finger needs. */
export function TallLink(props: ComponentProps<typeof PageLink>) {
  return (
    <PageLink
      dir="auto"
      style={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--site-target)' }}
      {...props}
    />
  );
}
