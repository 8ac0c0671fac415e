import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { writingContent } from '../../../../content/writing.ts';
import { trpc } from '../../../api/trpc.ts';

const { suggestions: words } = writingContent;

/** What needs the AI; where none is set up, what to do about that and nothing else. */
export function AiReady({ children }: { children: ReactNode }) {
  const status = trpc.admin.aiDrafts.status.useQuery().data;
  if (!status) return null;
  if (status.isConfigured) return children;
  return <Alert title={words.notConfigured}>{status.hint}</Alert>;
}
