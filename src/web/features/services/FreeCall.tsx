import { useId } from 'react';
import { serviceConsultingContent } from '../../../content/service-consulting.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import { CallDial } from './CallDial.tsx';
import classes from './FreeCall.module.css';

const { freeCall } = serviceConsultingContent;

/** The free first call: how long it takes and what happens in it. */
export function FreeCall() {
  const headingId = useId();
  return (
    <Section tone="sky" label={freeCall.title} edge={4}>
      <div className={classes.call}>
        <CallDial minutes={freeCall.minutes} />
        <div className={classes.text}>
          <SectionHeader heading={freeCall} id={headingId} />
          <ol className={classes.points}>
            {freeCall.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
          <ButtonLink to={freeCall.action.to} arrow>
            {freeCall.action.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
