import { Button } from '@mantine/core';
import { factsContent as words } from '../../words/facts.ts';
import type { Facts } from './useFacts.ts';

interface OpenFactsProps {
  facts: Facts;
  isListed: boolean;
  onToggle: () => void;
}

export function OpenFacts({ facts, isListed, onToggle }: OpenFactsProps) {
  if (!facts.isKnown) return null;
  const { openCount, listed } = facts;
  return (
    <Button
      variant="default"
      size="sm"
      title={words.openHint}
      aria-expanded={isListed}
      disabled={listed.length === 0 && !isListed}
      onClick={onToggle}
    >
      {words.open(openCount, listed.length)}
    </Button>
  );
}
