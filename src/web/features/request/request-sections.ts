import type { ComponentType } from 'react';
import { CallSection } from './call/CallSection.tsx';
import { KeepLink } from './KeepLink.tsx';
import type { RequestSectionProps } from './request-section.ts';

/** What stands beside the letters, from top to bottom; each is a section with a heading of the second level, or nothing. */
export const requestSections: readonly {
  name: string;
  Part: ComponentType<RequestSectionProps>;
}[] = [
  { name: 'call', Part: CallSection },
  { name: 'link', Part: KeepLink },
];
