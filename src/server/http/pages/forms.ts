import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import type { PageForm } from '../../../shared/addresses/page.ts';
import { firstMessages } from '../../../shared/first-messages.ts';
import { formFields, type PostedForm } from '../../../shared/posted-form.ts';
import type { Deps } from '../../deps.ts';
import type { Context } from '../../trpc/context.ts';
import { formType } from '../errors.ts';
import { methodNotAllowed } from '../not-found.ts';
import { createAnonymousContext, createRequestContext } from '../request-context.ts';
import type { PageTable } from './page-table.ts';
import { htmlType, type RenderPage } from './render-page.ts';
import { secretPageHeaders } from './secret-pages.ts';

/** The longest field has 5,000 characters, each of up to nine bytes when encoded. */
const bodyLimitBytes = 128 * 1024;

type Fields = Record<string, string>;

interface SiteForms<Api> {
  pages: PageTable;
  forms: readonly PageForm<Api>[];
  apiFor: (context: Context) => Api;
}

/** Forms encode line breaks as CRLF (HTML, 4.10.22.4). Fields, limits and scripts count them as one character. */
function parseForm(body: string): URLSearchParams {
  const entries = [...new URLSearchParams(body)];
  return new URLSearchParams(
    entries.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
}

function refusalOf(error: unknown, form: PageForm<never>) {
  const cause = error instanceof TRPCError ? error.cause : error;
  if (cause instanceof ZodError) {
    const errors = firstMessages(cause);
    const isShown = (field: string) => form.fields.includes(field);
    const elsewhere = Object.keys(errors).find((field) => !isShown(field));
    const message = elsewhere === undefined ? null : (errors[elsewhere] ?? null);
    return { status: 400, errors, message };
  }
  if (!(error instanceof TRPCError)) throw error;
  const status = getHTTPStatusCodeFromError(error);
  return { status, errors: {}, message: status === 500 ? null : error.message };
}

/**
 * Handles forms of browsers without scripts: posted to the address of their page, through the same procedures. Success
 * redirects with 303 or shows the next step. A refusal renders the page with messages and everything typed. No answer is
 * cached.
 */
export async function registerForms<Api>(
  app: FastifyInstance,
  deps: Deps,
  { pages, forms: siteForms, apiFor }: SiteForms<Api>,
  renderPage: RenderPage,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: bodyLimitBytes },
      (_request, body, done) => done(null, parseForm(String(body))),
    );

    for (const page of new Set(siteForms.map((form) => form.page))) {
      const forms = siteForms.filter((form) => form.page === page);
      const defaultName = pages.defaultFormOf(page);
      const isSecret = pages.secretPaths.includes(page);
      scope.post<{ Body: URLSearchParams | undefined; Params: Fields }>(
        page,
        { bodyLimit: bodyLimitBytes },
        async (request, reply) => {
          const entries = request.body ?? new URLSearchParams();
          const given: Fields = Object.fromEntries(entries);
          const named = forms.find(({ name }) => name === given[formFields.name]);
          const form = named ?? forms.find(({ name }) => name === defaultName);
          if (!form) return reply.callNotFound();
          let values = Object.fromEntries(form.fields.map((field) => [field, given[field] ?? '']));
          reply.header('cache-control', 'private, no-store');
          const callerContext = createRequestContext(deps, request, reply);
          if (isSecret) reply.headers(secretPageHeaders);
          const answerWith = async (postedForm: PostedForm, status: number) => {
            const context = isSecret ? callerContext : createAnonymousContext(deps, request.id);
            const [url = page] = request.url.split('?');
            const answer = await deps.lines.fills({ ip: request.ip }, () =>
              renderPage({ url, context, postedForm }),
            );
            return reply
              .code(answer.status === 200 ? status : answer.status)
              .type(htmlType)
              .send(answer.html);
          };
          try {
            const sending = {
              api: apiFor(callerContext),
              input: values,
              website: given[formFields.honeypot] ?? '',
              params: request.params,
              key: request.params.key ?? '',
            };
            if (form.completed) values = await form.completed(sending, entries);
            const next = await form.send({ ...sending, input: values });
            if (typeof next === 'string') return reply.redirect(next, 303);
            return await answerWith(next, 200);
          } catch (error) {
            const { status, ...refusal } = refusalOf(error, form);
            return await answerWith(
              { name: form.name, isRefused: true, values, ...refusal },
              status,
            );
          }
        },
      );
      scope.route({
        method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
        url: page,
        onRequest: async (_request, reply) => {
          throw methodNotAllowed(reply, ['GET', 'HEAD', 'POST']);
        },
        handler: (_request, reply) => reply.callNotFound(),
      });
    }
  });
}
