import type { QueryKey } from '@tanstack/react-query';
import type { SuperJSONResult } from 'superjson';
import type { PostedForm } from '../shared/posted-form.ts';

export interface AnswerFault {
  message: string;
  /** Of tRPC; null for what did not come from a procedure. */
  code: string | null;
}

/**
 * A query with what the server answered, and nothing of when: a page of the same content is the same to the letter, with its
 * entity tag and its compressed forms.
 */
export type AnsweredQuery = { key: QueryKey } & (
  | { data: SuperJSONResult }
  | { fault: AnswerFault }
);

/** What the server hands to the browser beside the HTML. */
export interface PageState {
  siteOrigin: string;
  /** Whether visits are counted (traffic/web/visit.ts). */
  isCounted: boolean;
  queries: AnsweredQuery[];
  /**
   * When the queries were answered, by the clock of the server; null in every page that is the same for everybody: what such a
   * page carries is public, whatever a clock says.
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
