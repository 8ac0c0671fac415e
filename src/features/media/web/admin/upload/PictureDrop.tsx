import { chosenTypes } from '../../../../../shared/media/media.ts';
import { pictureContent } from '../../../../../shared/words/pictures.ts';
import { uploadContent } from '../../../words/media.ts';
import { FileDrop } from './FileDrop.tsx';

interface PictureDropProps {
  takes: 'one' | 'many';
  onFiles: (files: readonly File[]) => void;
}

export function PictureDrop({ takes, onFiles }: PictureDropProps) {
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(takes === 'one' ? files.slice(0, 1) : files);
  };
  return (
    <FileDrop
      words={uploadContent.take[takes]}
      note={pictureContent.limits}
      // Passes on rejected files too, so that each is refused by its name.
      onDropAny={(accepted, rejected) => take([...accepted, ...rejected.map(({ file }) => file)])}
      onDrop={() => {}}
      accept={chosenTypes}
      multiple={takes === 'many'}
      onPaste={(event) => take([...event.clipboardData.files])}
    />
  );
}
