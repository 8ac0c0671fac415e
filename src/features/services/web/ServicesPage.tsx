import { Box, Stack, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { paths } from '../../../shared/paths.ts';
import { CallToAction } from '../../../web/components/CallToAction.tsx';
import { InlineSentence } from '../../../web/components/InlineSentence.tsx';
import { PageHero } from '../../../web/components/PageHero.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { StatRow } from '../../../web/components/StatRow.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { Estimator } from '../../estimate/web/Estimator.tsx';
import { servicesContent } from '../words/services.ts';
import { AppDrawing } from './drawings/AppDrawing.tsx';
import { AutomationDrawing } from './drawings/AutomationDrawing.tsx';
import { SoftwareDrawing } from './drawings/SoftwareDrawing.tsx';
import { WebsiteDrawing } from './drawings/WebsiteDrawing.tsx';
import { QuoteOnMap } from './QuoteOnMap.tsx';
import { ServiceRow } from './ServiceRow.tsx';
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
      <PageHero hero={hero} contours={3} art={<QuoteOnMap quote={hero.sampleQuote} />} />
      <Section heading={overview}>
        <Stack component="ul" gap="var(--site-section-space)">
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
        </Stack>
        <Box className="ruled" mt="5xl">
          <Text variant="display" pt="xl" fz="h3" fw={600} lh={1.3}>
            <InlineSentence text={overview.more} />
          </Text>
        </Box>
      </Section>
      <Estimator tone="sky" />
      <Section tone="sand" heading={figures} edge={2}>
        <StatRow statistics={figures} />
      </Section>
      <CallToAction content={closing} edge={3} contours={5} />
    </>
  );
}
