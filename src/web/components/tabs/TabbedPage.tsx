import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import type {
  CallToAction as CallToActionContent,
  PageHero as PageHeroContent,
  PageMeta,
} from '../../../shared/words/types.ts';
import { PageHead } from '../../page-head.tsx';
import { CompactHero } from '../hero/CompactHero.tsx';
import type { ContourSeed } from '../pictures/Contours.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import type { Tone } from '../sections/Section.tsx';
import { LinkTabs } from './LinkTabs.tsx';
import { type PageTabs, tabOfAddress, tabPath } from './tab-address.ts';

interface TabbedPageProps<Id extends string> {
  content: {
    meta: PageMeta;
    hero: PageHeroContent;
    tabsLabel: string;
    tabs: PageTabs<Id>;
    closing: CallToActionContent;
  };
  path: string;
  panels: Record<Id, ComponentType>;
  structuredData: Record<string, unknown>;
  tone?: Tone;
  contours: readonly [ContourSeed, ContourSeed];
}

export function TabbedPage<Id extends string>(props: TabbedPageProps<Id>) {
  const { content, path, panels, structuredData, contours } = props;
  const { meta, hero, tabsLabel, tabs, closing } = content;
  const [searchParams] = useSearchParams();
  const tab = tabOfAddress(tabs, searchParams);
  const Panel: ComponentType = panels[tab.id];
  const isFirst = tab === tabs[0];
  return (
    <>
      <PageHead
        {...meta}
        title={isFirst ? meta.title : `${tab.label} - ${hero.eyebrow}`}
        hasSiteName={!isFirst}
        canonicalPath={tabPath(path, tabs, tab.id)}
        image={paths.socialImage(path)}
        structuredData={isFirst ? [structuredData] : []}
      />
      <CompactHero hero={hero} tone={props.tone} contours={contours[0]} />
      <LinkTabs label={tabsLabel} tabs={tabs} selected={tab.id} path={path}>
        <Panel />
      </LinkTabs>
      <CallToAction content={closing} contours={contours[1]} />
    </>
  );
}
