import { Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { ButtonLink } from '../../../../web/components/ButtonLink.tsx';
import { Columns } from '../../../../web/components/Columns.tsx';
import { Section } from '../../../../web/components/Section.tsx';
import { SectionHeader } from '../../../../web/components/SectionHeader.tsx';
import { serviceConsultingContent } from '../../words/service-consulting.ts';
import { CallDial } from './CallDial.tsx';
import classes from './FreeCall.module.css';

const { freeCall } = serviceConsultingContent;

/** The free first call: how long it takes and what happens in it. */
export function FreeCall() {
  const headingId = useId();
  return (
    <Section tone="sky" label={freeCall.title} edge={4}>
      <Columns widths="4fr 6fr" align="center">
        <CallDial minutes={freeCall.minutes} />
        <Stack gap="xl" align="flex-start">
          <SectionHeader heading={freeCall} id={headingId} />
          <ol className={`${classes.points} ruled`} data-firm data-closed>
            {freeCall.points.map((point) => (
              <Text key={point} component="li" py="md" fz="lg">
                {point}
              </Text>
            ))}
          </ol>
          <ButtonLink to={freeCall.action.to} arrow>
            {freeCall.action.label}
          </ButtonLink>
        </Stack>
      </Columns>
    </Section>
  );
}
