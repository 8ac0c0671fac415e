import { paths } from '../shared/paths.ts';
import {
  type CreatorCategory,
  creatorCategories,
  type RisingStar,
  risingStars,
  topCreators,
} from './creator-profiles.ts';
import { type LiveDemo, liveDemos, trendingVideos } from './creator-videos.ts';
import { marketingFigures, site } from './site.ts';
import type { CallToAction, Creator, PageHero, PageMeta, SectionHeading, Video } from './types.ts';
import { videoPlatform } from './video-platform.ts';

/** Also the value of the address's `tab` parameter; the first tab is the address without it. */
export type CreatorsTabId =
  | 'top-creators'
  | 'live-demos'
  | 'trending-videos'
  | 'rising-stars'
  | 'categories';

type CreatorsTab = { id: CreatorsTabId; label: string };

type CreatorsContent = {
  meta: PageMeta;
  hero: PageHero;
  tabsLabel: string;
  tabs: readonly [CreatorsTab, ...CreatorsTab[]];
  topCreators: SectionHeading & {
    subscribersLabel: string;
    subscribersUnknown: string;
    tierLabel: string;
    specialtyLabel: string;
    videoLabel: string;
    visitChannel: string;
    items: readonly Creator[];
  };
  liveDemos: SectionHeading & {
    buildTypeLabel: string;
    durationLabel: string;
    durationUnknown: string;
    toolsLabel: string;
    items: readonly LiveDemo[];
  };
  trendingVideos: SectionHeading & {
    creatorLabel: string;
    viewsLabel: string;
    viewsUnknown: string;
    toolsLabel: string;
    items: readonly Video[];
  };
  risingStars: SectionHeading & {
    followersLabel: string;
    followersUnknown: string;
    visitChannel: string;
    items: readonly RisingStar[];
  };
  categories: SectionHeading & {
    featuredLabel: string;
    items: readonly CreatorCategory[];
  };
  player: {
    play: (title: string) => string;
    loading: string;
    privacyNote: string;
    unavailable: string;
    watchOnPlatform: string;
  };
  closing: CallToAction;
};

/** The creator directory: five tabs of people and videos worth an evening. */
export const creatorsContent: CreatorsContent = {
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
    intro: `Nothing teaches like looking over a shoulder. We follow ${marketingFigures.creators} creators; these are the ones to start with.`,
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
    eyebrow: 'Top Creators',
    title: 'Six channels worth your evening',
    intro: 'Different temperaments, same promise: you finish a video and want to build something.',
    subscribersLabel: 'subscribers',
    subscribersUnknown: `Live subscriber count on ${videoPlatform.name}`,
    tierLabel: 'Tier',
    specialtyLabel: 'Specialty',
    videoLabel: 'Start with this video',
    visitChannel: 'Visit Channel',
    items: topCreators,
  },
  liveDemos: {
    eyebrow: 'Live Demos',
    title: 'Real builds, start to finish',
    intro: 'No slides. Somebody opens a tool, makes decisions and ends with something that runs.',
    buildTypeLabel: 'Build type',
    durationLabel: 'Duration',
    durationUnknown: 'Shown in the player',
    toolsLabel: 'Tools',
    items: liveDemos,
  },
  trendingVideos: {
    eyebrow: 'Trending Videos',
    title: 'What people are sharing',
    intro: 'Comparisons, lessons and one very good rant.',
    creatorLabel: 'By',
    viewsLabel: 'views',
    viewsUnknown: `Live count on ${videoPlatform.name}`,
    toolsLabel: 'Tools',
    items: trendingVideos,
  },
  risingStars: {
    eyebrow: 'Rising Stars',
    title: 'Follow them early',
    intro: 'Four channels that we think more people should know.',
    followersLabel: 'followers',
    followersUnknown: `Live follower count on ${videoPlatform.name}`,
    visitChannel: 'Visit Channel',
    items: risingStars,
  },
  categories: {
    eyebrow: 'Categories',
    title: 'Pick by what you need',
    intro: 'Four kinds of channel, with three names to begin with in each.',
    featuredLabel: 'Featured creators',
    items: creatorCategories,
  },
  player: {
    play: (title) => `Play the video “${title}”`,
    loading: 'Loading the video...',
    privacyNote: `The video loads from ${videoPlatform.name} only after you press play.`,
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
};
