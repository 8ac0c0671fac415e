import { useContext } from 'react';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';
import { CallToAction } from '../../../web/components/CallToAction.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { StatRow } from '../../../web/components/StatRow.tsx';
import { StepList } from '../../../web/components/StepList.tsx';
import { Testimonials } from '../../../web/components/Testimonials.tsx';
import { TextInvitationCard } from '../../../web/components/TextInvitationCard.tsx';
import { HeadContext, PageHead } from '../../../web/page-head.tsx';
import { homeContent } from '../words/home.ts';
import { FeaturedList } from './FeaturedList.tsx';
import { FinishedApps } from './FinishedApps.tsx';
import { HomeFeatures } from './HomeFeatures.tsx';
import { HomeHero } from './HomeHero.tsx';

/** The front door: what this place is, four ways in, how to begin, and how to get help. */
export function Component() {
  const { siteOrigin } = useContext(HeadContext);
  const { meta, hero, statistics, finishedApps, features, steps, featured, testimonials } =
    homeContent;
  const url = siteOrigin ? absoluteUrl(siteOrigin, paths.home) : undefined;
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.home}
        image={paths.socialImage(paths.home)}
        backgroundPicture="/illustrations/hero-terrain.svg"
        structuredData={[
          { '@type': 'WebSite', name: site.brand, description: site.defaultDescription, url },
          {
            '@type': 'Organization',
            ...{ name: site.brand, telephone: site.phone.e164, url },
            logo: siteOrigin ? absoluteUrl(siteOrigin, paths.logo) : undefined,
          },
        ]}
      />
      <HomeHero hero={hero} />
      <Section label={statistics.label} space="snug" edge={2}>
        <StatRow statistics={statistics} />
      </Section>
      <Section label={finishedApps.title} space="snug">
        <FinishedApps apps={finishedApps} />
      </Section>
      <Section heading={features} layout="split">
        <HomeFeatures features={features.items} />
      </Section>
      <Section heading={steps} tone="lagoon" edge="rising" contours={2}>
        <StepList steps={steps.items} stepLabel={steps.stepLabel} layout="row" />
      </Section>
      <Section heading={featured} edge="rising">
        <FeaturedList items={featured.items} />
      </Section>
      <Section heading={testimonials} tone="sand">
        <Testimonials testimonials={testimonials} />
      </Section>
      <CallToAction content={homeContent.closing} tone="ember" edge={2} contours={5}>
        <TextInvitationCard invitation={homeContent.textInvitation} />
      </CallToAction>
    </>
  );
}
