import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import type { PostRow } from '../../../editor/post-editing.ts';
import { detailLimits } from '../../post-details.ts';
import { adminPostsContent } from '../../words/post-list.ts';
import type { BulkChanges } from './useBulkChanges.ts';

const words = adminPostsContent.bulk;

/** Gives one tag to the chosen posts, or takes it from them. */
export function BulkTag({ rows, changes }: { rows: readonly PostRow[]; changes: BulkChanges }) {
  const tags = trpc.admin.posts.details.tags.useQuery();
  const [typed, setTyped] = useState('');
  const tag = typed.trim();
  const common = { context: words.label, disabled: changes.isBusy || tag === '' };
  return (
    <>
      <Autocomplete
        aria-label={words.tag}
        placeholder={words.tag}
        data={(tags.data ?? []).map(({ name }) => name)}
        value={typed}
        maxLength={detailLimits.tagName}
        onChange={setTyped}
        w="10rem"
        attributes={{ input: { dir: 'auto' } }}
      />
      <ActionButton {...common} onClick={() => changes.change(rows, { kind: 'addTag', tag })}>
        {words.addTag}
      </ActionButton>
      <ActionButton {...common} onClick={() => changes.change(rows, { kind: 'removeTag', tag })}>
        {words.removeTag}
      </ActionButton>
    </>
  );
}
