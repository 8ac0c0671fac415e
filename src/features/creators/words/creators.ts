import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const creatorsKind = contentKind({
  name: 'creators',
  title: 'Creators',
  places: [{ label: 'Creators', path: paths.creators }],
  sections: ['topCreators', 'liveDemos', 'trendingVideos', 'risingStars', 'categories'],
  release: {
    meta: {
      title: 'Vibecoding Creators to Watch{titleSuffix}',
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
      intro:
        'Watch a whole build, wrong turns included. We follow {creators} creators; these are the ones to start with.',
      actions: [
        { label: 'See the top creators', to: `${paths.creators}#top-creators` },
        { label: 'Learn the basics first', to: paths.tips },
      ],
    },
    topCreators: {
      title: 'Channels worth your evening',
      intro: 'From short news to whole courses. Each card names one video to start with.',
    },
    liveDemos: {
      title: 'Look over their shoulder',
      intro: 'Builds, set-ups and ways of working, recorded on the screen where they happen.',
    },
    trendingVideos: {
      title: 'What people are watching',
      intro: 'Comparisons, lessons and one very good rant.',
    },
    risingStars: {
      title: 'Follow them early',
      intro: 'Channels that we think more people should know.',
    },
    categories: {
      title: 'Pick by what you need',
      intro: 'A channel teaches, tests, builds or sells. Begin with what you lack.',
    },
    closing: {
      ending: 'question',
      title: 'Do you teach while you build?',
      text: 'Tell us about your channel and we may feature it here. Or pick up the techniques first and start filming later.',
      actions: [
        { label: 'Join Creator Program', to: paths.contact },
        { label: 'Start Learning', to: paths.tips },
      ],
    },
  },
});
