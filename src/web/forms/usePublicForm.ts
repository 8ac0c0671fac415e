import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { firstMessages } from '../../shared/first-messages.ts';
import { fieldErrorsOf, messageOf } from '../api/call-errors.ts';
import { useIsHydrating } from '../start/use-is-hydrating.ts';
import { usePostedForm } from './posted-form-context.ts';

/** Values that a form sends beside its fields. */
export interface FormSignals {
  /** Value of the honeypot, the field that people cannot see. */
  website: string;
  /** Time since the form was there, or since it was last sent. */
  fillTimeMs: number;
}

/** The part of a form that comes with the first touch of it, not with the page. */
export interface FormSending<Schema extends z.ZodType, Answer> {
  /** Checks the values before they are sent. */
  schema: Schema;
  /** @throws when the server refuses it or is not reached. */
  send(values: z.output<Schema>, signals: FormSignals): Promise<Answer>;
}

type FormValues = Record<string, string>;

interface PublicFormOptions<Schema extends z.ZodType, Answer> {
  name: string;
  /** Every field with its value in an empty form. */
  emptyValues: FormValues;
  /** First values of fields; after sending, the fields are empty. */
  startValues?: FormValues;
  loadSending: () => Promise<FormSending<Schema, Answer>>;
  onSent: (answer: Answer) => void;
  onFailed: (error: unknown) => void;
  /** The field under which a refusal stands that names none, with what it says where the server sent no words. */
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
 * A form that works before and without its scripts: it posts to the address of its page (src/server/http/pages/forms.ts), shows
 * what the server answers, and with scripts sends the same in place. Its fields are uncontrolled: what stands in them is
 * what is sent, however and whenever it came there.
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
  // A form that the server has drawn has been there since about the start of the visit.
  const startMs = useRef(isHydrating ? 0 : performance.now());

  // React writes the text of the server's answer into a text area once more; what was typed over it goes back.
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
  // Somebody who has sent a long form stands at its end, and what became of it at its beginning.
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
    /** The answer to a form that was sent without scripts, until the next attempt. */
    refusal: hasAnswer && posted?.isRefused ? posted : null,
    /** Without scripts; with them there is an answer. */
    wasSent: hasAnswer && searchParams.get('sent') === name,
    /** The server's answer to the form that was sent last, until the next attempt. */
    answer,
    /** Key of the element around the fields, which are made anew once they have been sent. */
    fieldsKey: timesSent,
    /** Address of the empty form. */
    formAddress: `${pathname}#${formId}`,
    idOf,
    /** Props of the element that says what was refused. */
    summaryProps: { id: `${formId}-refused`, ref: summary, tabIndex: -1 },
    /** Props of the element that says that the form was taken. */
    sentProps: { id: sentId, tabIndex: -1 },
    formProps: {
      id: formId,
      method: 'post',
      action: `${pathname}#${formId}-refused`,
      noValidate: true,
      onFocus: () => {
        // Sending asks again, and says what went wrong.
        loadSending().catch(() => {});
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(standingValues(event.currentTarget, fields));
      },
    } as const,
    hiddenProps: { form: name, honeypot },
    /** Says something under a field before it is sent; null takes it away. */
    setError: (field: string, message: string | null) =>
      setErrors(({ [field]: _before, ...others }) =>
        message === null ? others : { ...others, [field]: message },
      ),
    /** Props of a field that nobody sees. */
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
