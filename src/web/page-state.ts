import type { QueryKey } from '@tanstack/react-query';
import type { SuperJSONResult } from 'superjson';
import type { PostedForm } from '../shared/posted-form.ts';

export interface AnswerFault {
  message: string;
  code: string | null;
}

/**
 * A query with the server's answer but without its time, so that pages of the same content are identical and share
 * their entity tag and compressed forms.
 */
export type AnsweredQuery = { key: QueryKey } & (
  | { data: SuperJSONResult }
  | { fault: AnswerFault }
);

export interface PageState {
  siteOrigin: string;
  /** True when visits are counted (traffic/web/visit.ts). */
  isCounted: boolean;
  queries: AnsweredQuery[];
  /**
   * Time of the answers by the server's clock. Null in a page that is the same for everybody, which contains public
   * data only, whatever a clock says.
   */
  answeredAtMs: number | null;
  postedForm: PostedForm | null;
  /** Content that the page and its frame show, by the name of its kind. */
  content: Readonly<Record<string, unknown>>;
}

const elementId = 'page-state';

/** @throws when the server did not render the document */
export function readPageState(): PageState {
  const element = document.getElementById(elementId);
  if (!element?.textContent) throw new Error('The page shell is incomplete.');
  return JSON.parse(element.textContent);
}
