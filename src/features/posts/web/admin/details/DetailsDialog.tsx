import { Stack } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { usePostChanges } from '../../../../../web/admin/post-changes.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import type { PostDetails } from '../../../post-details.ts';
import { postDetailsContent as words } from '../../../words/post-details.ts';
import { DetailFields } from './DetailFields.tsx';

interface DetailsDialogProps {
  post: { id: number; title: string };
  onClose: () => void;
}

export function DetailsDialog({ post, onClose }: DetailsDialogProps) {
  const details = trpc.admin.posts.details.get.useQuery(
    { id: post.id },
    { refetchOnMount: 'always', gcTime: 0 },
  );
  return details.data && details.isFetchedAfterMount ? (
    <DetailsForm post={post} before={details.data} onClose={onClose} />
  ) : null;
}

type Form = Omit<PostDetails, 'authors'>;

/** Sends only changed fields, so that the others keep changes by somebody else. */
function changedIn(form: Form, before: Form) {
  const same = (key: keyof Form) => JSON.stringify(form[key]) === JSON.stringify(before[key]);
  return {
    ...(same('tags') ? {} : { tags: form.tags }),
    ...(same('byline') ? {} : { byline: form.byline }),
    ...(same('canonicalUrl') ? {} : { canonicalUrl: form.canonicalUrl }),
    ...(same('socialImageUrl') ? {} : { socialImageUrl: form.socialImageUrl }),
    ...(same('language') ? {} : { language: form.language }),
    ...(same('authorId') || form.authorId === null ? {} : { authorId: form.authorId }),
  };
}

interface DetailsFormProps extends DetailsDialogProps {
  before: PostDetails;
}

function DetailsForm({ post, before, onClose }: DetailsFormProps) {
  const formId = useId();
  const utils = trpc.useUtils();
  const { refreshLists } = usePostChanges();
  const [form, setForm] = useState<Form>(before);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const former = trpc.admin.posts.details.former.useQuery({ id: post.id }, { gcTime: 0 });
  const save = trpc.admin.posts.details.save.useMutation(
    withToasts({
      done: words.saved,
      failed: words.failed,
      form: { setErrors },
      onDone: async () => {
        await Promise.all([refreshLists(), utils.admin.posts.details.invalidate()]);
        onClose();
      },
    }),
  );
  const put = (part: Partial<Form>) => setForm((last) => ({ ...last, ...part }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ id: post.id, ...changedIn(form, before) });
  };
  return (
    <Dialog
      title={words.title(post.title)}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: save.isPending ? words.saving : words.save,
          form: formId,
          isDisabled: save.isPending,
        },
      ]}
    >
      <form id={formId} noValidate onSubmit={send}>
        <Stack>
          {former.data && former.data.length > 0 ? (
            <SelectField
              label={words.former}
              description={words.formerHint}
              options={[
                { value: '', label: words.present },
                ...former.data.map(({ id, replacedBy, replacedAt }) => ({
                  value: String(id),
                  label: words.until(formatDateTime(replacedAt), actorName(replacedBy)),
                })),
              ]}
              onChange={({ currentTarget: { value } }) => {
                const chosen = former.data.find(({ id }) => String(id) === value) ?? before;
                const { tags, byline, canonicalUrl, socialImageUrl, language } = chosen;
                put({ tags, byline, canonicalUrl, socialImageUrl, language });
              }}
            />
          ) : null}
          <DetailFields
            title={post.title}
            details={form}
            errors={errors}
            usedLanguages={[before, ...(former.data ?? [])].map(({ language }) => language)}
            onChange={put}
          />
          {before.authors.length > 0 ? (
            <SelectField
              label={words.author}
              description={words.authorHint}
              options={[
                ...(before.authorId === null ? [{ value: '', label: words.nobody }] : []),
                ...before.authors.map(({ id, username }) => ({
                  value: String(id),
                  label: username,
                })),
              ]}
              value={form.authorId ?? ''}
              onChange={({ currentTarget: { value } }) =>
                put({ authorId: value === '' ? null : Number(value) })
              }
            />
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}
