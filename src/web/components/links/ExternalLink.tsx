import { interfaceContent } from '../../../shared/words/interface.ts';
import { accessibleName } from '../../start/accessible-name.ts';
import { LinkArrow } from './LinkArrow.tsx';

type ExternalLinkProps = {
  href: string;
  children: string;
  /** Names the link's subject to screen readers when several links have the same words. */
  context?: string;
  className?: string;
  arrow?: boolean;
};

export function ExternalLink({
  href,
  children,
  context,
  className,
  arrow = false,
}: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-label={context && accessibleName(children, context, true)}
    >
      {children}
      {arrow ? <LinkArrow isExternal /> : null}
      <span className="visually-hidden"> {interfaceContent.opensInNewTab}</span>
    </a>
  );
}
