import { Stack, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { memo } from 'react';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { Thumbnail } from '../../../../../web/pictures/Thumbnail.tsx';
import { ChooseFromMedia } from '../../../../media/web/admin/ChooseFromMedia.tsx';
import { PictureDrop } from '../../../../media/web/admin/upload/PictureDrop.tsx';
import { UploadList } from '../../../../media/web/admin/upload/UploadList.tsx';
import { usePictureQueue } from '../../../../media/web/admin/upload/usePictureQueue.ts';
import { useStored } from '../../../../media/web/admin/upload/useStored.ts';
import { isAllowedImageUrl, postLimits } from '../../../../posts/posts.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';

const { image: words } = adminEditorContent;

interface ImageFieldProps {
  inputProps: GetInputPropsReturnType;
  value: string;
  onChange: (url: string) => void;
}

export const ImageField = memo(
  Field,
  (a, b) => a.value === b.value && a.inputProps.error === b.inputProps.error,
);

function Field({ inputProps, value, onChange }: ImageFieldProps) {
  const { queue, pictures } = usePictureQueue();
  useStored(pictures, ({ url }) => onChange(url));
  const upload = (files: readonly File[]) => {
    queue.clear();
    queue.add(files);
  };
  const isShown = value !== '' && isAllowedImageUrl(value);
  return (
    <Stack>
      <TextInput
        label={words.label}
        description={words.hint}
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
      {isShown ? (
        <Stack align="flex-start" gap="xs">
          <Thumbnail key={value} src={value} alt={words.previewAlt} />
          <ActionButton onClick={() => onChange('')}>{words.remove}</ActionButton>
        </Stack>
      ) : null}
      <PictureDrop takes="one" onFiles={upload} />
      <UploadList queue={queue} pictures={pictures} />
      <ChooseFromMedia onChoose={({ url }) => onChange(url)} />
    </Stack>
  );
}
