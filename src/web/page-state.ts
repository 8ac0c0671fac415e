import type { QueryKey } from '@tanstack/react-query';
import type { SuperJSONResult } from 'superjson';
import type { PostedForm } from '../shared/posted-form.ts';

export interface AnswerFault {
  message: string;
  /** Error code of tRPC; null for an error from outside a procedure. */
  code: string | null;
}

/**
 * A query with the answer of the server, but without its time: pages of the same content are the same to the letter, and share
 * their entity tag and compressed forms.
 */
export type AnsweredQuery = { key: QueryKey } & (
  | { data: SuperJSONResult }
  | { fault: AnswerFault }
);

/** State that the server hands to the browser beside the HTML. */
export interface PageState {
  siteOrigin: string;
  /** Whether visits are counted (traffic/web/visit.ts). */
  isCounted: boolean;
  queries: AnsweredQuery[];
  /**
   * Time of the answers by the clock of the server. It is null in every page that is the same for everybody: such a page
   * carries public data only, whatever a clock says.
   */
  answeredAtMs: number | null;
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
