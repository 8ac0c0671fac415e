import type { DehydratedState } from '@tanstack/react-query';
import type { PostedForm } from '../shared/posted-form.ts';

/** What the server hands to the browser beside the HTML. */
export interface PageState {
  siteOrigin: string;
  queries: DehydratedState;
  /** The refused form that the page answers; null in every page that is the same for everybody. */
  postedForm: PostedForm | null;
}

/** Id of the element that carries the state as JSON. */
const elementId = 'page-state';

/** @throws when the document is not one that the server rendered. */
export function readPageState(): PageState {
  const element = document.getElementById(elementId);
  if (!element?.textContent) throw new Error('The page shell is incomplete.');
  return JSON.parse(element.textContent);
}
