import { paths } from '../../../shared/paths.ts';
import { videoPlatform } from '../../../shared/words/video-platform.ts';
import { TabbedPage } from '../../../web/components/TabbedPage.tsx';
import { creatorsContent } from '../words/creators.ts';
import { CreatorCategories } from './CreatorCategories.tsx';
import { LiveDemos } from './LiveDemos.tsx';
import { RisingStars } from './RisingStars.tsx';
import { TopCreators } from './TopCreators.tsx';
import { TrendingVideos } from './TrendingVideos.tsx';

const { topCreators } = creatorsContent;

const panels = {
  'top-creators': TopCreators,
  'live-demos': LiveDemos,
  'trending-videos': TrendingVideos,
  'rising-stars': RisingStars,
  categories: CreatorCategories,
};

const channelList = {
  '@type': 'ItemList',
  name: topCreators.title,
  itemListElement: topCreators.items.map((creator, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: creator.name,
    url: videoPlatform.channelUrl(creator.handle),
  })),
};

export function Component() {
  return (
    <TabbedPage
      content={creatorsContent}
      path={paths.creators}
      panels={panels}
      structuredData={channelList}
      tone="sky"
      contours={[5, 6]}
    />
  );
}
