import { useSearchParams } from 'react-router-dom';
import { creatorsContent } from '../../../content/creators.ts';
import { site } from '../../../content/site.ts';
import { videoPlatform } from '../../../content/video-platform.ts';
import { paths } from '../../../shared/paths.ts';
import { CallToAction } from '../../components/CallToAction.tsx';
import { LinkTabs } from '../../components/LinkTabs.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { tabOfAddress, tabPath } from '../../components/tab-address.ts';
import { PageHead } from '../../page-head.tsx';
import { CreatorCategories } from './CreatorCategories.tsx';
import { LiveDemos } from './LiveDemos.tsx';
import { RisingStars } from './RisingStars.tsx';
import { TopCreators } from './TopCreators.tsx';
import { TrendingVideos } from './TrendingVideos.tsx';

const { meta, hero, tabs, tabsLabel, topCreators, closing } = creatorsContent;

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
  const [searchParams] = useSearchParams();
  const tab = tabOfAddress(tabs, searchParams);
  const Panel = panels[tab.id];
  const isFirst = tab === tabs[0];

  return (
    <>
      <PageHead
        {...meta}
        title={isFirst ? meta.title : `${tab.label} - ${hero.eyebrow}${site.titleSuffix}`}
        canonicalPath={tabPath(paths.creators, tabs, tab.id)}
        image={paths.socialImage(paths.creators)}
        structuredData={isFirst ? [channelList] : []}
      />
      <PageHero hero={hero} tone="sky" contours={5} />
      <LinkTabs label={tabsLabel} tabs={tabs} selected={tab.id} path={paths.creators}>
        <Panel />
      </LinkTabs>
      <CallToAction content={closing} contours={6} />
    </>
  );
}
