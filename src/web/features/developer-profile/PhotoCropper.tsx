import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { developerAccountContent } from '../../../content/developer-account.ts';
import type { CropPercent } from '../../../shared/media.ts';
import { Button } from '../../components/Button.tsx';
import dialogClasses from './AccountDialog.module.css';
import classes from './PhotoCropper.module.css';

const words = developerAccountContent.photo;
const maxZoom = 4;
const keyboardStepPx = 10;
const wholePicture: CropPercent = { x: 0, y: 0, width: 100, height: 100 };

type PhotoCropperProps = {
  imageUrl: string;
  /** 0 to 1 while the picture is being sent, otherwise null. */
  sentShare: number | null;
  onApply: (crop: CropPercent) => void;
  onCancel: () => void;
  onUnreadable: () => void;
};

/** The dialog in which the square part of a picture is chosen. */
export default function PhotoCropper({
  imageUrl,
  sentShare,
  onApply,
  onCancel,
  onUnreadable,
}: PhotoCropperProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropPercent>(wholePicture);
  const isSending = sentShare !== null;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={dialogClasses.dialog}
      aria-labelledby="crop-title"
      onCancel={(event) => {
        event.preventDefault();
        if (!isSending) onCancel();
      }}
    >
      <div className={dialogClasses.panel}>
        <h2 id="crop-title">{words.cropTitle}</h2>
        <p>{words.cropHint}</p>
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
            cropperProps={{ 'aria-label': words.cropTitle }}
          />
        </div>
        <label className={classes.zoom}>
          <span>{words.zoom}</span>
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
          />
        </label>
        {isSending ? (
          <progress
            className={classes.progress}
            max={1}
            value={sentShare}
            aria-label={words.uploading}
          />
        ) : null}
        <div className={dialogClasses.actions}>
          <Button disabled={isSending} onClick={() => onApply(area)}>
            {isSending ? words.uploading : words.apply}
          </Button>
          <Button variant="secondary" disabled={isSending} onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
