import { Button, Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { AdminList } from '../../../../../web/admin/list/AdminList.tsx';
import { trpc } from '../../../../../web/api/trpc.ts';
import { NamedSentence } from '../../../../../web/components/text/NamedSentence.tsx';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { houseStyleContent } from '../../../../generator/words/house-style.ts';
import { type TimelineEntry, timelineFilterSchema } from '../../../editing.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';

const { history: words } = adminEditorContent;
const { purposes } = houseStyleContent.month;

interface TimelineProps {
  postId: number;
  currentVersion: number;
  chosen: number | null;
  onChoose: (version: number) => void;
}

/** Everything that happened to a post. Versions can be chosen. */
export function Timeline({ postId, currentVersion, chosen, onChoose }: TimelineProps) {
  const [shown, setShown] = useState({ filter: '', page: 1 });
  const { page } = shown;
  const filter = timelineFilterSchema.safeParse(shown.filter).data;
  const timeline = trpc.admin.posts.timeline.useQuery(
    { id: postId, page, filter },
    { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData },
  );
  const { data } = timeline;
  return (
    <Stack gap="xs">
      <SelectField
        label={words.filter}
        options={words.filters}
        value={shown.filter}
        onChange={(event) => setShown({ filter: event.currentTarget.value, page: 1 })}
      />
      {data && !filter && data.total < 2 ? <p>{words.empty}</p> : null}
      {data && filter && data.total === 0 ? <p role="status">{words.nothing}</p> : null}
      <AdminList
        list={timeline}
        rowHeight="3rem"
        pager={{ of: data, page, onPage: (next) => setShown({ ...shown, page: next }) }}
      >
        <Stack component="ol" gap="xs">
          {data?.items.map((entry) => (
            <li key={`${entry.kind} ${entry.id}`}>
              {entry.kind === 'version' ? (
                <Button
                  variant="outline"
                  fullWidth
                  justify="flex-start"
                  ta="start"
                  aria-pressed={entry.id === chosen}
                  onClick={() => onChoose(entry.id)}
                >
                  <span>
                    {entry.id === currentVersion ? words.current : words.version(entry.id)}
                    <By {...entry} />
                  </span>
                </Button>
              ) : (
                <Text component="div" fz="sm" px="sm">
                  {sentenceOf(entry)}
                  <By {...entry} />
                </Text>
              )}
            </li>
          ))}
        </Stack>
      </AdminList>
    </Stack>
  );
}

function By({ by, at }: Pick<TimelineEntry, 'by' | 'at'>) {
  return (
    <Text span display="block" fz="xs">
      <NamedSentence sentence={(name) => words.by(name, formatDateTime(at))} name={actorName(by)} />
    </Text>
  );
}

function sentenceOf({ kind, text, id }: TimelineEntry): string {
  switch (kind) {
    case 'version':
      return words.version(id);
    case 'remark':
      return words.remark(text);
    case 'remarkDone':
      return words.remarkDone(text);
    case 'model':
      return words.model(purposes[text] ?? text);
    case 'ready':
      return words.ready;
    case 'reviewed':
      return words.reviewed;
    case 'backToDraft':
      return words.backToDraft;
  }
}
