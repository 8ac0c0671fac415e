import type { CheckedDate, ColorToken } from '../../../shared/words/types.ts';

/** A count that grows, rounded, and when it was read. */
export type DatedCount = { count: string; read: CheckedDate };

/** Names of the drawn scenes of the creators page. */
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
  /** Running time: minutes and seconds, with hours before them where there are any. */
  duration?: string;
  buildType?: string;
};

export type CreatorTier = 'Legendary' | 'Expert' | 'Popular' | 'Rising';

export type Creator = {
  name: string;
  /** With its leading @, as the video platform writes it. */
  handle: string;
  subscribers: DatedCount;
  specialty: string;
  description: string;
  tier: CreatorTier;
  highlight: string;
  mostViewedVideo: Omit<Video, 'creator' | 'buildType'>;
};
