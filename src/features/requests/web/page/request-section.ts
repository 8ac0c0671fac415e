import type { ComponentType } from 'react';
import type { RequestPage } from '../../requests.ts';

/** What a section of the page of a request gets. */
export interface RequestSectionProps {
  /** Opens the page, and every call about its request. */
  requestKey: string;
  request: RequestPage;
}

/** Stands beside the letters: a section with a heading of the second level, or nothing. */
export interface RequestSection {
  name: string;
  Part: ComponentType<RequestSectionProps>;
}
