import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { adminLimits } from '../../../shared/admin/admin.ts';

const typingPauseMs = 300;

type SearchFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  /** As it stands in the address. */
  searched: string;
  onSearch: (text: string) => void;
};

/** Searches a list after a pause in typing. */
export function SearchField({ searched, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(searched);
  const lastAsked = useRef(searched);
  const search = useDebouncedCallback((text: string) => {
    lastAsked.current = text.trim();
    onSearch(text.trim());
  }, typingPauseMs);
  useEffect(() => {
    // The address changed elsewhere, by "back" or by a button that clears the search.
    if (searched === lastAsked.current) return;
    lastAsked.current = searched;
    setTyped(searched);
  }, [searched]);
  return (
    <TextInput
      {...field}
      type="search"
      value={typed}
      maxLength={adminLimits.search}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
      // A later search would undo what was opened from the list meanwhile.
      onBlur={search.flush}
    />
  );
}
