import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { interfaceContent } from '../../../shared/words/interface.ts';
import { PageLink } from '../PageLink.tsx';
import { WordsInContext } from '../text/WordsInContext.tsx';
import { LinkArrow } from './LinkArrow.tsx';

type ButtonLinkProps = {
  /** Path of this site, or an address with a scheme (`https:`, `sms:`), which becomes a plain link. */
  to: string;
  variant?: 'filled' | 'default' | 'subtle';
  size?: 'sm' | 'md' | 'lg';
  /** Moves on hover; left out when several buttons stand in a row. */
  arrow?: boolean;
  /** Opens a new tab; the default for web addresses outside this site. */
  newTab?: boolean;
  onClick?: () => void;
} & (
  | { children: ReactNode; context?: undefined }
  /** Names the link's subject to screen readers when several links have the same words. */
  | { children: string; context: string | undefined }
);

/** Use one `filled` link per view, `default` beside it, `subtle` in cards. */
export function ButtonLink({
  to,
  children,
  context,
  arrow = false,
  newTab = /^https?:/.test(to),
  ...look
}: ButtonLinkProps) {
  const props = {
    ...look,
    rightSection: arrow ? <LinkArrow isExternal={newTab} /> : null,
  };
  const words = context ? (
    <WordsInContext words={children} context={context} opensNewTab={newTab} />
  ) : (
    children
  );
  if (!/^[a-z]+:/.test(to) && !newTab) {
    return (
      <Button component={PageLink} to={to} {...props}>
        {words}
      </Button>
    );
  }
  return (
    <Button
      component="a"
      href={to}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...props}
    >
      {words}
      {newTab && !context ? (
        <span className="visually-hidden"> {interfaceContent.opensInNewTab}</span>
      ) : null}
    </Button>
  );
}
