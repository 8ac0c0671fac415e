import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { trpc } from '../../../../web/api/trpc.ts';

const typingPauseMs = 500;

export interface Preview {
  typed: string;
  html: string;
  /** HTML with card texts; undefined without cards. */
  withCards?: string | undefined;
}

/** Asks the server after a debounce. Keeps the previous answer until the next one arrives. */
export function usePreview(html: string): { preview: Preview | null; isFailed: boolean } {
  const [settled] = useDebouncedValue(html, typingPauseMs);
  const [preview, setPreview] = useState<Preview | null>(null);
  const { mutate, isError } = trpc.admin.posts.preview.useMutation();
  useEffect(
    () =>
      mutate(
        { content: settled },
        { onSuccess: (answer) => setPreview({ typed: settled, ...answer }) },
      ),
    [mutate, settled],
  );
  return { preview, isFailed: isError };
}
