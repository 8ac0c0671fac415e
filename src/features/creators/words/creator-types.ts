import type { CheckedDate, ColorToken } from '../../../shared/words/types.ts';

/** Counts change daily, so `count` is rounded and `read` dates it. */
export type DatedCount = { count: string; read: CheckedDate };

export type VideoSceneName =
  | 'editor'
  | 'terminal'
  | 'bridge'
  | 'checklist'
  | 'summit'
  | 'idea'
  | 'signpost'
  | 'prompts'
  | 'fork'
  | 'stations'
  | 'gauge'
  | 'duel'
  | 'steps'
  | 'scales'
  | 'hourglass'
  | 'spread';

export type VideoPoster = { scene: VideoSceneName; color: ColorToken };

export type Video = VideoPoster & {
  title: string;
  creator: string;
  /** YouTube id: 11 characters. */
  videoId: string;
  views: DatedCount;
  description: string;
  tools: readonly string[];
  /** Minutes and seconds, with hours when there are any. */
  duration?: string;
  buildType?: string;
};

export type CreatorTier = 'Legendary' | 'Expert' | 'Popular' | 'Rising';

export type Creator = {
  name: string;
  /** Includes the leading @. */
  handle: string;
  subscribers: DatedCount;
  specialty: string;
  description: string;
  tier: CreatorTier;
  highlight: string;
  mostViewedVideo: Omit<Video, 'creator' | 'buildType'>;
};
