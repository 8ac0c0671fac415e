import { serviceConsultingContent } from '../../../content/service-consulting.ts';
import { paths } from '../../../shared/paths.ts';
import { CallToAction } from '../../components/CallToAction.tsx';
import { CheckList } from '../../components/CheckList.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Section } from '../../components/Section.tsx';
import { PageHead } from '../../page-head.tsx';
import classes from './ConsultingPage.module.css';
import { ConsultingDrawing } from './drawings/ConsultingDrawing.tsx';
import { FreeCall } from './FreeCall.tsx';
import { IndustryQuestions } from './IndustryQuestions.tsx';
import { serviceStructuredData } from './service-structured-data.ts';

const { meta, hero, services, reasons, industries, closing } = serviceConsultingContent;

export function Component() {
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceConsulting}
        image={paths.socialImage(paths.serviceConsulting)}
        structuredData={[serviceStructuredData(hero.eyebrow, meta, services.items)]}
      />
      <PageHero hero={hero} tone="sand" contours={1} art={<ConsultingDrawing />} />
      <Section heading={services}>
        <ul className={classes.agenda}>
          {services.items.map((service) => (
            <li key={service.title} data-hue={service.color}>
              <h3>{service.title}</h3>
              <p>{service.description}</p>
              <CheckList items={service.features} />
            </li>
          ))}
        </ul>
      </Section>
      <FreeCall />
      <Section heading={reasons} layout="split" edge={1}>
        <ol className={classes.reasons}>
          {reasons.items.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{reason.description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="sand" heading={industries} edge={3}>
        <IndustryQuestions />
      </Section>
      <CallToAction content={closing} edge={2} contours={4} />
    </>
  );
}
