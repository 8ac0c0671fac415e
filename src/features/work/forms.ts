import type { PageForm } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  const { approvalFormSchema, stageAnswerFormSchema, endAnswerFormSchema } = await import(
    './work.ts'
  );
  return [
    pageForm({
      page: paths.request.pattern,
      name: 'approval',
      schema: approvalFormSchema,
      call: ({ api, key, input }) => api.contact.work.approve({ key, ...input }),
    }),
    pageForm({
      page: paths.request.pattern,
      name: 'endAnswer',
      schema: endAnswerFormSchema,
      call: ({ api, key, input }) => api.contact.work.answerEnd({ key, ...input }),
    }),
    pageForm({
      page: paths.request.pattern,
      name: 'stageAnswer',
      schema: stageAnswerFormSchema,
      call: ({ api, key, input }) => api.contact.work.answer({ key, ...input }),
    }),
  ];
}
