import { Text } from '@mantine/core';
import { serviceSoftwareContent } from '../../../../content/service-software.ts';
import { ChipList } from '../../../components/ChipList.tsx';
import { Columns } from '../../../components/Columns.tsx';

const { items, industriesLabel } = serviceSoftwareContent.useCases;

/** Use cases in rows: the job, what the software does about it, the industries it fits. */
export function UseCaseTable() {
  return (
    <ul className="ruled" data-firm data-closed>
      {items.map((useCase) => (
        <Columns
          key={useCase.title}
          component="li"
          widths="4fr 5fr 4fr"
          gap="xs"
          columnGap="xl"
          align="center"
          py="lg"
        >
          <h3>{useCase.title}</h3>
          <Text c="dimmed" maw="44ch">
            {useCase.description}
          </Text>
          <ChipList label={industriesLabel} items={useCase.industries} />
        </Columns>
      ))}
    </ul>
  );
}
