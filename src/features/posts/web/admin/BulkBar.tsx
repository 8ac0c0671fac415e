import { Anchor, Autocomplete, List } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { editorAddress } from '../../../../web/admin/list/admin-address.ts';
import { ChosenSelect } from '../../../../web/admin/list/several/ChosenSelect.tsx';
import { SelectionBar } from '../../../../web/admin/list/several/SelectionBar.tsx';
import type { RowSelection } from '../../../../web/admin/list/several/useSelection.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { detailLimits } from '../../post-details.ts';
import type { PostRow } from '../../post-editing.ts';
import { adminPostsContent } from '../../words/post-list.ts';
import { DeleteForGoodDialog } from './DeleteForGoodDialog.tsx';
import { HeldBackQuestion } from './questions/HeldBackQuestion.tsx';
import type { BulkChanges } from './useBulkChanges.ts';
import { useBulkPublish } from './useBulkPublish.ts';

const { bulk: words, actions } = adminPostsContent;

interface BulkBarProps {
  rows: readonly PostRow[];
  selection: RowSelection;
  changes: BulkChanges;
  isBin: boolean;
}

export function BulkBar({ rows, selection, changes, isBin }: BulkBarProps) {
  const chosenRows = rows.filter(({ id }) => selection.has(id));
  const [isAsking, setAsking] = useState(false);
  return (
    <SelectionBar label={words.label} selection={selection} isBusy={changes.isBusy}>
      {isBin ? (
        <>
          <ActionButton
            context={words.label}
            disabled={changes.isBusy}
            onClick={() => changes.change(chosenRows, { kind: 'undelete' })}
          >
            {actions.undelete}
          </ActionButton>
          <ActionButton
            context={words.label}
            isDangerous
            disabled={changes.isBusy}
            onClick={() => setAsking(true)}
          >
            {actions.deleteForGood}
          </ActionButton>
        </>
      ) : (
        <LivingActions rows={chosenRows} changes={changes} />
      )}
      {isAsking ? (
        <DeleteForGoodDialog
          what={words.posts(chosenRows.length)}
          isDeleting={changes.isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            changes.removeForGood(chosenRows);
          }}
        />
      ) : null}
    </SelectionBar>
  );
}

function LivingActions({ rows, changes }: { rows: readonly PostRow[]; changes: BulkChanges }) {
  const categories = trpc.admin.categories.list.useQuery();
  const publish = useBulkPublish(changes);
  const { heldBack } = publish;
  const common = { context: words.label, disabled: changes.isBusy || publish.isCounting };
  return (
    <>
      {heldBack ? (
        <HeldBackQuestion
          posts={heldBack.held}
          onOthers={
            heldBack.rest.length > 0
              ? () => void publish.goOn(heldBack, { withHeld: false })
              : undefined
          }
          onPublish={() => void publish.goOn(heldBack, { withHeld: true })}
          onClose={publish.closeHeldBack}
        />
      ) : null}
      <BulkFactsQuestion publish={publish} />
      <ActionButton {...common} onClick={() => void publish.start(rows)}>
        {actions.publish}
      </ActionButton>
      <ActionButton {...common} onClick={() => changes.change(rows, { kind: 'unpublish' })}>
        {actions.unpublish}
      </ActionButton>
      <ChosenSelect
        label={words.moveTo}
        options={(categories.data ?? []).map(({ id, name }) => ({
          value: String(id),
          label: name,
        }))}
        disabled={changes.isBusy}
        onChoose={(id) => changes.change(rows, { kind: 'category', categoryId: Number(id) })}
      />
      <BulkTag rows={rows} changes={changes} />
      <ActionButton {...common} isDangerous onClick={() => changes.remove(rows)}>
        {actions.delete}
      </ActionButton>
    </>
  );
}

const bulkTagWords = adminPostsContent.bulk;

function BulkTag({ rows, changes }: { rows: readonly PostRow[]; changes: BulkChanges }) {
  const tags = trpc.admin.posts.details.tags.useQuery();
  const [typed, setTyped] = useState('');
  const tag = typed.trim();
  const common = { context: bulkTagWords.label, disabled: changes.isBusy || tag === '' };
  return (
    <>
      <Autocomplete
        aria-label={bulkTagWords.tag}
        placeholder={bulkTagWords.tag}
        data={(tags.data ?? []).map(({ name }) => name)}
        value={typed}
        maxLength={detailLimits.tagName}
        onChange={setTyped}
        w="10rem"
        attributes={{ input: { dir: 'auto' } }}
      />
      <ActionButton {...common} onClick={() => changes.change(rows, { kind: 'addTag', tag })}>
        {bulkTagWords.addTag}
      </ActionButton>
      <ActionButton {...common} onClick={() => changes.change(rows, { kind: 'removeTag', tag })}>
        {bulkTagWords.removeTag}
      </ActionButton>
    </>
  );
}

const bulkFactsQuestionWords = adminPostsContent.factsQuestion;

function BulkFactsQuestion({ publish }: { publish: ReturnType<typeof useBulkPublish> }) {
  const { search } = useLocation();
  if (!publish.question) return null;
  const { open, rest } = publish.question;
  return (
    <Dialog
      title={bulkFactsQuestionWords.title}
      onClose={publish.close}
      answers={[
        {
          label: rest.length > 0 ? bulkFactsQuestionWords.leaveOut : bulkFactsQuestionWords.notYet,
          isSafe: true,
          onChoose: () => publish.send(rest),
        },
        {
          label: bulkFactsQuestionWords.publish,
          onChoose: () => publish.send([...rest, ...open.map(({ post }) => post)]),
        },
      ]}
    >
      <p>{bulkFactsQuestionWords.several(open.length)}</p>
      <List listStyleType="disc">
        {open.map(({ post, openCount }) => (
          <List.Item key={post.id}>
            <Anchor
              component={Link}
              to={editorAddress({ kind: 'post', postId: post.id }, search)}
              onClick={publish.close}
            >
              <bdi>{post.title}</bdi>
            </Anchor>{' '}
            {bulkFactsQuestionWords.openOf(openCount)}
          </List.Item>
        ))}
      </List>
    </Dialog>
  );
}
