import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { trpc } from '../../../../../web/api/trpc.ts';
import { houseStyleContent } from '../../../words/house-style.ts';

const { suggestions: words } = houseStyleContent;

export function AiReady({ children }: { children: ReactNode }) {
  const status = trpc.admin.aiDrafts.status.useQuery().data;
  if (!status) return null;
  if (status.isConfigured) return children;
  return <Alert title={words.notConfigured}>{status.hint}</Alert>;
}
