import { paths } from '../../../../shared/paths.ts';
import { CallToAction } from '../../../../web/components/CallToAction.tsx';
import { PageHero } from '../../../../web/components/PageHero.tsx';
import { Section } from '../../../../web/components/Section.tsx';
import { PageHead } from '../../../../web/page-head.tsx';
import { Estimator } from '../../../estimate/web/Estimator.tsx';
import { serviceSoftwareContent } from '../../words/service-software.ts';
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, serviceStructuredData } from '../service-structured-data.ts';
import { CapabilityStrata } from './CapabilityStrata.tsx';
import { ModuleGrid } from './ModuleGrid.tsx';
import { UseCaseTable } from './UseCaseTable.tsx';

const { meta, hero, types, capabilities, useCases, closing } = serviceSoftwareContent;

export function Component() {
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceSoftware}
        image={paths.socialImage(paths.serviceSoftware)}
        structuredData={[serviceStructuredData(hero.eyebrow, meta, types.items)]}
        breadcrumbs={serviceBreadcrumbs(hero.eyebrow, paths.serviceSoftware)}
      />
      <PageHero
        hero={hero}
        tone="sky"
        contours={6}
        art={<HeroPicture picture={hero.picture} look="page-wide" caption={hero.pictureCaption} />}
      />
      <Section heading={types} layout="split">
        <ModuleGrid />
      </Section>
      <Section tone="sand" heading={useCases} edge="falling">
        <UseCaseTable />
      </Section>
      <Section heading={capabilities} edge={3}>
        <CapabilityStrata />
      </Section>
      <Estimator tone="sand" />
      <CallToAction content={closing} contours={2} />
    </>
  );
}
