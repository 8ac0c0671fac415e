import { useSearchParams } from 'react-router-dom';
import { site } from '../../../content/site.ts';
import { tipsContent } from '../../../content/tips.ts';
import { paths } from '../../../shared/paths.ts';
import { CallToAction } from '../../components/CallToAction.tsx';
import { LinkTabs } from '../../components/LinkTabs.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { tabOfAddress, tabPath } from '../../components/tab-address.ts';
import { PageHead } from '../../page-head.tsx';
import { BestPractices } from './BestPractices.tsx';
import { ExamplePrompts } from './ExamplePrompts.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { UseCases } from './UseCases.tsx';

const { meta, hero, tabs, tabsLabel, gettingStarted, closing } = tipsContent;

const panels = {
  'getting-started': GettingStarted,
  examples: ExamplePrompts,
  'best-practices': BestPractices,
  'use-cases': UseCases,
};

const howTo = {
  '@type': 'HowTo',
  name: gettingStarted.title,
  description: gettingStarted.intro,
  step: gettingStarted.steps.map(({ step, title, description }) => ({
    '@type': 'HowToStep',
    position: step,
    name: title,
    text: description,
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
        canonicalPath={tabPath(paths.tips, tabs, tab.id)}
        image={paths.socialImage(paths.tips)}
        structuredData={isFirst ? [howTo] : []}
      />
      <PageHero hero={hero} contours={4} />
      <LinkTabs label={tabsLabel} tabs={tabs} selected={tab.id} path={paths.tips}>
        <Panel />
      </LinkTabs>
      <CallToAction content={closing} contours={2} />
    </>
  );
}
