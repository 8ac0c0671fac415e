import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { type ForeignChoice, type ForeignSummary, foreignChoices } from '../../../post-import.ts';
import { transferContent } from '../../../words/post-transfer.ts';

const { foreign: words, toasts } = transferContent.import;

interface ForeignTagsProps {
  importId: number;
  tags: readonly ForeignSummary[];
  onChosen: () => unknown;
}

/** Shortcodes and the like that are not known here, each once. */
export function ForeignTags({ importId: id, tags, onChosen }: ForeignTagsProps) {
  const [chosen, setChosen] = useState<Record<string, ForeignChoice>>({});
  const choose = trpc.admin.transfer.chooseForeign.useMutation(
    withToasts({ failed: toasts.failed, onDone: onChosen }),
  );
  const choiceOf = ({ key, choice }: ForeignSummary) => chosen[key] ?? choice;
  const isChanged = tags.some((tag) => choiceOf(tag) !== tag.choice);
  return (
    <Stack gap="sm" align="flex-start">
      <div>
        <Title order={4} size="h6">
          {words.title}
        </Title>
        <Text fz="sm">{words.text}</Text>
      </div>
      {tags.map((tag) => (
        <SelectField
          key={tag.key}
          label={words.label(tag.key, tag.postCount)}
          value={choiceOf(tag)}
          onChange={(event) => {
            const value = foreignChoices.find((one) => one === event.currentTarget.value);
            if (value) setChosen({ ...chosen, [tag.key]: value });
          }}
          options={tag.choices.map((value) => ({ value, label: words.choices[value] }))}
        />
      ))}
      <Button
        variant="default"
        disabled={!isChanged || choose.isPending}
        onClick={() =>
          choose.mutate({
            id,
            choices: Object.fromEntries(tags.map((tag) => [tag.key, choiceOf(tag)])),
          })
        }
      >
        {words.apply}
      </Button>
      {isChanged ? null : <Text fz="sm">{words.unchanged}</Text>}
    </Stack>
  );
}
