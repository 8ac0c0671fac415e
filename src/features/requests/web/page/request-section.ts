import type { ComponentType } from 'react';
import type { RequestPage } from '../../requests.ts';

export interface RequestSectionProps {
  /** Opens the page, and every call about its request. */
  requestKey: string;
  request: RequestPage;
}

/** Stands beside the thread: a section with a heading of the second level, or nothing. */
export interface RequestSection {
  name: string;
  Part: ComponentType<RequestSectionProps>;
}
