import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { dayMs } from '../../../../shared/time/durations.ts';
import { unsentDraftsContent } from '../../../../shared/words/unsent-drafts.ts';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { DraftState } from '../../../../web/forms/drafts/DraftState.tsx';
import { useDraftedForm } from '../../../../web/forms/drafts/useDraftedForm.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import type { useRequestDraft } from '../../../requests/web/admin/answer/useRequestDraft.ts';
import { quoteCurrencies, quoteLimits, quoteSums } from '../../quote-options.ts';
import {
  type Quote,
  type QuoteForm,
  type QuoteStart,
  quoteDraftText,
  quoteFormSchema,
  readQuoteDraft,
  type WrittenQuote,
} from '../../quotes.ts';
import { adminQuotesContent } from '../../words/admin-quotes.ts';
import { quoteAmount } from '../../words/quotes.ts';
import { DaysField, PaperFields, PositionFields, TaxFields } from './QuoteFields.tsx';

const { form: words, toasts } = adminQuotesContent;
const validate = schemaResolver(quoteFormSchema, { sync: true });
const emptyPosition = { text: '', fromAmount: 0, toAmount: 0, isOptional: false };
const daysValid = 30;

function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

type QuoteBegun = Pick<QuoteEditorProps, 'last' | 'order' | 'paper'>;

/** A change has the currency, the tax and the sides of its order. */
function startValues({ last, order, paper }: QuoteBegun): QuoteForm {
  const { title = '', assumptions = '', days = 0 } = last ?? {};
  const { currency = 'USD', clientAddress = '' } = last ?? order ?? {};
  const positions = last?.positions ?? [emptyPosition];
  const { terms, taxName, taxHundredths, clientName } = last ?? order ?? paper;
  return {
    ...{ title, currency, positions, taxName, taxHundredths, assumptions, terms, days },
    ...{ clientName, clientAddress, validUntil: inDays(daysValid) },
  };
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

const draftTextOf = ({ seen, ...quote }: WrittenQuote) => quoteDraftText({ seen, quote });

function readWritten(text: string): WrittenQuote | null {
  const draft = readQuoteDraft(text);
  return draft && { ...draft.quote, seen: draft.seen };
}

interface QuoteEditorProps {
  requestId: number;
  label: string;
  /** Quote that a new version starts from. Null for the first one. */
  last: Quote | null;
  /** Accepted quote that a change is about. Null before the acceptance. */
  order: Quote | null;
  /** Last version that the writer saw, 0 for none. */
  seen: number;
  paper: QuoteStart;
  draft: RequestDraft;
  onClose: () => void;
  onSent: () => void;
}

/** A sent quote never changes. A new version replaces it. */
export function QuoteEditor({
  requestId,
  label,
  draft,
  onClose,
  onSent,
  ...begun
}: QuoteEditorProps) {
  const { order, paper } = begun;
  const utils = trpc.useUtils();
  const { keeper } = draft;
  // The list may be refetched meanwhile. A newer version counts as seen only after the server has reported it.
  const [start] = useState<WrittenQuote>(() => ({
    ...{ ...startValues(begun), seen: begun.seen },
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
        onSent();
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
    <form noValidate aria-label={label} onSubmit={form.onSubmit((written) => void send(written))}>
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
          {order ? <DaysField form={form} /> : null}
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
          {words.total}: {quoteAmount(quoteSums(form.values).total, currency)}
        </Text>
        {positions.some(({ isOptional }) => isOptional) ? (
          <Text fz="sm" c="dimmed">
            {words.sum}
          </Text>
        ) : null}
        <TaxFields form={form} />
        <Textarea
          label={words.assumptions}
          rows={4}
          maxLength={quoteLimits.assumptions}
          {...form.getInputProps('assumptions')}
        />
        <PaperFields form={form} sender={paper.sender} />
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
