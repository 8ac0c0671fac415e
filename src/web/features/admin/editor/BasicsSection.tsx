import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import type { EditorPost } from '../../../../shared/admin-posts.ts';
import { postLimits } from '../../../../shared/blog.ts';
import { paths } from '../../../../shared/paths.ts';
import { trpc } from '../../../api/trpc.ts';
import classes from './BasicsSection.module.css';
import { EditorSection } from './EditorSection.tsx';
import { ImageField } from './ImageField.tsx';
import { PublicationFields } from './PublicationFields.tsx';
import type { EditorFormApi, TitleFollowing } from './useTitleFollowing.ts';

const { basics: words } = adminEditorContent;

interface BasicsSectionProps {
  form: EditorFormApi;
  post: EditorPost | null;
  following: TitleFollowing;
}

/** Title, address, category, picture, excerpt and publication. */
export function BasicsSection({ form, post, following }: BasicsSectionProps) {
  const categories = trpc.admin.categories.list.useQuery();
  const { slug, categoryId } = form.values;
  const isPublic = post !== null && post.publishedAt !== null;
  const publicHint = slug === post?.slug ? words.slugPublicHint : words.renamed;

  return (
    <EditorSection title={words.title}>
      <TextInput
        label={words.postTitle}
        {...form.getInputProps('title')}
        onChange={(event) => following.changeTitle(event.currentTarget.value)}
        maxLength={postLimits.title}
        required
      />
      <div className={classes.pair}>
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
          {slug ? <p className={classes.address}>{words.slugAddress(paths.post(slug))}</p> : null}
        </div>
        <NativeSelect
          label={words.category}
          description={words.categoryHint}
          data={(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.getInputProps('categoryId')}
          value={String(categoryId ?? '')}
          onChange={(event) => form.setFieldValue('categoryId', Number(event.currentTarget.value))}
          required
        />
      </div>
      <ImageField
        inputProps={form.getInputProps('imageUrl')}
        value={form.values.imageUrl}
        onChange={(url) => form.setFieldValue('imageUrl', url)}
      />
      <Textarea
        label={words.excerpt}
        description={words.excerptHint}
        {...form.getInputProps('excerpt')}
        maxLength={postLimits.excerpt}
        rows={3}
        required
      />
      <PublicationFields form={form} />
    </EditorSection>
  );
}
