import { Box, Button, Group, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { adminContent } from '../../../shared/words/admin.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import classes from './ListFilter.module.css';
import { SearchField } from './SearchField.tsx';
import type { ListAddress } from './useListAddress.ts';

interface ListFilterProps {
  address: ListAddress;
  onChange: (part: Partial<ListAddress>) => void;
  words: {
    searchLabel: string;
    searchPlaceholder: string;
    statusLabel: string;
    statuses: readonly { value: string; label: string }[];
    /** The first, with the value '', is the order that the list has by itself. */
    orders?: readonly { value: string; label: string }[];
  };
  children?: ReactNode;
  summary: string;
}

export function ListFilter({ address, onChange, words, children, summary }: ListFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();

  return (
    <Box role="search" className={classes.bar} mb="md">
      <SearchField
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        searched={address.search}
        onSearch={(search) => onChange({ search })}
        className={classes.search}
      />
      <Button
        variant="default"
        hiddenFrom="sm"
        aria-expanded={isOpen}
        aria-controls={filtersId}
        onClick={() => setOpen(!isOpen)}
      >
        {adminContent.list.filters}
      </Button>
      <Group
        id={filtersId}
        align="flex-end"
        gap="sm"
        className={classes.filters}
        data-open={isOpen || undefined}
      >
        <SelectField
          label={words.statusLabel}
          options={words.statuses}
          value={address.status}
          onChange={(event) => onChange({ status: event.currentTarget.value })}
        />
        {children}
        {words.orders ? (
          <SelectField
            label={adminContent.list.order}
            options={words.orders}
            value={address.sort}
            onChange={(event) => onChange({ sort: event.currentTarget.value })}
          />
        ) : null}
      </Group>
      <Text className={classes.summary} c="dimmed" fz="sm" aria-live="polite">
        {summary}
      </Text>
    </Box>
  );
}
