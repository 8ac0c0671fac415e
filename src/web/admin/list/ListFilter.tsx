import { Box, Button, Group, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { adminLimits } from '../../../shared/admin/admin.ts';
import { adminContent } from '../../../shared/words/admin.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import classes from './ListFilter.module.css';
import type { ListAddress } from './useListAddress.ts';

const typingPauseMs = 300;

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
  const [typed, setTyped] = useState(address.search);
  const lastAsked = useRef(address.search);
  const search = useDebouncedCallback((text: string) => {
    lastAsked.current = text.trim();
    onChange({ search: text.trim() });
  }, typingPauseMs);
  useEffect(() => {
    // The address changed elsewhere, by "back" or by a button that clears the search.
    if (address.search === lastAsked.current) return;
    lastAsked.current = address.search;
    setTyped(address.search);
  }, [address.search]);

  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();

  return (
    <Box role="search" className={classes.bar} mb="md">
      <TextInput
        type="search"
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        value={typed}
        maxLength={adminLimits.search}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          search(event.currentTarget.value);
        }}
        // A later search would undo what was opened from the list meanwhile.
        onBlur={search.flush}
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
