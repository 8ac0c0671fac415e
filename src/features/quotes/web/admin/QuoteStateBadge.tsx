import { Badge } from '@mantine/core';
import type { Quote } from '../../quotes.ts';
import { adminQuotesContent as words } from '../../words/admin-quotes.ts';

const hues = {
  open: 'lagoon',
  accepted: 'moss',
  declined: 'ember',
  expired: 'sand',
  replaced: 'sand',
} as const satisfies Record<Quote['state'], string>;

export function QuoteStateBadge({ state }: Pick<Quote, 'state'>) {
  return <Badge color={hues[state]}>{words.states[state]}</Badge>;
}
