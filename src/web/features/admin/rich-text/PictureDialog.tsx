import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { adminContent } from '../../../../content/admin.ts';
import { richTextContent } from '../../../../content/rich-text.ts';
import { isAllowedImageUrl } from '../../../../shared/post-editing.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { ChooseFromMedia } from '../media/ChooseFromMedia.tsx';
import { PictureDrop } from '../pictures/PictureDrop.tsx';
import { usePostPicture } from '../pictures/usePostPicture.ts';

const { picture: words } = richTextContent;

interface PictureDialogProps {
  onClose: () => void;
  onInsert: (picture: { src: string; alt: string }) => void;
}

/** A picture for the text, with the words for those who cannot see it. */
export function PictureDialog({ onClose, onInsert }: PictureDialogProps) {
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  const { state, upload, cancel } = usePostPicture(setSrc);
  const isUsable = src !== '' && isAllowedImageUrl(src);

  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: words.insert,
          onChoose: () => onInsert({ src, alt: alt.trim() }),
          isDisabled: !isUsable,
        },
      ]}
    >
      <PictureDrop state={state} onFile={upload} onCancel={cancel} />
      <ChooseFromMedia
        onChoose={({ url, altText }) => {
          setSrc(url);
          setAlt(altText);
        }}
      />
      <TextInput
        label={words.url}
        value={src}
        inputMode="url"
        onChange={(event) => setSrc(event.currentTarget.value)}
      />
      <TextInput
        label={words.alt}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </Dialog>
  );
}
