import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type PageTab,
  type PageTabs,
  type SectionTab,
  tabOfAddress,
  tabPath,
  tabsOfSections,
} from '../../../shared/addresses/tab-address.ts';
import type { SectionState } from '../../../shared/content/fields.ts';
import { paths } from '../../../shared/paths.ts';
import type {
  Ending as EndingContent,
  Link,
  PageHero as PageHeroContent,
  PageMeta,
} from '../../../shared/words/types.ts';
import { PageHead } from '../../page-head.tsx';
import { CompactHero } from '../hero/CompactHero.tsx';
import type { ContourSeed } from '../pictures/Contours.tsx';
import { Ending } from '../sections/Ending.tsx';
import type { Tone } from '../sections/Section.tsx';
import { LinkTabs } from './LinkTabs.tsx';

interface TabbedPageProps<Section extends string> {
  content: {
    meta: PageMeta;
    hero: PageHeroContent;
    tabsLabel: string;
    tabs: readonly SectionTab<Section>[];
    sections: readonly SectionState<Section>[];
    closing: EndingContent;
  };
  path: string;
  /** Null for one without entries. */
  panels: Readonly<Record<NoInfer<Section>, ReactNode>>;
  /** Stands below the tabs, whichever is open. */
  further?: ReactNode;
  structuredData: Partial<Record<NoInfer<Section>, Record<string, unknown>>>;
  tone?: Tone;
  contours: readonly [ContourSeed, ContourSeed];
}

/** Each section has a tab. The first is the page itself, and a single one stands there without tabs. */
export function TabbedPage<Section extends string>(props: TabbedPageProps<Section>) {
  const { content, path, panels, structuredData, contours } = props;
  const { meta, hero, closing } = content;
  const [searchParams] = useSearchParams();
  const [first, ...others] = tabsOfSections(content.tabs, content.sections).filter(
    ({ section }) => panels[section] !== null,
  );
  const tabs: PageTabs | undefined = first && [first, ...others];
  const tab = first && tabOfAddress([first, ...others], searchParams);
  const data = tab && structuredData[tab.section];
  return (
    <>
      <PageHead
        {...meta}
        title={tab === first ? meta.title : `${tab?.label} - ${hero.eyebrow}`}
        hasSiteName={tab !== first}
        canonicalPath={tabs && tab ? tabPath(path, tabs, tab.id) : path}
        image={paths.socialImage(path)}
        structuredData={data ? [data] : []}
      />
      <CompactHero
        hero={{ ...hero, actions: withTabs(hero.actions, path, content.tabs, tabs) }}
        tone={props.tone}
        contours={contours[0]}
      />
      {tabs && tab ? (
        <Tabs label={content.tabsLabel} selected={tab.id} {...{ path, tabs }}>
          {panels[tab.section]}
        </Tabs>
      ) : null}
      {props.further}
      <Ending content={closing} contours={contours[1]} />
    </>
  );
}

interface TabsProps {
  label: string;
  tabs: PageTabs;
  selected: string;
  path: string;
  children: ReactNode;
}

function Tabs(props: TabsProps) {
  if (props.tabs.length > 1) return <LinkTabs {...props} />;
  return <div id={props.selected}>{props.children}</div>;
}

/** Links to a tab of the page lead to its address of today. Those to a tab that is not there are left out. */
function withTabs(
  actions: readonly Link[],
  path: string,
  known: readonly PageTab[],
  tabs: PageTabs | undefined,
): readonly Link[] {
  return actions.flatMap((action) => {
    const tab = known.find(({ id }) => action.to === `${path}#${id}`);
    if (!tab) return action;
    if (!tabs?.some(({ id }) => id === tab.id)) return [];
    return { ...action, to: `${tabPath(path, tabs, tab.id)}#${tab.id}` };
  });
}
