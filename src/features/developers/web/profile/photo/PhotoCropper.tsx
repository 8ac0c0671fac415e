import 'react-easy-crop/react-easy-crop.css';
import { Group } from '@mantine/core';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { CropPercent } from '../../../../../shared/media/media.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { developerAccountContent } from '../../../words/developer-account.ts';
import classes from './PhotoCropper.module.css';

const words = developerAccountContent.photo;
const maxZoom = 4;
const keyboardStepPx = 10;
const wholePicture: CropPercent = { x: 0, y: 0, width: 100, height: 100 };

type PhotoCropperProps = {
  imageUrl: string;
  /** From 0 to 1. Null while nothing is sent. */
  sentShare: number | null;
  onApply: (crop: CropPercent) => void;
  onCancel: () => void;
  onUnreadable: () => void;
};

export default function PhotoCropper({
  imageUrl,
  sentShare,
  onApply,
  onCancel,
  onUnreadable,
}: PhotoCropperProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropPercent>(wholePicture);
  const hintId = useId();
  const isSending = sentShare !== null;

  return (
    <Dialog
      title={words.cropTitle}
      onClose={isSending ? undefined : onCancel}
      answers={[
        { label: words.cancel, onChoose: onCancel, isDisabled: isSending },
        {
          label: isSending ? words.uploading : words.apply,
          onChoose: () => onApply(area),
          isDisabled: isSending,
        },
      ]}
    >
      <p id={hintId}>{words.cropHint}</p>
      <div className={classes.stage}>
        <Cropper
          image={imageUrl}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          objectFit="cover"
          keyboardStep={keyboardStepPx}
          disableAutomaticStylesInjection
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={setArea}
          mediaProps={{ alt: '', onError: onUnreadable }}
          // Without the `application` role, screen readers take the arrow keys that move the crop.
          cropperProps={{
            role: 'application',
            'aria-label': words.cropTitle,
            'aria-describedby': hintId,
          }}
        />
      </div>
      <Group component="label" wrap="nowrap" fw={600}>
        <span>{words.zoom}</span>
        <input
          type="range"
          className={classes.range}
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </Group>
      {isSending ? (
        <progress
          className={classes.range}
          max={1}
          value={sentShare}
          aria-label={words.uploading}
        />
      ) : null}
    </Dialog>
  );
}
