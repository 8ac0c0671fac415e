import { Stack, TagsInput, TextInput } from '@mantine/core';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { isInCardScripts } from '../../../../../shared/media/card-scripts.ts';
import {
  englishNameOf,
  frequentLanguages,
  postLanguageOf,
} from '../../../../../shared/text/post-language.ts';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { usePostChanges } from '../../../../../web/admin/post-changes.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { useIdentity } from '../../../../../web/content/frame-content.ts';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { ChooseFromMedia } from '../../../../media/web/admin/ChooseFromMedia.tsx';
import { detailLimits, type PostDetails } from '../../../post-details.ts';
import { postDetailsContent as words } from '../../../words/post-details.ts';

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
  const known = trpc.admin.posts.details.tags.useQuery(undefined, { refetchOnMount: 'always' });
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
  const languages = useMemo(
    () => languageChoices([before, ...(former.data ?? [])].map(({ language }) => language)),
    [before, former.data],
  );
  const put = (part: Partial<Form>) => setForm((last) => ({ ...last, ...part }));
  const text = (key: 'byline' | 'canonicalUrl' | 'socialImageUrl') => ({
    value: form[key],
    error: errors[key],
    onChange: (event: { currentTarget: { value: string } }) =>
      put({ [key]: event.currentTarget.value }),
  });
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
          <TagsInput
            label={words.tags}
            description={words.tagsHint}
            data={(known.data ?? []).map(({ name }) => name)}
            value={form.tags}
            error={errors.tags}
            maxTags={detailLimits.tagsPerPost}
            maxLength={detailLimits.tagName}
            acceptValueOnBlur
            dir="auto"
            comboboxProps={{ zIndex: 400 }}
            onChange={(tags) => put({ tags })}
          />
          <TextInput
            label={words.byline}
            description={words.bylineHint(useIdentity().authorName)}
            maxLength={detailLimits.byline}
            {...text('byline')}
          />
          <SelectField
            label={words.language}
            description={words.languageHint}
            error={errors.language}
            options={[{ value: '', label: words.siteLanguage }, ...languages]}
            value={form.language}
            onChange={({ currentTarget: { value } }) => put({ language: value })}
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
          <TextInput
            label={words.canonicalUrl}
            description={words.canonicalHint}
            inputMode="url"
            spellCheck={false}
            maxLength={detailLimits.canonicalUrl}
            {...text('canonicalUrl')}
          />
          <TextInput
            label={words.socialImageUrl}
            description={isInCardScripts(post.title) ? words.socialHint : words.socialHintWordless}
            inputMode="url"
            spellCheck={false}
            {...text('socialImageUrl')}
          />
          <div>
            <ChooseFromMedia onChoose={({ url }) => put({ socialImageUrl: url })} />
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

function furtherLanguages(): string[] {
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  return codes.filter((code) => englishNameOf(code) && postLanguageOf(code) === code);
}

function labelOf(tag: string): string {
  const english = englishNameOf(tag) ?? tag;
  const own = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag) ?? english;
  return own === english ? english : `${english} (\u2068${own}\u2069)`;
}

/** Frequent languages first, each group by English name. @param used tags that must be among the choices */
function languageChoices(used: readonly string[]): { value: string; label: string }[] {
  const frequent = new Set<string>(frequentLanguages);
  const further = new Set([...used.filter(Boolean), ...furtherLanguages()]);
  const sorted = (tags: Iterable<string>) =>
    [...tags]
      .map((value) => ({ value, label: labelOf(value) }))
      .sort((a, b) => a.label.localeCompare(b.label));
  return [...sorted(frequent), ...sorted([...further].filter((tag) => !frequent.has(tag)))];
}
