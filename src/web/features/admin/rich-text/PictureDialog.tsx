import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { adminContent } from '../../../../content/admin.ts';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { isAllowedImageUrl } from '../../../../shared/admin-posts.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { PictureDrop } from '../editor/PictureDrop.tsx';
import { useUpload } from '../editor/useUpload.ts';

const { picture: words } = adminEditorContent.content;

interface PictureDialogProps {
  onClose: () => void;
  onInsert: (picture: { src: string; alt: string }) => void;
}

/** A picture for the text, with the words for those who cannot see it. */
export function PictureDialog({ onClose, onInsert }: PictureDialogProps) {
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  const { state, send, cancel } = useUpload(setSrc);
  const isUsable = src !== '' && isAllowedImageUrl(src);

  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {adminContent.dialog.cancel}
          </Button>
          <Button disabled={!isUsable} onClick={() => onInsert({ src, alt: alt.trim() })}>
            {words.insert}
          </Button>
        </>
      }
    >
      <PictureDrop state={state} onFile={(file) => void send(file)} onCancel={cancel} />
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
