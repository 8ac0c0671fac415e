import { paths } from '../../../shared/paths.ts';
import { marketingFigures, site } from '../../../shared/words/site.ts';
import { videoPlatform } from '../../../shared/words/video-platform.ts';
import { creatorCategories, risingStars, topCreators } from './creator-profiles.ts';
import { liveDemos, trendingVideos } from './creator-videos.ts';

/** Also the value of the `tab` parameter in the address. The first tab needs none. */
export type CreatorsTabId =
  | 'top-creators'
  | 'live-demos'
  | 'trending-videos'
  | 'rising-stars'
  | 'categories';

export const creatorsContent = {
  meta: {
    title: `Vibecoding Creators to Watch${site.titleSuffix}`,
    description:
      'Creators who build with AI on screen: six channels to follow, live demos, trending videos, rising stars and a guide to who covers what.',
    keywords: [
      'vibecoding creators',
      'AI coding videos',
      'Cursor tutorial',
      'live coding demos',
      'AI development channels',
    ],
  },
  hero: {
    eyebrow: 'Creators',
    title: 'Watch it being built',
    intro: `Nothing teaches like watching somebody do it. We follow ${marketingFigures.creators} creators; these are the ones to start with.`,
    actions: [
      { label: 'See the top creators', to: `${paths.creators}#top-creators` },
      { label: 'Learn the basics first', to: paths.tips },
    ],
  },
  tabsLabel: 'Sections of the creator directory',
  tabs: [
    { id: 'top-creators', label: 'Top Creators' },
    { id: 'live-demos', label: 'Live Demos' },
    { id: 'trending-videos', label: 'Trending Videos' },
    { id: 'rising-stars', label: 'Rising Stars' },
    { id: 'categories', label: 'Categories' },
  ],
  topCreators: {
    title: 'Channels worth your evening',
    intro: 'Different temperaments, same promise: you finish a video and want to build something.',
    subscribersLabel: 'subscribers',
    tierLabel: 'Tier',
    specialtyLabel: 'Specialty',
    videoLabel: 'Start with this video',
    visitChannel: 'Visit Channel',
    items: topCreators,
  },
  liveDemos: {
    title: 'Look over their shoulder',
    intro: 'Builds, set-ups and ways of working, recorded on the screen where they happen.',
    buildTypeLabel: 'Build type',
    items: liveDemos,
  },
  trendingVideos: {
    title: 'What people are watching',
    intro: 'Comparisons, lessons and one very good rant.',
    items: trendingVideos,
  },
  risingStars: {
    title: 'Follow them early',
    intro: 'Channels that we think more people should know.',
    followersLabel: 'followers',
    visitChannel: 'Visit Channel',
    items: risingStars,
  },
  categories: {
    title: 'Pick by what you need',
    intro: 'A channel teaches, tests, builds or sells. Begin with what you lack.',
    featuredLabel: 'Featured creators',
    items: creatorCategories,
  },
  videoFacts: { duration: 'Duration', views: 'Views', tools: 'Tools', creator: 'By' },
  player: {
    play: (title: string) => `Play the video “${title}”`,
    loading: 'Loading the video...',
    note: `A video loads from ${videoPlatform.name} only after you press play. Counts are rounded; the month beside each says when it was read.`,
    unavailable: 'The video cannot be shown here right now.',
    watchOnPlatform: `Watch on ${videoPlatform.name}`,
  },
  closing: {
    title: 'Do you teach while you build?',
    text: 'Tell us about your channel and we may feature it here. Or pick up the techniques first and start filming later.',
    actions: [
      { label: 'Join Creator Program', to: paths.contact },
      { label: 'Start Learning', to: paths.tips },
    ],
  },
} as const;
