import { Button, Group, Image, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useEffect } from 'react';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { WordDiff } from '../../../../../web/admin/text/WordDiff.tsx';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { ChooseFromMedia } from '../../../../media/web/admin/ChooseFromMedia.tsx';
import {
  type OfferedDetails,
  type StagedDetails,
  type StagedDraft,
  stagedDetailsSchema,
  writtenDetails,
} from '../../../staged-drafts.ts';
import { stagedDraftsContent } from '../../../words/staged-drafts.ts';
import { StagePart } from './StagePart.tsx';
import type { StagedChanges } from './useStagedDraft.ts';

const { details: words } = stagedDraftsContent;
const validate = schemaResolver(stagedDetailsSchema, { sync: true });

interface DetailsStageProps {
  draft: StagedDraft;
  changes: StagedChanges;
  canAsk: boolean;
}

export function DetailsStage({ draft, changes, canAsk }: DetailsStageProps) {
  const { id, version, details, offeredDetails } = draft;
  const form = useCheckedForm<StagedDetails>({ initialValues: details, validate });
  const { imageUrl, imageAlt } = form.values;
  // Shows a first suggestion, or a save from another window, while nothing here is unsaved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another state of the fields
  useEffect(() => {
    if (form.isDirty()) return;
    form.setValues(details);
    form.resetDirty(details);
  }, [version]);
  const save = (values: StagedDetails) =>
    changes.saveDetails.mutate(
      { id, version, details: values },
      { onSuccess: (kept) => form.resetDirty(kept.details) },
    );

  return (
    <StagePart title={words.title}>
      <form noValidate onSubmit={form.onSubmit(save)}>
        <Stack>
          {writtenDetails.map((field) => (
            <Stack key={field} gap="xs">
              <DetailField
                field={field}
                {...form.getInputProps(field)}
                description={field === 'imageAlt' ? words.imageAltHint : undefined}
              />
              <Offered
                field={field}
                before={form.values[field]}
                offered={offeredDetails}
                onTake={(text) => form.setFieldValue(field, text)}
              />
            </Stack>
          ))}
          <Group align="flex-end">
            {imageUrl ? <Image src={imageUrl} alt={imageAlt} maw="12rem" radius="md" /> : null}
            <ChooseFromMedia
              onChoose={({ url, altText }) => {
                form.setFieldValue('imageUrl', url);
                if (altText) form.setFieldValue('imageAlt', altText);
              }}
            />
            {imageUrl ? (
              <ActionButton onClick={() => form.setFieldValue('imageUrl', '')}>
                {words.removePicture}
              </ActionButton>
            ) : null}
          </Group>
          <Group gap="xs">
            <Button type="submit" variant="default" disabled={changes.saveDetails.isPending}>
              {words.save}
            </Button>
            <Button
              variant="default"
              disabled={!canAsk}
              onClick={() => changes.ask.mutate({ id, kind: 'details' })}
            >
              {words.ask}
            </Button>
          </Group>
        </Stack>
      </form>
    </StagePart>
  );
}

type DetailFieldProps = { field: keyof OfferedDetails } & Pick<
  React.ComponentProps<typeof TextInput>,
  'description'
>;

function DetailField({ field, ...input }: DetailFieldProps) {
  const isLong = field === 'excerpt' || field === 'metaDescription';
  const label = words.fields[field];
  return isLong ? (
    <Textarea label={label} rows={2} {...input} />
  ) : (
    <TextInput label={label} {...input} />
  );
}

interface OfferedProps {
  field: keyof OfferedDetails;
  before: string;
  offered: OfferedDetails | null;
  onTake: (text: string) => void;
}

function Offered({ field, before, offered, onTake }: OfferedProps) {
  const text = offered?.[field] ?? before;
  if (text === before || text === '') return null;
  const label = words.fields[field];
  return (
    <Stack gap="xs" role="group" aria-label={`${words.offered}: ${label}`}>
      <Text fz="sm" c="dimmed">
        {words.offered}
      </Text>
      <WordDiff before={before} after={text} />
      <Group>
        <ActionButton context={label} onClick={() => onTake(text)}>
          {words.take}
        </ActionButton>
      </Group>
    </Stack>
  );
}
