import type { RequestPage } from '../../requests.ts';

/** What a section of the page of a request gets. */
export interface RequestSectionProps {
  /** Opens the page, and every call about its request. */
  requestKey: string;
  request: RequestPage;
}
