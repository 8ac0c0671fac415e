export const stationKinds = ['term', 'tip', 'prompt', 'video', 'tool', 'post', 'check'] as const;

export type StationKind = (typeof stationKinds)[number];

/** One question of a check. `right` is the index of the right answer. */
export interface CheckQuestion {
  question: string;
  answers: readonly string[];
  right: number;
  /** One or two sentences that teach. */
  because: string;
}

interface StationWords {
  /** From 1 to 16, unique within its path. Codes and browsers know the station by it, so it never changes and is never used again. */
  number: number;
  /** One sentence: the reason why the station stands here. */
  why: string;
  minutes: number;
}

export interface LinkedStation extends StationWords {
  kind: Exclude<StationKind, 'check'>;
  /** The slug of a term, prompt, tool or post, the hyphenated title of a tip, or the id of a video at YouTube. */
  slug: string;
}

export interface CheckStation extends StationWords {
  kind: 'check';
  /** Unique within its path. */
  slug: string;
  title: string;
  /** Exactly five. */
  questions: readonly CheckQuestion[];
}

export type Station = LinkedStation | CheckStation;

export interface LearningPath {
  /** Last part of its address; never changes. */
  slug: string;
  /** At most 40 characters. */
  name: string;
  goal: string;
  forWhom: string;
  /** 8 to 12, in their order. */
  stations: readonly Station[];
}
