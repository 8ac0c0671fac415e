import { Group, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adminLimits } from '../../../shared/admin/admin.ts';
import { SelectField } from '../../forms/SelectField.tsx';
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

  return (
    <Group role="search" align="flex-end" mb="lg">
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
        flex="1 1 16rem"
        maw="28rem"
      />
      <SelectField
        label={words.statusLabel}
        options={words.statuses}
        value={address.status}
        onChange={(event) => onChange({ status: event.currentTarget.value })}
      />
      {children}
      <Text flex="auto" mih="2lh" pt="sm" c="dimmed" fz="sm" aria-live="polite">
        {summary}
      </Text>
    </Group>
  );
}
