import { videoPlatform } from '../../../shared/words/video-platform.ts';

/** Labels of the cards and of the video player. */
export const creatorsWords = {
  tabsLabel: 'Sections of the creator directory',
  tabs: [
    { section: 'topCreators', id: 'top-creators', label: 'Top Creators' },
    { section: 'liveDemos', id: 'live-demos', label: 'Live Demos' },
    { section: 'trendingVideos', id: 'trending-videos', label: 'Trending Videos' },
    { section: 'risingStars', id: 'rising-stars', label: 'Rising Stars' },
    { section: 'categories', id: 'categories', label: 'Categories' },
  ],
  subscribersLabel: 'subscribers',
  followersLabel: 'followers',
  tierLabel: 'Tier',
  specialtyLabel: 'Specialty',
  videoLabel: 'Start with this video',
  visitChannel: 'Visit Channel',
  buildTypeLabel: 'Build type',
  source: 'Read at:',
  featuredLabel: 'Featured creators',
  videoFacts: { duration: 'Duration', views: 'Views', tools: 'Tools', creator: 'By' },
  player: {
    play: (title: string) => `Play the video “${title}”`,
    loading: 'Loading the video...',
    note: `A video loads from ${videoPlatform.name} only after you press play. Counts are rounded; the month beside each says when it was read.`,
    unavailable: 'The video cannot be shown here right now.',
    watchOnPlatform: `Watch on ${videoPlatform.name}`,
  },
} as const;
