import type { ValueOf } from '../../shared/addresses/page.ts';
import { tabPathsOf } from '../../shared/addresses/tab-address.ts';
import { paths } from '../../shared/paths.ts';
import { hyphenate } from '../../shared/text/hyphenate.ts';
import { creatorProfilesKind } from './words/creator-profiles.ts';
import { creatorVideosKind } from './words/creator-videos.ts';
import { creatorsKind } from './words/creators.ts';
import { creatorsWords } from './words/creators-words.ts';

/** Title and address of each shown video, by its id. */
export function videoPlaces(
  published: ValueOf,
): ReadonlyMap<string, { title: string; to: string }> {
  const { topCreators } = published(creatorProfilesKind);
  const { liveDemos, trendingVideos } = published(creatorVideosKind);
  const pathOf = tabPathsOf(paths.creators, creatorsWords.tabs, published(creatorsKind).sections);
  const placeIn = (
    section: 'topCreators' | 'liveDemos' | 'trendingVideos',
    { title, videoId }: { title: string; videoId: string },
    id: string,
  ): readonly [string, { title: string; to: string }][] => {
    const path = pathOf(section);
    return path === null ? [] : [[videoId, { title, to: `${path}#${id}` }]];
  };
  return new Map([
    ...topCreators.flatMap(({ name, mostViewedVideo }) =>
      placeIn('topCreators', mostViewedVideo, hyphenate(name)),
    ),
    ...liveDemos.flatMap((video) => placeIn('liveDemos', video, video.videoId)),
    ...trendingVideos.flatMap((video) => placeIn('trendingVideos', video, video.videoId)),
  ]);
}
