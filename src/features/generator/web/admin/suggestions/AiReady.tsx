import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { trpc } from '../../../../../web/api/trpc.ts';
import { houseStyleContent } from '../../../words/house-style.ts';

const { suggestions: words } = houseStyleContent;

export function AiReady({ children }: { children: ReactNode }) {
  const status = trpc.admin.aiDrafts.status.useQuery(undefined, { refetchOnMount: 'always' }).data;
  if (!status) return null;
  if (!status.hint) return children;
  const title = status.isConfigured ? words.usedUp : words.notConfigured;
  return <Alert title={title}>{status.hint}</Alert>;
}
