import type { PageForm } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  const { briefChoiceSchema, showingFormSchema } = await import('./briefs.ts');
  return [
    pageForm({
      page: paths.request.pattern,
      name: 'showing',
      schema: showingFormSchema,
      call: ({ api, key, input }) => api.contact.briefs.show({ key, ...input }),
    }),
    pageForm({
      page: paths.request.pattern,
      name: 'choice',
      schema: briefChoiceSchema,
      call: ({ api, key, input }) => api.contact.briefs.choose({ key, ...input }),
    }),
  ];
}
