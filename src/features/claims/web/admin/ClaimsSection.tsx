import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormSection } from '../../../../web/admin/form/FormSection.tsx';
import { claimsContent } from '../../words/claims.ts';
import { ClaimItem } from './ClaimItem.tsx';
import { type Claims, isOpen, type ListedClaim } from './useClaims.ts';

const { section: words } = claimsContent;

interface ClaimsSectionProps {
  claims: Claims;
  onShow: (claim: ListedClaim) => void;
  onClose: () => void;
}

export default function ClaimsSection({ claims, onShow, onClose }: ClaimsSectionProps) {
  const [filter, setFilter] = useState('open');
  const list = useRef<HTMLUListElement>(null);
  const state = useRef<HTMLParagraphElement>(null);
  useEffect(() => state.current?.focus(), []);
  const { listed, openCount } = claims;
  const shown = filter === 'open' ? listed.filter(isOpen) : listed;

  // An answered claim can leave the list: moves focus to the next one.
  const answered = useRef<{ before: ListedClaim; at: number } | null>(null);
  useEffect(() => {
    if (!answered.current) return;
    const { before, at } = answered.current;
    const now = shown.findIndex(({ key }) => key === before.key);
    if (shown[now]?.answer === before.answer) return;
    answered.current = null;
    const next = list.current?.children[now < 0 ? at : now + 1];
    (next instanceof HTMLElement ? next : state.current)?.focus();
  });

  return (
    <FormSection
      title={words.title}
      aside={
        <Group gap="sm">
          <SegmentedControl
            aria-label={words.filterLabel}
            data={words.filters.map((option) => ({ ...option }))}
            value={filter}
            onChange={setFilter}
          />
          <Button variant="subtle" onClick={onClose}>
            {words.close}
          </Button>
        </Group>
      }
    >
      <Stack gap="xs">
        <Text c="dimmed" fz="sm" maw="var(--site-measure)">
          {words.intro}
        </Text>
        <p ref={state} tabIndex={-1} role="status">
          {listed.length === 0 ? words.none : words.count(openCount, listed.length)}
        </p>
      </Stack>
      {shown.length === 0 && listed.length > 0 ? <p>{words.allTicked}</p> : null}
      <ul ref={list} className="ruled" aria-label={words.title}>
        {shown.map((claim, at) => (
          <ClaimItem
            key={claim.key}
            claim={claim}
            isBusy={claims.isBusy}
            onShow={() => onShow(claim)}
            onSay={async (source) => {
              answered.current = { before: claim, at };
              const wasKept = await claims.say(claim, source);
              if (!wasKept) answered.current = null;
              return wasKept;
            }}
            onOpenAgain={(id) => void claims.openAgain(id)}
          />
        ))}
      </ul>
    </FormSection>
  );
}
