import type { StagedSection } from '../../../staged-drafts.ts';

export type OutlinedSection = Pick<StagedSection, 'id' | 'heading' | 'html' | 'offeredHtml'>;

/**
 * How a section stands in the text. `missing` has neither heading nor words there, `empty` a heading alone. `asWritten` is what the
 * editor last put there, `asOffered` the text that is offered, and `byHand` anything else.
 */
export type TextState = 'missing' | 'empty' | 'asWritten' | 'asOffered' | 'byHand';

export interface SectionInText {
  state: TextState;
  /** Words of the section without its heading; '' for none. */
  html: string;
}

/** The text beside an outline. Each change is one step of undo. */
export interface OutlinedText {
  /** Reads the text of the last pause in typing. */
  sectionsIn: (sections: readonly OutlinedSection[]) => ReadonlyMap<string, SectionInText>;
  /**
   * Puts a text at the place of a section. Unless it is forced, words that a person wrote or removed stay.
   * @returns a function that takes it back while the text is as it left it; null when nothing was put
   */
  put: (
    sections: readonly OutlinedSection[],
    put: { id: string; html: string; isForced: boolean },
  ) => (() => void) | null;
  rename: (sections: readonly OutlinedSection[], id: string, heading: string) => void;
  move: (sections: readonly OutlinedSection[], id: string, step: 1 | -1) => void;
  remove: (sections: readonly OutlinedSection[], id: string) => void;
  /** Tells if a section has words in the text as it is now. */
  hasWords: (sections: readonly OutlinedSection[], id: string) => boolean;
  /** Saves the text on the server, whatever comes of it. */
  keep: () => Promise<void>;
}

/** A text goes to its place unasked only where nobody wrote or removed one. */
export function isFree({ html }: Pick<OutlinedSection, 'html'>, state: TextState): boolean {
  return state === 'empty' || state === 'asWritten' || (state === 'missing' && html === '');
}
