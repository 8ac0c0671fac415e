import { useState } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import type { RowId } from './useSelection.ts';

interface BulkOutcome {
  /** Number of changed rows. */
  count: number;
  done: (count: number) => string;
  failed: readonly { id: RowId; message: string }[];
  names: ReadonlyMap<RowId, string>;
  /** Left out where nothing can be taken back. */
  undo?: (() => void) | undefined;
}

/** What the last change of several rows did. `BulkReport` shows it. */
export function useBulkReport() {
  const [last, setLast] = useState<{
    number: number;
    sentence: string;
    failed: { id: RowId; name: string; message: string }[];
    undo: (() => void) | undefined;
  } | null>(null);
  return {
    last,
    dismiss: () => setLast(null),
    show: ({ count, done, failed, names, undo }: BulkOutcome) =>
      setLast((before) => ({
        number: (before?.number ?? 0) + 1,
        sentence: count > 0 ? done(count) : adminContent.list.several.nothing,
        failed: failed.map((one) => ({ ...one, name: names.get(one.id) ?? '' })),
        undo: count > 0 ? undo : undefined,
      })),
  };
}
