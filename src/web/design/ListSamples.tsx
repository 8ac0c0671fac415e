import { Stack, Text } from '@mantine/core';
import { CheckList } from '../components/cards/CheckList.tsx';
import { StepList } from '../components/cards/StepList.tsx';
import { Columns } from '../components/sections/Columns.tsx';
import { StatRow } from '../components/sections/StatRow.tsx';
import { Testimonials } from '../components/sections/Testimonials.tsx';
import { ChipList } from '../components/text/ChipList.tsx';
import { Specimen } from './Specimen.tsx';
import { points, statistics, steps, testimonials, words } from './samples.ts';

export function ListSamples() {
  return (
    <Stack gap="2xl">
      <Specimen name="StepList layout=trail">
        <StepList steps={steps} />
      </Specimen>
      <Specimen name="StepList layout=row">
        <StepList steps={steps} layout="row" />
      </Specimen>
      <Specimen name="StatRow">
        <StatRow statistics={statistics} />
      </Specimen>
      <Specimen name="CheckList">
        <CheckList items={points} />
        <CheckList items={points} columns={2} />
      </Specimen>
      <Specimen name="ChipList">
        <ChipList label={words.chips} items={points} />
      </Specimen>
      <Specimen name="Testimonials">
        <Testimonials testimonials={testimonials} />
      </Specimen>
      <Specimen name="Columns widths='7fr 5fr'">
        <Columns widths="7fr 5fr">
          <Text>{words.longer}</Text>
          <Text c="dimmed">{words.longer}</Text>
        </Columns>
      </Specimen>
    </Stack>
  );
}
