import { useEffect, useRef, useState } from 'react';
import type { OutlinePart, StagedDraft } from '../../../staged-drafts.ts';
import type { StagedChanges } from './useStagedDraft.ts';

type OutlinedDraft = Pick<StagedDraft, 'id' | 'version' | 'sections'>;

const partsOf = ({ sections }: OutlinedDraft): OutlinePart[] =>
  sections.map(({ id, heading, points }) => ({ id, heading, points }));

/** Runs one save at a time and sends later changes after it. Server state applies once nothing is unsaved. */
export function useOutline(
  draft: OutlinedDraft,
  saving: Pick<StagedChanges['saveOutline'], 'isPending' | 'mutate'>,
) {
  const [parts, setParts] = useState(() => partsOf(draft));
  // Latest values: keys can arrive faster than renders.
  const latest = useRef(parts);
  const isChanged = useRef(false);
  const [wantsKeep, setWantsKeep] = useState(false);
  const { id, version } = draft;
  const { isPending, mutate } = saving;
  // A ref, because state updates only with the next render, and a second save with the same version would be refused.
  const isSaving = useRef(false);
  // Tracks the version of the last save, which arrives before the next render.
  const known = useRef(version);
  known.current = Math.max(known.current, version);

  const put = (next: OutlinePart[]) => {
    latest.current = next;
    isChanged.current = true;
    setParts(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save waits for the one before and for the version that it made
  useEffect(() => {
    if (!wantsKeep || isPending || isSaving.current) return;
    setWantsKeep(false);
    if (!isChanged.current) return;
    isChanged.current = false;
    isSaving.current = true;
    mutate(
      { id, version: known.current, parts: latest.current },
      {
        onSuccess: (saved) => {
          known.current = Math.max(known.current, saved.version);
        },
        onSettled: () => {
          isSaving.current = false;
        },
      },
    );
  }, [wantsKeep, isPending, version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another outline
  useEffect(() => {
    if (isChanged.current || isSaving.current) return;
    latest.current = partsOf(draft);
    setParts(latest.current);
  }, [version, isPending]);

  const change = (next: OutlinePart[]) => {
    put(next);
    setWantsKeep(true);
  };
  return {
    parts,
    edit: (partId: string, part: Partial<OutlinePart>) =>
      put(latest.current.map((one) => (one.id === partId ? { ...one, ...part } : one))),
    keep: () => setWantsKeep(true),
    add: () => change([...latest.current, { id: crypto.randomUUID(), heading: '', points: '' }]),
    move: (at: number, step: 1 | -1) => {
      const part = latest.current[at];
      const to = at + step;
      if (!part || to < 0 || to >= latest.current.length) return;
      const others = latest.current.filter((one) => one !== part);
      change([...others.slice(0, to), part, ...others.slice(to)]);
    },
    remove: (partId: string) => change(latest.current.filter((one) => one.id !== partId)),
  };
}
