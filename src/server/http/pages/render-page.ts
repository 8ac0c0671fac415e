import type { PostedForm } from '../../../shared/posted-form.ts';
import type { Context } from '../../trpc/context.ts';

export interface RenderedPage {
  status: number;
  /** The whole document. */
  html: string;
}

/** A mark is the same as long as the page would be. */
export interface Marked {
  mark?: string | undefined;
}

export type MarkedPage = RenderedPage & Marked;

/**
 * Draws a page with the data that `context` may see, within a turn of the line of fills. Where the data is what `known` was drawn from, nothing
 * is drawn and `known` comes back: reading costs a fraction of drawing, and most pages are the same after most changes.
 */
export type RenderPage = <Known extends Marked = never>(input: {
  url: string;
  context: Context;
  postedForm?: PostedForm;
  known?: Known | undefined;
}) => Promise<MarkedPage | Known>;

export const htmlType = 'text/html; charset=utf-8';
