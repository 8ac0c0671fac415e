import { Box, Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { ToastText } from '../../shared/words/types.ts';

interface SentNoteProps {
  /** The form that is gone from here since it was sent. */
  name: string;
  words: ToastText;
}

/**
 * Says where a form without scripts has led to what it has done. The one who shows it has seen that this is so: anybody can make up
 * the address.
 */
export function SentNote({ name, words: { title, description } }: SentNoteProps) {
  const [searchParams] = useSearchParams();
  if (searchParams.get('sent') !== name) return null;
  return (
    <Box className="barred" role="status" id={`${name}-sent`} tabIndex={-1}>
      <Text fw={600}>{title}</Text>
      {description ? <p>{description}</p> : null}
    </Box>
  );
}
