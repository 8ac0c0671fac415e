import {
  ActionIcon,
  Anchor,
  Checkbox,
  Group,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link } from 'react-router-dom';
import { contentFormPath } from '../../../../shared/addresses/content-address.ts';
import type { CheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { quoteLimits } from '../../quote-options.ts';
import type { WrittenQuote } from '../../quotes.ts';
import { adminQuotesContent } from '../../words/admin-quotes.ts';

const { form: words } = adminQuotesContent;

interface QuoteFieldsProps {
  form: CheckedForm<WrittenQuote>;
}

export function PositionFields({ form, index }: QuoteFieldsProps & { index: number }) {
  const number = index + 1;
  const amount = (field: 'fromAmount' | 'toAmount') => {
    const path = `positions.${index}.${field}` as const;
    return {
      type: 'number',
      inputMode: 'numeric' as const,
      min: 0,
      w: '7rem',
      value: form.values.positions[index]?.[field] ?? 0,
      error: form.errors[path],
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        form.setFieldValue(path, currentTarget.valueAsNumber || 0),
    };
  };
  return (
    <Group gap="xs" align="flex-start">
      <TextInput
        aria-label={words.text(number)}
        placeholder={words.columns.text}
        maxLength={quoteLimits.text}
        flex="1 1 14rem"
        {...form.getInputProps(`positions.${index}.text`)}
      />
      <TextInput aria-label={words.from(number)} {...amount('fromAmount')} />
      <TextInput aria-label={words.to(number)} {...amount('toAmount')} />
      <Checkbox
        label={words.isOptional}
        aria-label={words.optional(number)}
        mt="xs"
        {...form.getInputProps(`positions.${index}.isOptional`, { type: 'checkbox' })}
      />
      <ActionIcon
        variant="subtle"
        aria-label={words.remove(number)}
        disabled={form.values.positions.length === 1}
        onClick={() => form.removeListItem('positions', index)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** An empty name means that the quote names no tax. */
export function TaxFields({ form }: QuoteFieldsProps) {
  const { taxName, taxHundredths } = form.values;
  return (
    <Group gap="xs" align="flex-start">
      <TextInput
        label={words.tax}
        description={words.taxHint}
        maxLength={quoteLimits.taxName}
        flex="1 1 14rem"
        {...form.getInputProps('taxName')}
      />
      {taxName === '' ? null : (
        <TextInput
          label={words.taxPercent}
          type="number"
          inputMode="decimal"
          min={0}
          max={100}
          step={0.01}
          w="9rem"
          value={taxHundredths / 100}
          error={form.errors.taxHundredths}
          onChange={({ currentTarget }) =>
            form.setFieldValue(
              'taxHundredths',
              Math.round((currentTarget.valueAsNumber || 0) * 100),
            )
          }
        />
      )}
    </Group>
  );
}

/** Days that a change takes. */
export function DaysField({ form }: QuoteFieldsProps) {
  return (
    <TextInput
      label={words.days}
      description={words.daysHint}
      type="number"
      inputMode="numeric"
      min={0}
      max={quoteLimits.days}
      value={form.values.days}
      error={form.errors.days}
      onChange={({ currentTarget }) => form.setFieldValue('days', currentTarget.valueAsNumber || 0)}
    />
  );
}

const paperAddress = contentFormPath('quote-paper');

export function PaperFields({ form, sender }: QuoteFieldsProps & { sender: string }) {
  return (
    <Stack gap="md">
      <Textarea
        label={words.terms}
        rows={6}
        maxLength={quoteLimits.terms}
        {...form.getInputProps('terms')}
      />
      <Group gap="xs" align="flex-start">
        <TextInput
          label={words.clientName}
          maxLength={quoteLimits.party}
          flex="1 1 14rem"
          {...form.getInputProps('clientName')}
        />
        <Textarea
          label={words.clientAddress}
          description={words.clientAddressHint}
          rows={3}
          maxLength={quoteLimits.address}
          flex="1 1 14rem"
          {...form.getInputProps('clientAddress')}
        />
      </Group>
      <Text fz="sm" c="dimmed">
        <bdi>{words.sender(sender.replaceAll('\n', ', '))}</bdi>{' '}
        <Anchor component={Link} to={paperAddress} inherit>
          {words.paper}
        </Anchor>
      </Text>
    </Stack>
  );
}
