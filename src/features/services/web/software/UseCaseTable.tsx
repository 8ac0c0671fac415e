import { Text } from '@mantine/core';
import { ChipList } from '../../../../web/components/ChipList.tsx';
import { Columns } from '../../../../web/components/Columns.tsx';
import { serviceSoftwareContent } from '../../words/service-software.ts';

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
