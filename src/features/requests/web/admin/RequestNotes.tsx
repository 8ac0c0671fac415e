import { Box, Button, Group, Text, Textarea, Title } from '@mantine/core';
import { type SubmitEvent, useId } from 'react';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { LogEntry } from '../../../../web/admin/list/LogEntry.tsx';
import { LinkedText } from '../../../../web/components/text/LinkedText.tsx';
import { DraftState } from '../../../../web/forms/drafts/DraftState.tsx';
import { maxNoteLength, type OpenedRequest } from '../../contact-inbox.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';
import { useRequestDraft } from './answer/useRequestDraft.ts';
import classes from './InboxRequest.module.css';
import { useNewNote } from './useInboxChanges.ts';

const words = adminInboxContent.notes;

export function RequestNotes({ id, notes }: { id: number; notes: OpenedRequest['notes'] }) {
  const titleId = useId();
  const draft = useRequestDraft(id, 'note');
  const { text: body, keeper } = draft;
  const adding = useNewNote(id, draft);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    await keeper.settle();
    adding.mutate({ id, body, draft: keeper.lineage() });
  };
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} fz="md" mb="xs" id={titleId}>
        {words.title}
      </Title>
      <form onSubmit={send}>
        <Textarea
          label={words.field}
          description={words.hint}
          rows={3}
          maxLength={maxNoteLength}
          readOnly={adding.isPending}
          value={body}
          data-note
          onChange={(event) => keeper.change(event.currentTarget.value)}
        />
        <DraftState draft={draft} />
        <Group mt="xs">
          <Button type="submit" size="sm" disabled={body.trim() === '' || adding.isPending}>
            {adding.isPending ? words.saving : words.save}
          </Button>
        </Group>
      </form>
      {notes.length === 0 ? (
        <Text fz="sm" c="dimmed" mt="md">
          {words.none}
        </Text>
      ) : (
        <Box component="ul" className="ruled" mt="lg">
          {notes.map(({ id: noteId, author, body: text, createdAt }) => (
            <LogEntry key={noteId} at={createdAt}>
              <p className={classes.message} dir="auto">
                <LinkedText>{text}</LinkedText>
              </p>
              {author ? (
                <Text span inherit c="dimmed">
                  {actorName(author)}
                </Text>
              ) : null}
            </LogEntry>
          ))}
        </Box>
      )}
    </section>
  );
}
