import type { ComponentType } from 'react';
import type { RequestPage } from '../../requests.ts';

export interface RequestSectionProps {
  requestKey: string;
  request: RequestPage;
}

/** A section with a level-two heading beside the thread or above it, or nothing. */
export interface RequestSection {
  name: string;
  Part: ComponentType<RequestSectionProps>;
  isAboveThread?: true;
}
