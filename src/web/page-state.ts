import type { DehydratedState } from '@tanstack/react-query';

/** What the server hands to the browser beside the HTML. */
export interface PageState {
  siteOrigin: string;
  queries: DehydratedState;
}

/** Id of the element that carries the state as JSON. */
const elementId = 'page-state';

/** @throws when the document is not one that the server rendered. */
export function readPageState(): PageState {
  const element = document.getElementById(elementId);
  if (!element?.textContent) throw new Error('The page shell is incomplete.');
  return JSON.parse(element.textContent);
}
