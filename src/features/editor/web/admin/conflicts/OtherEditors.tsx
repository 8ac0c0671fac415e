import { Alert } from '@mantine/core';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { OtherEditor } from '../../../post-editing.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';

interface OtherEditorsProps {
  postId: number;
  /** Editors from the last autosave; empty before the first. */
  heard: readonly OtherEditor[];
}

/** Warns that another admin has unsaved text in this post. */
export function OtherEditors({ postId, heard }: OtherEditorsProps) {
  const found = trpc.admin.posts.otherEditors.useQuery({ id: postId }, { staleTime: 0, gcTime: 0 });
  const others = heard.length > 0 ? heard : (found.data ?? []);
  if (others.length === 0) return null;
  const names = others.map(({ username }) => username).join(', ');
  return <Alert color="sand">{adminEditorContent.others(names)}</Alert>;
}
