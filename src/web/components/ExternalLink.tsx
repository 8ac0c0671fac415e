import type { ReactNode } from 'react';
import { interfaceContent } from '../../content/interface.ts';

type ExternalLinkProps = { href: string; children: ReactNode; className?: string };

/** A plain link to another site; opens a new tab and says so to screen readers. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="visually-hidden"> {interfaceContent.opensInNewTab}</span>
    </a>
  );
}
