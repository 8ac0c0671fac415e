import type { z } from 'zod';
import type { PageForm, Sending } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { PostedForm } from '../../shared/posted-form.ts';
import type { AppRouter } from './trpc.ts';

export type ServerApi = ReturnType<AppRouter['createCaller']>;

interface FormOf<Schema extends z.ZodObject, Answer> {
  page: string;
  name: string;
  schema: Schema;
  call: (sending: Sending<ServerApi, z.output<Schema>>) => Promise<Answer>;
  /** Returns the address that follows, or the next form of the same page. By default the page confirms the form. */
  next?: (answer: Answer, sending: Sending<ServerApi, z.output<Schema>>) => string | PostedForm;
}

export function pageForm<Schema extends z.ZodObject, Answer>({
  page,
  name,
  schema,
  call,
  next,
}: FormOf<Schema, Answer>): PageForm<ServerApi> {
  return {
    page,
    name,
    fields: Object.keys(schema.shape),
    async send(sending) {
      const checked = { ...sending, input: schema.parse(sending.input) };
      const answer = await call(checked);
      if (next) return next(answer, checked);
      const { params } = sending;
      const address = page.replace(/:(\w+)/g, (_match, parameter: string) =>
        encodeURIComponent(params[parameter] ?? ''),
      );
      return paths.formSent(address, name);
    },
  };
}
