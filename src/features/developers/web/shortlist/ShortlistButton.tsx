import { Button } from '@mantine/core';
import { shortlistLimits } from '../../addresses/shortlist-path.ts';
import { shortlistWords as words } from '../../words/directory/shortlist-button.ts';
import { keepIds, useKeptIds } from './kept-developers.ts';

/** Puts a developer on the shortlist of this browser, or takes them off it. */
export function ShortlistButton({ developerId, name }: { developerId: number; name: string }) {
  const kept = useKeptIds();
  const others = kept.filter((id) => id !== developerId);
  const isKept = others.length < kept.length;
  const isFull = !isKept && kept.length >= shortlistLimits.kept;
  const label = isKept ? words.remove : isFull ? words.full : words.add;
  return (
    <Button
      className="needs-scripts"
      variant={isKept ? 'light' : 'default'}
      size="sm"
      pos="relative"
      disabled={isFull}
      aria-label={`${label}: ${name}`}
      onClick={() => keepIds(isKept ? others : [...kept, developerId])}
    >
      {label}
    </Button>
  );
}
