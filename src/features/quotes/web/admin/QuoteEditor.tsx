import { ActionIcon, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { dayMs } from '../../../../shared/time/durations.ts';
import { unsentDraftsContent } from '../../../../shared/words/unsent-drafts.ts';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { DraftState } from '../../../../web/forms/drafts/DraftState.tsx';
import { useDraftedForm } from '../../../../web/forms/drafts/useDraftedForm.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import type { CheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import type { useRequestDraft } from '../../../requests/web/admin/answer/useRequestDraft.ts';
import { quoteCurrencies, quoteLimits, quoteTotal } from '../../quote-options.ts';
import {
  type Quote,
  type QuoteDraft,
  type QuoteForm,
  quoteDraftText,
  quoteFormSchema,
  readQuoteDraft,
} from '../../quotes.ts';
import { adminQuotesContent } from '../../words/admin-quotes.ts';
import { quoteAmount } from '../../words/quotes.ts';

const { form: words, toasts } = adminQuotesContent;
const validate = schemaResolver(quoteFormSchema, { sync: true });
const emptyPosition = { text: '', fromAmount: 0, toAmount: 0 };
const daysValid = 30;

function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

function startValues(last: Quote | null): QuoteForm {
  const { title = '', currency = 'USD', assumptions = '' } = last ?? {};
  const positions = last?.positions ?? [emptyPosition];
  return { title, currency, positions, assumptions, validUntil: inDays(daysValid) };
}

type RequestDraft = ReturnType<typeof useRequestDraft>;

function readable(text: string): string {
  const quote = readQuoteDraft(text)?.quote;
  if (!quote) return '';
  const lines = quote.positions.map(
    (position) => `${position.text}: ${quoteAmount(position, quote.currency)}`,
  );
  return [quote.title, ...lines, quote.assumptions].filter(Boolean).join('\n');
}

type WrittenQuote = QuoteForm & Pick<QuoteDraft, 'seen'>;

const draftTextOf = ({ seen, ...quote }: WrittenQuote) => quoteDraftText({ seen, quote });

function readWritten(text: string): WrittenQuote | null {
  const draft = readQuoteDraft(text);
  return draft && { ...draft.quote, seen: draft.seen };
}

interface QuoteEditorProps {
  requestId: number;
  /** Quote that a new version starts from. Null for the first one. */
  last: Quote | null;
  draft: RequestDraft;
  onClose: () => void;
}

/** A sent quote never changes. A new version replaces it. */
export function QuoteEditor({ requestId, last, draft, onClose }: QuoteEditorProps) {
  const utils = trpc.useUtils();
  const { keeper } = draft;
  // The list may be refetched meanwhile. A newer version counts as seen only after the server has reported it.
  const [start] = useState<WrittenQuote>(() => ({
    ...{ ...startValues(last), seen: last?.version ?? 0 },
  }));
  const { form, discard } = useDraftedForm({
    ...{ draft, start, validate, textOf: draftTextOf, read: readWritten },
  });
  const sending = trpc.admin.quotes.send.useMutation(
    withToasts({
      done: toasts.sent,
      failed: toasts.failed,
      onDone: async () => {
        draft.sent();
        onClose();
        await Promise.all([utils.admin.quotes.list.invalidate(), utils.admin.inbox.invalidate()]);
      },
      onFailed: async (error) => {
        void keeper.flush();
        await utils.admin.quotes.list.invalidate();
        const [newest] = utils.admin.quotes.list.getData({ requestId }) ?? [];
        if (errorCode(error) === 'CONFLICT' && newest) {
          form.setFieldValue('seen', newest.version);
        }
      },
    }),
  );
  const { positions, currency } = form.values;
  const send = async ({ seen, ...quote }: WrittenQuote) => {
    await keeper.settle();
    sending.mutate({ requestId, seen, quote, draft: keeper.lineage() });
  };
  return (
    <form
      noValidate
      aria-label={last ? adminQuotesContent.writeNext : adminQuotesContent.write}
      onSubmit={form.onSubmit((written) => void send(written))}
    >
      <Stack gap="md" maw="46rem">
        <Group align="flex-start">
          <TextInput
            label={words.title}
            maxLength={quoteLimits.title}
            flex="2 1 14rem"
            required
            {...form.getInputProps('title')}
          />
          <SelectField
            label={words.currency}
            options={quoteCurrencies}
            {...form.getInputProps('currency')}
          />
          <TextInput
            label={words.validUntil}
            type="date"
            required
            {...form.getInputProps('validUntil')}
          />
        </Group>
        <fieldset>
          <Text component="legend" fw={600}>
            {words.positions}
          </Text>
          <Text fz="sm" c="dimmed" mb="xs">
            {words.fixed}
          </Text>
          <Stack gap="xs">
            {positions.map((_position, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no name but their place, and are not moved.
              <PositionFields key={index} form={form} index={index} />
            ))}
            {positions.length < quoteLimits.positions ? (
              <div>
                <Button
                  variant="subtle"
                  size="xs"
                  onClick={() => form.insertListItem('positions', emptyPosition)}
                >
                  {words.add}
                </Button>
              </div>
            ) : null}
          </Stack>
          {form.errors.positions ? (
            <Text role="alert" fz="sm" c="var(--mantine-color-error)">
              {form.errors.positions}
            </Text>
          ) : null}
        </fieldset>
        <Text component="output" fw={600}>
          {words.total}: {quoteAmount(quoteTotal(positions), currency)}
        </Text>
        <Textarea
          label={words.assumptions}
          rows={4}
          maxLength={quoteLimits.assumptions}
          {...form.getInputProps('assumptions')}
        />
        <DraftState draft={draft} readable={readable} />
        <Group gap="xs">
          <Button type="submit" disabled={sending.isPending}>
            {sending.isPending ? words.sending : words.send}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.close}
          </Button>
          {draft.text === '' ? null : (
            <Button
              variant="subtle"
              onClick={() => {
                discard();
                onClose();
              }}
            >
              {unsentDraftsContent.discard}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function PositionFields({ form, index }: { form: CheckedForm<WrittenQuote>; index: number }) {
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
