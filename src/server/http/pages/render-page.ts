import type { PostedForm } from '../../../shared/posted-form.ts';
import type { DrawnContent } from '../../published-content.ts';
import type { Context } from '../../trpc/context.ts';

export interface RenderedPage {
  status: number;
  html: string;
}

interface Marked {
  mark?: string | undefined;
}

type MarkedPage = RenderedPage & Marked;

/**
 * Renders a page with the data that `context` may see, in a turn of the fills' line. Returns `known` without rendering when
 * its data is unchanged: reading costs a fraction of rendering, and most changes leave most pages equal.
 */
export type RenderPage = <Known extends Marked = never>(input: {
  url: string;
  context: Context;
  postedForm?: PostedForm;
  /** In place of what is published. */
  content?: DrawnContent;
  known?: Known | undefined;
}) => Promise<MarkedPage | Known>;

export const htmlType = 'text/html; charset=utf-8';
