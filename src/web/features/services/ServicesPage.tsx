import type { ComponentType } from 'react';
import { servicesContent } from '../../../content/services.ts';
import { paths } from '../../../shared/paths.ts';
import { CallToAction } from '../../components/CallToAction.tsx';
import { InlineSentence } from '../../components/InlineSentence.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Section } from '../../components/Section.tsx';
import { StatRow } from '../../components/StatRow.tsx';
import { PageHead } from '../../page-head.tsx';
import { AppDrawing } from './drawings/AppDrawing.tsx';
import { AutomationDrawing } from './drawings/AutomationDrawing.tsx';
import { SoftwareDrawing } from './drawings/SoftwareDrawing.tsx';
import { WebsiteDrawing } from './drawings/WebsiteDrawing.tsx';
import { ServiceRow } from './ServiceRow.tsx';
import { ServicesMap } from './ServicesMap.tsx';
import classes from './ServicesPage.module.css';
import { serviceStructuredData } from './service-structured-data.ts';

const { meta, hero, overview, figures, closing } = servicesContent;

const drawings: Record<string, ComponentType> = {
  [paths.serviceWebsites]: WebsiteDrawing,
  [paths.serviceApps]: AppDrawing,
  [paths.serviceSoftware]: SoftwareDrawing,
  [paths.serviceAutomation]: AutomationDrawing,
};

export function Component() {
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.services}
        image={paths.socialImage(paths.services)}
        structuredData={[serviceStructuredData(hero.eyebrow, meta, overview.items)]}
      />
      <PageHero hero={hero} contours={3} art={<ServicesMap />} />
      <Section heading={overview}>
        <ul className={classes.services}>
          {overview.items.map((service, index) => {
            const Drawing = drawings[service.link];
            return (
              <li key={service.link}>
                <ServiceRow
                  service={service}
                  drawing={Drawing ? <Drawing /> : null}
                  isMirrored={index % 2 === 1}
                />
              </li>
            );
          })}
        </ul>
        <p className={classes.more}>
          <InlineSentence text={overview.more} />
        </p>
      </Section>
      <Section tone="sand" heading={figures} edge={2}>
        <StatRow items={figures.items} />
      </Section>
      <CallToAction content={closing} edge={3} contours={5} />
    </>
  );
}
