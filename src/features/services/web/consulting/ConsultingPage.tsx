import { Text, Title } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { CallToAction } from '../../../../web/components/CallToAction.tsx';
import { CheckList } from '../../../../web/components/CheckList.tsx';
import { Columns } from '../../../../web/components/Columns.tsx';
import { PageHero } from '../../../../web/components/PageHero.tsx';
import { Section } from '../../../../web/components/Section.tsx';
import { PageHead } from '../../../../web/page-head.tsx';
import { Estimator } from '../../../estimate/web/Estimator.tsx';
import { serviceConsultingContent } from '../../words/service-consulting.ts';
import { HeroPicture } from '../HeroPicture.tsx';
import { serviceBreadcrumbs, serviceStructuredData } from '../service-structured-data.ts';
import classes from './ConsultingPage.module.css';
import { FreeCall } from './FreeCall.tsx';
import { IndustryQuestions } from './IndustryQuestions.tsx';

const { meta, hero, services, reasons, industries, closing } = serviceConsultingContent;

export function Component() {
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceConsulting}
        image={paths.socialImage(paths.serviceConsulting)}
        structuredData={[serviceStructuredData(hero.eyebrow, meta, services.items)]}
        breadcrumbs={serviceBreadcrumbs(hero.eyebrow, paths.serviceConsulting)}
      />
      <PageHero hero={hero} tone="sand" contours={1} art={<HeroPicture picture={hero.picture} />} />
      <Section heading={services}>
        <ul className={classes.agenda}>
          {services.items.map((service) => (
            <Columns
              key={service.title}
              component="li"
              widths="1fr 1fr 1fr"
              gap="md"
              columnGap="3xl"
              py="2xl"
              data-hue={service.color}
            >
              <Title order={3} fz="2xl">
                {service.title}
              </Title>
              <Text c="dimmed" maw="46ch">
                {service.description}
              </Text>
              <CheckList items={service.features} />
            </Columns>
          ))}
        </ul>
      </Section>
      <FreeCall />
      <Section heading={reasons} layout="split">
        <ol className={classes.reasons}>
          {reasons.items.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <Text c="dimmed" maw="50ch" mt="xs">
                {reason.description}
              </Text>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="sand" heading={industries} edge="falling">
        <IndustryQuestions />
      </Section>
      <Estimator tone="paper" />
      <CallToAction content={closing} edge={2} contours={4} />
    </>
  );
}
