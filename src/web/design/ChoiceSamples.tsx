import { SegmentedControl, Stack, Tabs } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tabOfAddress } from '../../shared/addresses/tab-address.ts';
import { paths } from '../../shared/paths.ts';
import { FilterButtons } from '../components/tabs/FilterButtons.tsx';
import { LinkTabs } from '../components/tabs/LinkTabs.tsx';
import { CountHeading } from '../components/text/CountHeading.tsx';
import { Specimen } from './Specimen.tsx';
import { filters, options, tabs, words } from './samples.ts';

export function ChoiceSamples() {
  const [filter, setFilter] = useState<string | null>(null);
  const [searchParams] = useSearchParams();
  return (
    <Stack gap="2xl">
      <Specimen name="FilterButtons, CountHeading">
        <FilterButtons
          label={words.filters}
          options={filters}
          selected={filter}
          onSelect={setFilter}
        />
        <CountHeading count={words.count} category={words.choice} />
      </Specimen>
      <Stack gap="3xl">
        <Specimen name="LinkTabs">{null}</Specimen>
        <div>
          <LinkTabs
            label={words.tabs}
            tabs={tabs}
            selected={tabOfAddress(tabs, searchParams).id}
            path={paths.design}
          >
            <p>{words.longer}</p>
          </LinkTabs>
        </div>
      </Stack>
      <Specimen name="Tabs">
        <Tabs defaultValue="one">
          <Tabs.List aria-label={words.choice}>
            {options.map(({ value, label, disabled }) => (
              <Tabs.Tab key={value} value={value} disabled={disabled ?? false}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {options.map(({ value, label }) => (
            <Tabs.Panel key={value} value={value}>
              {label}
            </Tabs.Panel>
          ))}
        </Tabs>
      </Specimen>
      <Specimen name="SegmentedControl" inRow>
        <SegmentedControl aria-label={words.choice} data={options.slice(0, 2)} />
      </Specimen>
    </Stack>
  );
}
