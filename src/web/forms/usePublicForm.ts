import { useForm } from '@mantine/form';
import {
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { FormName } from '../../shared/posted-form.ts';
import { fieldErrorsOf } from '../api/field-errors.ts';
import { usePostedForm } from './posted-form-context.ts';

/** What a form sends beside its fields. */
export interface FormSignals {
  /** What stands in the field that people cannot see. */
  website: string;
  /** Between the moment the form was there and this one. */
  fillTimeMs: number;
}

/** The part of a form that comes with the first touch of it, not with the page. */
export interface FormSending {
  /** The message of each refused field. */
  validate(values: FormValues): Record<string, string>;
  /** @throws when the server refuses it or is not reached. */
  send(values: FormValues, signals: FormSignals): Promise<unknown>;
}

type FormValues = Record<string, string>;

interface PublicFormOptions {
  name: FormName;
  /** Every field with its value in an empty form. */
  emptyValues: FormValues;
  loadSending: () => Promise<FormSending>;
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

const neverChanges = () => () => {};

/** True in the first rendering of markup that the server has sent. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
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
 * A form that works before and without its scripts: it posts to the address of its page (src/server/http/forms.ts), shows
 * what the server answers, and with scripts sends the same in place. Its fields are uncontrolled: what stands in them is
 * what is sent, whoever wrote it there and when.
 */
export function usePublicForm(options: PublicFormOptions) {
  const { name, emptyValues, loadSending, onSent, onFailed } = options;
  const formId = `${name}-form`;
  const fields = Object.keys(emptyValues);
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const posted = usePostedForm(name);
  const isHydrating = useIsHydrating();
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: { ...emptyValues, ...posted?.values },
    initialErrors: posted?.errors ?? {},
  });
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

  const showErrors = (errors: Record<string, string>) => {
    form.setErrors(errors);
    const refused = fields.find((field) => errors[field]);
    if (refused) form.getInputNode(refused)?.focus();
  };

  const send = async (values: FormValues) => {
    setIsSending(true);
    setHasAnswer(false);
    try {
      const { validate, send: sendNow } = await loadSending();
      const errors = validate(values);
      if (Object.keys(errors).length > 0) return showErrors(errors);
      await sendNow(values, {
        website: honeypot.current?.value ?? '',
        fillTimeMs: performance.now() - startMs.current,
      });
      form.setInitialValues(emptyValues);
      form.reset();
      startMs.current = performance.now();
      onSent();
    } catch (error) {
      const refused = fieldErrorsOf(error);
      if (refused) showErrors(refused);
      onFailed(error);
    } finally {
      setIsSending(false);
    }
  };

  return {
    isSending,
    /** The answer to a form that was sent without scripts, until the next attempt. */
    refusal: hasAnswer ? posted : null,
    wasSent: hasAnswer && searchParams.get('sent') === name,
    /** Key of the element around the fields, which are made anew once they have been sent. */
    fieldsKey: form.key('fields'),
    /** Where the empty form stands. */
    formAddress: `${pathname}#${formId}`,
    idOf: (field: string) => `${formId}-${field}`,
    /** For the element that says what was refused. */
    summaryProps: { id: `${formId}-refused`, ref: summary, tabIndex: -1 },
    /** For the element that says that the form was taken. */
    sentProps: { id: `${name}-sent`, tabIndex: -1 },
    formProps: {
      id: formId,
      method: 'post',
      action: `${pathname}#${formId}-refused`,
      noValidate: true,
      onFocus: () => void loadSending(),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        for (const [field, value] of Object.entries(standingValues(event.currentTarget, fields))) {
          form.setFieldValue(field, value, { forceUpdate: false });
        }
        form.onSubmit((values) => void send(values))(event);
      },
    } as const,
    hiddenProps: { form: name, honeypot },
    field: (field: string) => ({
      ...form.getInputProps(field),
      id: `${formId}-${field}`,
      name: field,
    }),
  };
}
