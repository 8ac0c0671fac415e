import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useState } from 'react';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { isAllowedImageUrl } from '../../../../shared/admin-posts.ts';
import { postLimits } from '../../../../shared/blog.ts';
import { ActionButton } from '../parts/Action.tsx';
import classes from './ImageField.module.css';
import { PictureDrop } from './PictureDrop.tsx';
import { useUpload } from './useUpload.ts';

const words = adminEditorContent.image;

interface ImageFieldProps {
  inputProps: GetInputPropsReturnType;
  value: string;
  onChange: (url: string) => void;
}

/** The featured image: an address, or a picture that is uploaded. */
export function ImageField({ inputProps, value, onChange }: ImageFieldProps) {
  const { state, send, cancel } = useUpload(onChange);
  return (
    <div className={classes.field}>
      <div className={classes.inputs}>
        <TextInput
          label={words.label}
          description={words.hint}
          {...inputProps}
          maxLength={postLimits.imageUrl}
          inputMode="url"
          spellCheck={false}
          onPaste={(event) => {
            const file = event.clipboardData.files[0];
            if (!file) return;
            event.preventDefault();
            void send(file);
          }}
        />
        <PictureDrop state={state} onFile={(file) => void send(file)} onCancel={cancel} />
      </div>
      {value && isAllowedImageUrl(value) ? (
        <div className={classes.preview}>
          <Thumbnail key={value} src={value} />
          <ActionButton onClick={() => onChange('')}>{words.remove}</ActionButton>
        </div>
      ) : null}
    </div>
  );
}

/** Nothing where the address holds no picture (yet): half an address is typed most of the time. */
function Thumbnail({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return <img src={src} alt={words.previewAlt} onError={() => setBroken(true)} />;
}
