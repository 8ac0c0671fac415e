import type { ComponentType } from 'react';
import type { Link } from '../../../../shared/words/types.ts';
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

/** Begins the page in place of the words about the request itself, once there is an order. */
export interface Standing {
  title: (firstName: string) => string;
  intro: string;
  next: Link;
}
