import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adminLimits } from '../../../../shared/admin.ts';
import classes from './ListFilter.module.css';
import type { ListAddress } from './useListAddress.ts';

/** Wait for a pause in typing before asking the server. */
const typingPauseMs = 300;

interface ListFilterProps {
  address: ListAddress;
  onChange: (part: Partial<ListAddress>) => void;
  searchLabel: string;
  searchPlaceholder: string;
  statusLabel: string;
  statuses: readonly { value: string; label: string }[];
  /** Said politely whenever it changes: how many were found. */
  summary: string;
  children?: ReactNode;
}

/** Search and status over a list of the admin area. */
export function ListFilter({
  address,
  onChange,
  searchLabel,
  searchPlaceholder,
  statusLabel,
  statuses,
  summary,
  children,
}: ListFilterProps) {
  const [typed, setTyped] = useState(address.search);
  const lastAsked = useRef(address.search);
  const search = useDebouncedCallback((text: string) => {
    lastAsked.current = text.trim();
    onChange({ search: text.trim() });
  }, typingPauseMs);
  useEffect(() => {
    // The address changed from elsewhere: "back", or a button that clears the search.
    if (address.search === lastAsked.current) return;
    lastAsked.current = address.search;
    setTyped(address.search);
  }, [address.search]);

  return (
    <search className={classes.filter}>
      <TextInput
        type="search"
        label={searchLabel}
        placeholder={searchPlaceholder}
        value={typed}
        maxLength={adminLimits.search}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          search(event.currentTarget.value);
        }}
        className={classes.search}
      />
      <NativeSelect
        label={statusLabel}
        data={[...statuses]}
        value={address.status}
        onChange={(event) => onChange({ status: event.currentTarget.value })}
      />
      <p className={classes.summary} aria-live="polite">
        {summary}
      </p>
      {children}
    </search>
  );
}
