import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { type KeyboardEvent, useEffect } from 'react';
import { beginningOf, dayOf, monthsLater } from '../../../../web/admin/form/date-field.ts';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { factLimits, factSourceSchema, recheckMonths } from '../../facts.ts';
import { factsContent } from '../../words/facts.ts';
import type { ListedFact, SourceInput } from './useFacts.ts';

const { form: words } = factsContent;

interface SourceFields {
  sourceUrl: string;
  note: string;
  recheckAt: string;
}

const toSource = ({ recheckAt, ...rest }: SourceFields): SourceInput => ({
  ...rest,
  recheckAt: beginningOf(recheckAt),
});

const validate = schemaResolver(factSourceSchema, { sync: true });

function startOf({ kind, answer }: ListedFact): SourceFields {
  const months = recheckMonths[kind];
  const usual = months === null ? '' : dayOf(monthsLater(new Date(), months));
  const isTicked = answer?.state === 'sourced';
  const kept = answer?.recheckAt ? dayOf(answer.recheckAt) : '';
  return {
    sourceUrl: answer?.sourceUrl ?? '',
    note: answer?.note ?? '',
    recheckAt: isTicked ? kept : usual,
  };
}

interface SourceFormProps {
  fact: ListedFact;
  isBusy: boolean;
  onTick: (source: SourceInput) => void;
  onCancel: () => void;
}

/** Contains no form element because it is nested in the form of the post. */
export function SourceForm({ fact, isBusy, onTick, onCancel }: SourceFormProps) {
  const form = useCheckedForm<SourceFields>({
    initialValues: startOf(fact),
    validate: (values) => validate(toSource(values)),
  });
  const { getInputNode } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field gets the focus once, when it appears
  useEffect(() => getInputNode('sourceUrl')?.focus(), []);
  const tick = form.onSubmit((values) => onTick(toSource(values)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Enter would save the post.
      event.preventDefault();
      tick();
    }
    if (event.key === 'Escape') onCancel();
  };

  return (
    <Stack role="group" aria-label={fact.words} gap="sm" onKeyDown={onKeyDown}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <TextInput
          type="url"
          label={words.sourceUrl}
          placeholder="https://"
          {...form.getInputProps('sourceUrl')}
          maxLength={factLimits.sourceUrl}
        />
        <TextInput
          label={words.note}
          placeholder={words.notePlaceholder}
          {...form.getInputProps('note')}
          maxLength={factLimits.note}
        />
        <TextInput type="date" label={words.recheckAt} {...form.getInputProps('recheckAt')} />
      </SimpleGrid>
      <Group gap="xs">
        <Button size="sm" disabled={isBusy} onClick={() => tick()}>
          {words.tick}
        </Button>
        <Button size="sm" variant="subtle" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
