import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormSection } from '../../../../web/admin/form/FormSection.tsx';
import { factsContent } from '../../words/facts.ts';
import { FactItem } from './FactItem.tsx';
import { type Facts, isOpen, type ListedFact } from './useFacts.ts';

const { section: words } = factsContent;

interface FactsSectionProps {
  facts: Facts;
  onShow: (fact: ListedFact) => void;
  onClose: () => void;
  /** Level of its heading. */
  order?: 2 | 3;
}

export default function FactsSection({ facts, onShow, onClose, order }: FactsSectionProps) {
  const [filter, setFilter] = useState('open');
  const list = useRef<HTMLUListElement>(null);
  const state = useRef<HTMLParagraphElement>(null);
  useEffect(() => state.current?.focus(), []);
  const { listed, openCount } = facts;
  const shown = filter === 'open' ? listed.filter(isOpen) : listed;

  // An answered fact can leave the list: moves focus to the next one.
  const answered = useRef<{ before: ListedFact; at: number } | null>(null);
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
      order={order}
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
        {shown.map((fact, at) => (
          <FactItem
            key={fact.key}
            fact={fact}
            isBusy={facts.isBusy}
            onShow={() => onShow(fact)}
            onSay={async (source) => {
              answered.current = { before: fact, at };
              const wasKept = await facts.say(fact, source);
              if (!wasKept) answered.current = null;
              return wasKept;
            }}
            onOpenAgain={(id) => void facts.openAgain(id)}
          />
        ))}
      </ul>
    </FormSection>
  );
}
