import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { firstMessages } from '../../shared/first-messages.ts';
import { fieldErrorsOf, messageOf } from '../api/call-errors.ts';
import { useIsHydrating } from '../start/use-is-hydrating.ts';
import { usePostedForm } from './posted-form-context.ts';

export interface FormSignals {
  website: string;
  fillTimeMs: number;
}

/** Code that loads with the first touch of the form, not with the page. */
export interface FormSending<Schema extends z.ZodType, Answer> {
  schema: Schema;
  /** @throws when the server refuses it or is not reached */
  send(values: z.output<Schema>, signals: FormSignals): Promise<Answer>;
}

type FormValues = Record<string, string>;

interface PublicFormOptions<Schema extends z.ZodType, Answer> {
  name: string;
  /** Path of the page that takes the form without scripts; the default is the page that shows it. */
  path?: string;
  emptyValues: FormValues;
  /** First values of fields; after sending, the fields are empty. */
  startValues?: FormValues;
  loadSending: () => Promise<FormSending<Schema, Answer>>;
  onSent: (answer: Answer) => void;
  onFailed: (error: unknown) => void;
  /** Field that shows refusals which name none. `fallback` is shown when the server sent no text. */
  refusedField?: { name: string; fallback: string };
}

function standingValues(form: HTMLFormElement, fields: readonly string[]): FormValues {
  const standing = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(standing.get(field) ?? '')]));
}

function formElementOf(id: string): HTMLFormElement | null {
  if (typeof document === 'undefined') return null;
  const element = document.getElementById(id);
  return element instanceof HTMLFormElement ? element : null;
}

/**
 * Form that works with and without scripts. It posts to the address of its page (src/server/http/pages/forms.ts) and
 * shows the server's answer; with scripts it sends the same in place. Its fields are uncontrolled: it sends their
 * contents, whenever and however they were entered.
 */
export function usePublicForm<Schema extends z.ZodType, Answer>(
  options: PublicFormOptions<Schema, Answer>,
) {
  const { name, emptyValues, startValues, onSent, onFailed, refusedField } = options;
  const loadSending = async () => {
    await import('../start/zod-without-eval.ts');
    return options.loadSending();
  };
  const formId = `${name}-form`;
  const fields = Object.keys(emptyValues);
  const { pathname } = useLocation();
  const postedTo = options.path ?? pathname;
  const [searchParams] = useSearchParams();
  const posted = usePostedForm(name);
  const isHydrating = useIsHydrating();
  const [errors, setErrors] = useState<Record<string, string>>(posted?.errors ?? {});
  const [timesSent, setTimesSent] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const initialValues =
    timesSent === 0 ? { ...emptyValues, ...startValues, ...posted?.values } : emptyValues;
  const [isSending, setIsSending] = useState(false);
  const [hasAnswer, setHasAnswer] = useState(true);
  const summary = useRef<HTMLDivElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  // A form from the server's HTML has been there since about the start of the visit.
  const startMs = useRef(isHydrating ? 0 : performance.now());

  // React writes the text of the server's answer into a text area again; this restores what was typed over it.
  const [typedEarly] = useState(() => {
    const element = isHydrating && posted ? formElementOf(formId) : null;
    return element ? standingValues(element, fields) : null;
  });
  useLayoutEffect(() => {
    for (const element of formElementOf(formId)?.elements ?? []) {
      if (!(element instanceof HTMLTextAreaElement)) continue;
      const typed = typedEarly?.[element.name];
      if (typed !== undefined && element.value === element.defaultValue) element.value = typed;
    }
  }, [formId, typedEarly]);

  useEffect(() => {
    if (document.activeElement === document.body) summary.current?.focus();
  }, []);

  const sentId = `${name}-sent`;
  // After sending a long form, the reader is at its end and the notice at its beginning.
  useEffect(() => {
    const notice = timesSent > 0 ? document.getElementById(sentId) : null;
    notice?.focus({ preventScroll: true });
    notice?.scrollIntoView({ block: 'center' });
  }, [timesSent, sentId]);

  const idOf = (field: string) => `${formId}-${field}`;
  const refuse = (faults: Record<string, string>) => {
    setErrors(faults);
    const first = fields.find((field) => faults[field]);
    if (first) document.getElementById(idOf(first))?.focus();
  };

  const send = async (values: FormValues) => {
    setIsSending(true);
    setHasAnswer(false);
    setAnswer(null);
    try {
      const { schema, send: sendNow } = await loadSending();
      const checked = schema.safeParse(values);
      if (!checked.success) return refuse(firstMessages(checked.error));
      const taken = await sendNow(checked.data, {
        website: honeypot.current?.value ?? '',
        fillTimeMs: performance.now() - startMs.current,
      });
      setErrors({});
      setTimesSent((times) => times + 1);
      startMs.current = performance.now();
      setAnswer(() => taken);
      onSent(taken);
    } catch (error) {
      const faults = fieldErrorsOf(error);
      if (faults) refuse(faults);
      else if (refusedField) {
        refuse({ [refusedField.name]: messageOf(error, refusedField.fallback) });
      }
      onFailed(error);
    } finally {
      setIsSending(false);
    }
  };

  return {
    isSending,
    /** Answer to a form that was sent without scripts, until the next attempt. */
    refusal: hasAnswer && posted?.isRefused ? posted : null,
    /** True without scripts only; with scripts, `answer` is set. */
    wasSent: hasAnswer && searchParams.get('sent') === name,
    answer,
    /** React key of the fields, which are created anew after sending. */
    fieldsKey: timesSent,
    formAddress: `${pathname}#${formId}`,
    idOf,
    summaryProps: { id: `${formId}-refused`, ref: summary, tabIndex: -1 },
    sentProps: { id: sentId, tabIndex: -1 },
    formProps: {
      id: formId,
      method: 'post',
      action: `${postedTo}#${formId}-refused`,
      noValidate: true,
      onFocus: () => {
        // Sending loads it again, and reports a failure.
        loadSending().catch(() => {});
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(standingValues(event.currentTarget, fields));
      },
    } as const,
    hiddenProps: { form: name, honeypot },
    setError: (field: string, message: string | null) =>
      setErrors(({ [field]: _before, ...others }) =>
        message === null ? others : { ...others, [field]: message },
      ),
    startOf: (field: string) => ({ name: field, defaultValue: initialValues[field] }),
    field: (field: string) => ({
      id: idOf(field),
      name: field,
      defaultValue: initialValues[field],
      error: errors[field],
      onChange: () => {
        if (errors[field]) setErrors(({ [field]: _mended, ...others }) => others);
      },
    }),
  };
}
