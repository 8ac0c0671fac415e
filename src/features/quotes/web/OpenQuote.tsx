import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { TextAreaField, TextField } from '../../../web/forms/Field.tsx';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { optionField, quoteLimits, totalSeen } from '../quote-options.ts';
import type { Quote } from '../quotes.ts';
import { quoteAmount, quotePageContent } from '../words/quotes.ts';
import { QuoteSheet } from './QuoteSheet.tsx';
import { useNotedReading } from './useNotedReading.ts';

const words = quotePageContent.answer;
const answers = ['accepted', 'declined'] as const;

/** The total follows the optional positions. Without scripts, the server answers with the new total before it accepts. */
export function OpenQuote({ requestKey, quote }: { requestKey: string; quote: Quote }) {
  const utils = trpc.useUtils();
  const sending = trpc.contact.quotes.answer.useMutation();
  const { version, positions } = quote;
  const options = positions.flatMap((position, place) =>
    position.isOptional ? [{ ...position, place }] : [],
  );
  const form = usePublicForm({
    name: 'quote',
    emptyValues: {
      ...{ version: String(version), answer: '', name: '', clientAddress: '', total: '' },
      ...Object.fromEntries(options.map(({ place }) => [optionField(place), ''])),
    },
    loadSending: async () => {
      const { chosenOf, quoteAnswerFormSchema } = await import('../quotes.ts');
      return {
        schema: quoteAnswerFormSchema,
        send: async (answer) => {
          const chosen = chosenOf(answer);
          const quotes = await sending.mutateAsync({ ...answer, chosen, key: requestKey });
          utils.contact.quotes.list.setData({ key: requestKey }, quotes);
          void utils.contact.requests.byKey.invalidate({ key: requestKey });
        },
      };
    },
    onSent: () => showToast(words.sent),
    onFailed: (error) => {
      showFailure(error, words.failed);
      void utils.contact.quotes.list.invalidate({ key: requestKey });
    },
  });
  const wasTicked = (place: number) => Boolean(form.startOf(optionField(place)).defaultValue);
  const [chosen, setChosen] = useState(() =>
    options.map(({ place }) => place).filter((place) => wasTicked(place)),
  );
  const { id: formId } = form.formProps;
  const readForm = () => {
    const element = document.getElementById(formId);
    if (!(element instanceof HTMLFormElement)) return;
    const ticked = new FormData(element);
    setChosen(positions.flatMap((_, place) => (ticked.has(optionField(place)) ? [place] : [])));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads boxes that were ticked before the scripts loaded.
  useEffect(readForm, [formId]);
  const end = useNotedReading(requestKey, version);
  const { id: firstId, error } = form.field('answer');
  const name = form.field('name');
  const address = form.field('clientAddress');
  return (
    <>
      <QuoteSheet quote={{ ...quote, chosen }} end={end} />
      <Card className="screen-only" p="var(--site-panel-space)" maw="46rem">
        <form {...form.formProps} aria-labelledby="quote-answer" onChange={readForm}>
          <Stack gap="md">
            <Title order={2} size="h3" id="quote-answer">
              {words.title}
            </Title>
            {form.refusal ? (
              <FormRefused
                refusal={form.refusal}
                words={words.failed}
                fields={[
                  { name: 'answer', label: words.choice, id: firstId },
                  { name: 'name', label: words.name.label, id: name.id },
                ]}
                {...form.summaryProps}
              />
            ) : null}
            {options.length > 0 ? (
              <fieldset>
                <Text component="legend" fw={600}>
                  {words.options.legend}
                </Text>
                <Text fz="sm" mb="xs">
                  {words.options.text}
                </Text>
                {options.map((option) => (
                  <label key={option.place} className="check">
                    <input
                      type="checkbox"
                      name={optionField(option.place)}
                      defaultChecked={wasTicked(option.place)}
                    />
                    <span>
                      <bdi>{option.text}</bdi>, {quoteAmount(option, quote.currency)}
                    </span>
                  </label>
                ))}
              </fieldset>
            ) : null}
            <Text fz="sm">{words.text}</Text>
            <fieldset>
              <legend className="visually-hidden">{words.choice}</legend>
              <Group gap="lg">
                {answers.map((answer, index) => (
                  <label key={answer} className="check">
                    <input
                      type="radio"
                      name="answer"
                      value={answer}
                      id={index === 0 ? firstId : undefined}
                      aria-describedby={error ? `${firstId}-error` : undefined}
                    />
                    {words[answer]}
                  </label>
                ))}
              </Group>
              {error ? (
                <Text c="var(--mantine-color-error)" fz="sm" id={`${firstId}-error`}>
                  {error}
                </Text>
              ) : null}
            </fieldset>
            <TextField {...words.name} {...name} autoComplete="name" required />
            {quote.clientAddress ? null : (
              <TextAreaField
                {...words.clientAddress}
                {...address}
                autoComplete="street-address"
                maxLength={quoteLimits.address}
                rows={3}
              />
            )}
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="total" value={totalSeen({ ...quote, chosen })} />
            <HiddenFields {...form.hiddenProps} />
            <Group>
              <Button type="submit" disabled={form.isSending}>
                {form.isSending ? words.submitting : words.submit}
              </Button>
            </Group>
          </Stack>
        </form>
      </Card>
    </>
  );
}
