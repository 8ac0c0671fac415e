import { Box, Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { ToastText } from '../../shared/words/types.ts';

interface SentNoteProps {
  name: string;
  words: ToastText;
}

/**
 * Shows the result of a form that was sent without scripts. The caller must know that the form was sent: anybody can
 * make up the address.
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
