import type { ComponentType } from 'react';
import { BriefsSection } from '../../../briefs/web/BriefsSection.tsx';
import { CallSection } from '../../../calls/web/CallSection.tsx';
import { QuoteCard } from '../../../quotes/web/QuoteCard.tsx';
import { KeepLink } from './KeepLink.tsx';
import { NdaSection } from './NdaSection.tsx';
import type { RequestSectionProps } from './request-section.ts';
import { Withdrawal } from './Withdrawal.tsx';

/** What stands beside the letters, from top to bottom; each is a section with a heading of the second level, or nothing. */
export const requestSections: readonly {
  name: string;
  Part: ComponentType<RequestSectionProps>;
}[] = [
  { name: 'quote', Part: QuoteCard },
  { name: 'call', Part: CallSection },
  { name: 'briefs', Part: BriefsSection },
  { name: 'link', Part: KeepLink },
  { name: 'nda', Part: NdaSection },
  { name: 'withdrawal', Part: Withdrawal },
];
