import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { schemaOfFields } from '../../../../shared/content/content-schema.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { useDraft } from '../../../../web/forms/drafts/useDraft.ts';
import { useDraftedForm } from '../../../../web/forms/drafts/useDraftedForm.ts';
import type { ContentFormData } from '../../content.ts';

type Value = Record<string, unknown>;

function read(text: string): Value | null {
  if (text === '') return null;
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? (value as Value) : null;
}

/** The form of a kind. What is typed is a draft on the server, for all admins and windows. */
export function useContentForm({ kind, fields, saved, draft: initial }: ContentFormData) {
  const { client } = trpc.useUtils();
  // The version on which the text is based: a draft that was found may be older than what is public.
  const [baseVersion, setBaseVersion] = useState(initial?.baseVersion ?? saved.version);
  const calls = {
    load: () => client.admin.content.draft.query({ kind }),
    save: (draft: { text: string; savedFrom: string; seen: string | null }) =>
      client.admin.content.saveDraft.mutate({ kind, baseVersion: saved.version, ...draft }),
  };
  const draft = useDraft(`content ${kind}`, calls, initial);
  const schema = schemaOfFields(fields);
  const { form, discard } = useDraftedForm<Value>({
    draft,
    start: saved.value,
    textOf: JSON.stringify,
    read,
    validate: schemaResolver(schema, { sync: true }),
  });
  return {
    ...{ draft, form, baseVersion },
    isValid: schema.safeParse(form.values).success,
    discard() {
      setBaseVersion(saved.version);
      discard();
    },
  };
}
