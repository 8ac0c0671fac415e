import type { FinderValue } from '../../finder-answers.ts';

/** Words of a fact by what they prove. A claim falls once nobody states these words any more. */
type Claims<Value extends string> = { readonly [Each in Value]?: string };

/** A price in dollars a month, with the words that state it. */
export type StatedPrice = { dollarsPerMonth: number; said: string };

/** The facts of a tool in a form that a program can compare. Every value quotes them. */
export type ToolProfile = {
  slug: string;
  what: Claims<FinderValue<'what'>>;
  who: Claims<FinderValue<'who'>>;
  /** The amount of code that the tool leaves to its user. */
  code: Claims<FinderValue<'code'>>;
  price: {
    /** A plan or a program without a price. */
    free?: string;
    /** The lowest price. */
    paid?: StatedPrice;
    /** A free program runs on something that costs. */
    extra?: string;
  };
  /** The tool has another name, but goes on. */
  renamed?: string;
};
