import { Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { roleMay } from '../../../../../shared/admin/admin-roles.ts';
import { paths } from '../../../../../shared/paths.ts';
import { adminRoleContent } from '../../../../../shared/words/accounts/admin-roles.ts';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import { timeZoneName } from '../../../../../web/admin/format-time.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { postLimits } from '../../../../posts/posts.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import type { EditorFormApi, TitleFollowing } from '../useTitleFollowing.ts';
import { ImageField } from './ImageField.tsx';
import { PanelSection } from './PanelSection.tsx';

const { basics: words, publication } = adminEditorContent;

const fields = [
  ...(['slug', 'categoryId', 'imageUrl', 'excerpt'] as const),
  ...(['isPublished', 'publishAt', 'unpublishAt'] as const),
];

interface BasicsSectionProps {
  form: EditorFormApi;
  post: EditorPost | null;
  following: TitleFollowing;
  besidePublication: ReactNode;
}

export function BasicsSection(props: BasicsSectionProps) {
  const { form, post, following, besidePublication } = props;
  const categories = trpc.admin.categories.list.useQuery();
  const { slug, categoryId } = form.values;
  const isPublic = post !== null && post.publishedAt !== null;
  const publicHint = slug === post?.slug ? words.slugPublicHint : words.renamed;

  return (
    <PanelSection id="basics" title={words.title} isFaulty={fields.some((one) => form.errors[one])}>
      <div>
        <TextInput
          label={words.slug}
          description={isPublic ? publicHint : words.slugHint}
          {...form.getInputProps('slug')}
          onChange={(event) => following.changeSlug(event.currentTarget.value)}
          maxLength={postLimits.slug}
          spellCheck={false}
          autoCapitalize="none"
          required
        />
        {slug ? (
          <Text fz="sm" c="dimmed" mt="xs">
            {words.slugAddress(paths.post(slug))}
          </Text>
        ) : null}
      </div>
      <SelectField
        label={words.category}
        description={words.categoryHint}
        options={(categories.data ?? []).map(({ id, name }) => ({
          value: String(id),
          label: name,
        }))}
        {...form.getInputProps('categoryId')}
        value={String(categoryId ?? '')}
        onChange={(event) => form.setFieldValue('categoryId', Number(event.currentTarget.value))}
        required
      />
      <ImageField
        inputProps={form.getInputProps('imageUrl')}
        value={form.values.imageUrl}
        onChange={(url) => form.setFieldValue('imageUrl', url)}
      />
      <Textarea
        label={words.excerpt}
        description={words.excerptHint}
        {...form.getInputProps('excerpt')}
        onChange={(event) => following.changeExcerpt(event.currentTarget.value)}
        maxLength={postLimits.excerpt}
        rows={3}
        required
      />
      <PublicationFields form={form} beside={besidePublication} />
    </PanelSection>
  );
}

function PublicationFields({ form, beside }: { form: EditorFormApi; beside: ReactNode }) {
  const { isPublished, publishAt } = form.values;
  const isOn = isPublished === 'true';
  const isLater = isOn && publishAt !== '' && new Date(publishAt).getTime() > Date.now();
  const state = !isOn ? publication.off : isLater ? publication.scheduled : publication.on;
  const mayPublish = roleMay(useAdminSession().admin.role, 'publishPosts');
  return (
    <>
      <Stack gap="sm" align="flex-start">
        <Switch
          label={publication.published}
          disabled={!mayPublish}
          description={mayPublish ? state : adminRoleContent.publishesNothing}
          checked={isOn}
          onChange={(event) =>
            form.setFieldValue('isPublished', event.currentTarget.checked ? 'true' : 'false')
          }
        />
        {beside}
      </Stack>
      {isOn ? (
        <>
          <TextInput
            type="datetime-local"
            label={publication.time}
            description={publication.timeHint(timeZoneName())}
            {...form.getInputProps('publishAt')}
          />
          <TextInput
            type="datetime-local"
            label={publication.end}
            description={publication.endHint}
            {...form.getInputProps('unpublishAt')}
          />
        </>
      ) : null}
    </>
  );
}
