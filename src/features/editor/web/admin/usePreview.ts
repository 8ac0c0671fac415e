import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { trpc } from '../../../../web/api/trpc.ts';

const typingPauseMs = 500;

export interface Preview {
  /** What was asked about, and what the server makes of it. */
  typed: string;
  html: string;
  /** The same with what its cards say, where it has any. */
  withCards?: string | undefined;
}

/** HTML as the server would save it, asked whenever typing pauses; until an answer comes, the one before. */
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
