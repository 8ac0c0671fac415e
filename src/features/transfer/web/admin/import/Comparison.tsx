import { Checkbox, List, Stack, Text, Title } from '@mantine/core';
import { ListSkeleton } from '../../../../../web/admin/list/ListSkeleton.tsx';
import { ScrollPane } from '../../../../../web/admin/ScrollPane.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { Columns } from '../../../../../web/components/sections/Columns.tsx';
import { HtmlPreview } from '../../../../editor/web/admin/HtmlPreview.tsx';
import type { ImportComparison, ImportItemFilter } from '../../../post-import.ts';
import { transferContent } from '../../../words/post-transfer.ts';

const { compare: words, toasts } = transferContent.import;

export function useLookAt() {
  const utils = trpc.useUtils();
  return trpc.admin.transfer.lookAt.useMutation(
    withToasts({ failed: toasts.failed, onDone: () => utils.admin.transfer.invalidate() }),
  );
}

interface ComparisonProps {
  importId: number;
  position: number;
  filter: ImportItemFilter;
  onMove: (position: number) => void;
  onClose: () => void;
}

/** A post beside its source, before it is made. */
export function Comparison({ importId: id, position, filter, onMove, onClose }: ComparisonProps) {
  const found = trpc.admin.transfer.compare.useQuery(
    { id, position, filter },
    { staleTime: 0, gcTime: 0 },
  );
  const look = useLookAt();
  const post = found.data;
  const { previous = null, next = null } = post ?? {};
  const move = (to: number | null) => () => to !== null && onMove(to);
  const end = endOf(previous, next);
  return (
    <Dialog
      size="xl"
      title={words.title(post?.title ?? '')}
      onClose={onClose}
      answers={[
        { label: words.previous, onChoose: move(previous), isDisabled: previous === null },
        { label: words.next, onChoose: move(next), isDisabled: next === null },
      ]}
    >
      {found.isPending ? <ListSkeleton rowHeight="3rem" /> : null}
      {found.isError ? <p role="alert">{words.failed}</p> : null}
      {post ? (
        <>
          <Sides of={post} />
          <Checkbox
            label={words.lookedAt}
            checked={post.isLookedAt}
            disabled={look.isPending}
            onChange={(event) =>
              look.mutate({ id, position, isLookedAt: event.currentTarget.checked })
            }
          />
          {end ? <Text fz="sm">{end}</Text> : null}
        </>
      ) : null}
    </Dialog>
  );
}

/** Says why a button leads nowhere. */
function endOf(previous: number | null, next: number | null): string | null {
  if (previous === null && next === null) return words.isOnly;
  if (previous === null) return words.isFirst;
  return next === null ? words.isLast : null;
}

const paneHeight = '50vh';

function Sides({ of: { written, converted, notes } }: { of: ImportComparison }) {
  return (
    <>
      <Columns widths="minmax(0, 1fr) minmax(0, 1fr)" from="sm" gap="lg" columnGap="lg">
        <Stack gap="xs">
          <Title order={3} size="h6">
            {words.written}
          </Title>
          <ScrollPane label={words.written} maxHeight={paneHeight}>
            <Text
              component="pre"
              fz="sm"
              dir="auto"
              style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {written}
            </Text>
          </ScrollPane>
        </Stack>
        <Stack gap="xs">
          <Title order={3} size="h6">
            {words.converted}
          </Title>
          <ScrollPane label={words.converted} maxHeight={paneHeight}>
            <HtmlPreview html={converted} />
          </ScrollPane>
        </Stack>
      </Columns>
      <div>
        <Title order={3} size="h6">
          {words.losses}
        </Title>
        {notes.length === 0 ? <p>{words.noLosses}</p> : null}
        <List size="sm">
          {notes.map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
      </div>
    </>
  );
}
