import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Section, type Tone } from '../../../web/components/sections/Section.tsx';
import type { Edge } from '../../../web/components/sections/SectionEdge.tsx';
import { answersIn } from '../answers-in.ts';
import { type EstimateService, estimateCode } from '../estimate.ts';
import { estimateContent as words } from '../words/estimate.ts';
import { Estimator } from './Estimator.tsx';

type EstimateSectionProps = { service: EstimateService; tone: Tone; edge?: Edge };

/** The estimate on the pages of services. Without scripts, the next page shows the range. */
export function EstimateSection({ service, tone, edge }: EstimateSectionProps) {
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  return (
    <Section tone={tone} heading={words.heading} id="estimate" edge={edge}>
      <form action={`${pathname}#estimate`}>
        <Estimator
          asked={answersIn(searchParams, service)}
          end={(answers) => (
            <ButtonLink to={paths.contactWithEstimate(estimateCode(answers))}>
              {words.result.send}
            </ButtonLink>
          )}
        />
      </form>
    </Section>
  );
}
