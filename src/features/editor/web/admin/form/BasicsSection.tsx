import { Image, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { pictureSources } from '../../../../../shared/media/media.ts';
import { paths } from '../../../../../shared/paths.ts';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { FormSection } from '../../../../../web/admin/form/FormSection.tsx';
import { timeZoneName } from '../../../../../web/admin/format-time.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Columns } from '../../../../../web/components/sections/Columns.tsx';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { ChooseFromMedia } from '../../../../media/web/admin/ChooseFromMedia.tsx';
import { PictureDrop } from '../../../../media/web/admin/PictureDrop.tsx';
import { UploadList } from '../../../../media/web/admin/UploadList.tsx';
import { usePictureQueue } from '../../../../media/web/admin/usePictureQueue.ts';
import { useStored } from '../../../../media/web/admin/useStored.ts';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { isAllowedImageUrl, postLimits } from '../../../../posts/posts.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import type { EditorFormApi, TitleFollowing } from './useTitleFollowing.ts';

const { basics: words, publication } = adminEditorContent;
const columns = { from: 'sm', gap: 'lg', columnGap: 'lg', align: 'start' } as const;

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
    <FormSection title={words.title}>
      <TextInput
        label={words.postTitle}
        {...form.getInputProps('title')}
        onChange={(event) => following.changeTitle(event.currentTarget.value)}
        maxLength={postLimits.title}
        required
      />
      <Columns {...columns} widths="minmax(0, 1.6fr) minmax(0, 1fr)">
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
      </Columns>
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
      <PublicationFields form={form} beside={besidePublication} />
    </FormSection>
  );
}

function PublicationFields({ form, beside }: { form: EditorFormApi; beside: ReactNode }) {
  const { isPublished, publishAt } = form.values;
  const isOn = isPublished === 'true';
  const isLater = isOn && publishAt !== '' && new Date(publishAt).getTime() > Date.now();
  return (
    <Columns {...columns} widths="minmax(0, 1fr) minmax(0, 1.6fr)">
      <Stack gap="sm" align="flex-start">
        <Switch
          label={publication.published}
          description={!isOn ? publication.off : isLater ? publication.scheduled : publication.on}
          checked={isOn}
          onChange={(event) =>
            form.setFieldValue('isPublished', event.currentTarget.checked ? 'true' : 'false')
          }
        />
        {beside}
      </Stack>
      {isOn ? (
        <Columns {...columns} widths="minmax(0, 1fr) minmax(0, 1fr)">
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
        </Columns>
      ) : null}
    </Columns>
  );
}

const imageFieldWords = adminEditorContent.image;

interface ImageFieldProps {
  inputProps: GetInputPropsReturnType;
  value: string;
  onChange: (url: string) => void;
}

function ImageField({ inputProps, value, onChange }: ImageFieldProps) {
  const { queue, pictures } = usePictureQueue();
  useStored(pictures, ({ url }) => onChange(url));
  const upload = (files: readonly File[]) => {
    queue.clear();
    queue.add(files);
  };
  const isShown = value !== '' && isAllowedImageUrl(value);
  return (
    <Columns
      widths={isShown ? 'minmax(0, 1.6fr) minmax(0, 1fr)' : undefined}
      from="sm"
      gap="lg"
      columnGap="lg"
    >
      <Stack>
        <TextInput
          label={imageFieldWords.label}
          description={imageFieldWords.hint}
          {...inputProps}
          maxLength={postLimits.imageUrl}
          inputMode="url"
          spellCheck={false}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            upload(files.slice(0, 1));
          }}
        />
        <PictureDrop takes="one" onFiles={upload} />
        <UploadList queue={queue} pictures={pictures} />
        <ChooseFromMedia onChoose={({ url }) => onChange(url)} />
      </Stack>
      {isShown ? (
        <Stack align="flex-start" gap="xs">
          <Thumbnail key={value} src={value} />
          <ActionButton onClick={() => onChange('')}>{imageFieldWords.remove}</ActionButton>
        </Stack>
      ) : null}
    </Columns>
  );
}

/** Hides the image when it fails to load, as with a half-typed address. */
function Thumbnail({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <Image
      src={src}
      srcSet={pictureSources(src)?.webpSrcSet}
      sizes="(min-width: 48em) 20em, 92vw"
      alt={imageFieldWords.previewAlt}
      mah="16rem"
      radius="md"
      onError={() => setBroken(true)}
    />
  );
}
