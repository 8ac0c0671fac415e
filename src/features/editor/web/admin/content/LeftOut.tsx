import { Alert, List } from '@mantine/core';
import { useMemo } from 'react';
import { type MissingMarkup, missingMarkup } from '../../../../../web/admin/text/missing-markup.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import type { Preview } from '../usePreview.ts';

const { leftOut: words } = adminEditorContent.content;
const mostShown = 5;

export function LeftOut({ preview }: { preview: Preview | null }) {
  const missing = useMemo(
    () => (preview ? missingMarkup(preview.typed, preview.html) : []),
    [preview],
  );
  if (missing.length === 0) return null;
  return (
    <Alert role="status" color="ember" variant="default" title={words.title}>
      <LeftOutList missing={missing} />
    </Alert>
  );
}

export function LeftOutList({ missing }: { missing: readonly MissingMarkup[] }) {
  return (
    <List size="sm">
      {missing.slice(0, mostShown).map(({ markup, near }) => (
        <List.Item key={markup}>
          <code>{markup}</code> {near === '' ? null : words.near(near)}
        </List.Item>
      ))}
      {missing.length > mostShown ? (
        <List.Item>{words.more(missing.length - mostShown)}</List.Item>
      ) : null}
    </List>
  );
}
