import { Container, Title } from '@mantine/core';
import { trpc } from '../../../../../web/api/trpc.ts';
import { availabilityLines } from '../../../../availability/availability-lines.ts';
import { availabilityFactsContent as words } from '../../../../availability/words/availability-facts.ts';
import { useShownDeveloper } from '../useShownDeveloper.ts';
import { FactList } from './FactList.tsx';

/** Drawn by the server alone: it weighs more than its HTML, and few visitors come from another page of the site. */
export function ProfileAvailability() {
  const { developerId } = useShownDeveloper();
  const { data } = trpc.developer.availability.ofDeveloper.useQuery({ developerId });
  if (!data) return null;
  return (
    <Container component="section" pt="3xl" aria-labelledby="shown-availability-title">
      <Title order={2} fz="xl" mb="md" id="shown-availability-title">
        {words.title}
      </Title>
      <FactList facts={availabilityLines(data)} />
    </Container>
  );
}
