import { Checkbox, Group, Stack, Table, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contentFormPath } from '../../../../../shared/addresses/content-address.ts';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { AdminList } from '../../../../../web/admin/list/AdminList.tsx';
import { editorAddress } from '../../../../../web/admin/list/admin-address.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { FilterButtons } from '../../../../../web/components/tabs/FilterButtons.tsx';
import { accessibleName } from '../../../../../web/start/accessible-name.ts';
import type { ImportItem, ImportItemFilter, PostImport } from '../../../post-import.ts';
import { transferContent } from '../../../words/post-transfer.ts';
import { Comparison, useLookAt } from './Comparison.tsx';

const words = transferContent.import.items;

interface ImportItemsProps {
  of: PostImport;
  labelledBy: string;
}

export function ImportItems({ of, labelledBy }: ImportItemsProps) {
  const [filter, setFilter] = useState<ImportItemFilter>(of.notedCount > 0 ? 'noted' : 'all');
  const [page, setPage] = useState(1);
  const [compared, setCompared] = useState<number | null>(null);
  const items = trpc.admin.transfer.items.useQuery(
    { id: of.id, filter, page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return (
    <Stack w="100%" gap="sm">
      <FilterButtons
        label={words.filterLabel}
        options={words.filters}
        selected={filter}
        onSelect={(chosen) => {
          setFilter(chosen);
          setPage(1);
        }}
      />
      <AdminList list={items} rowHeight="3rem" pager={{ of: items.data, page, onPage: setPage }}>
        {items.data && items.data.items.length === 0 ? <p>{words.empty}</p> : null}
        {items.data && items.data.items.length > 0 ? (
          <Table.ScrollContainer
            minWidth="36rem"
            type="native"
            role="group"
            aria-label={words.caption}
            tabIndex={0}
          >
            <Table aria-labelledby={labelledBy} captionSide="top" verticalSpacing="xs">
              <Table.Caption className="visually-hidden">{words.caption}</Table.Caption>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{words.post}</Table.Th>
                  <Table.Th scope="col">{words.outcome}</Table.Th>
                  <Table.Th scope="col">{words.notes}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.data.items.map((item) => (
                  <Row
                    key={item.position}
                    item={item}
                    check={of.state === 'ready' ? { importId: of.id, onOpen: setCompared } : null}
                  />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        ) : null}
      </AdminList>
      {compared === null ? null : (
        <Comparison
          key={compared}
          {...{ importId: of.id, position: compared, filter }}
          onMove={setCompared}
          onClose={() => setCompared(null)}
        />
      )}
    </Stack>
  );
}

function linkOf({ postId, contentKind, outcome }: ImportItem): string | null {
  // A refused kind may have no form here.
  if (contentKind !== null) return outcome === 'failed' ? null : contentFormPath(contentKind);
  return postId === null ? null : editorAddress({ kind: 'post', postId });
}

interface RowProps {
  item: ImportItem;
  /** Null once the import has begun. */
  check: { importId: number; onOpen: (position: number) => void } | null;
}

function Row({ item, check }: RowProps) {
  const { title, slug, outcome, notes, contentKind } = item;
  const link = linkOf(item);
  const said = contentKind === null ? words.outcomes : words.contentOutcomes;
  return (
    <Table.Tr style={{ verticalAlign: 'top' }}>
      <Table.Th scope="row">
        <bdi>{link === null ? title : <Link to={link}>{title}</Link>}</bdi>
        <Text c="dimmed" fz="sm" fw={400}>
          {slug}
        </Text>
        {check ? <Written item={item} /> : null}
        {check && contentKind === null ? <Check item={item} {...check} /> : null}
      </Table.Th>
      <Table.Td>{said[outcome]}</Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Table.Td>
    </Table.Tr>
  );
}

function Check({ item, importId, onOpen }: { item: ImportItem } & NonNullable<RowProps['check']>) {
  const { position, title, isLookedAt } = item;
  const look = useLookAt();
  return (
    <Group gap="sm" mt="xs">
      <ActionButton context={title} onClick={() => onOpen(position)}>
        {words.compare}
      </ActionButton>
      <Checkbox
        label={transferContent.import.compare.lookedAt}
        aria-label={words.lookedAt(title)}
        checked={isLookedAt}
        disabled={look.isPending}
        onChange={(event) =>
          look.mutate({ id: importId, position, isLookedAt: event.currentTarget.checked })
        }
      />
    </Group>
  );
}

/** Says of a row that cannot be written why. */
function Written({ item: { outcome, notes, title, contentKind } }: { item: ImportItem }) {
  const isThere = outcome === 'exists';
  if (!isThere && outcome !== 'failed') return null;
  const reason = isThere && contentKind === null ? words.isThere : notes[0];
  return (
    <Checkbox
      mt="xs"
      disabled
      checked={false}
      readOnly
      label={words.willBeWritten}
      description={reason ?? words.contentOutcomes[outcome]}
      aria-label={accessibleName(words.willBeWritten, title)}
    />
  );
}
