import { chosenTypes } from '../../../../../shared/media/media.ts';
import { pictureContent } from '../../../../../shared/words/pictures.ts';
import { uploadContent } from '../../../words/media.ts';
import { FileDrop } from './FileDrop.tsx';

interface PictureDropProps {
  takes: 'one' | 'many';
  onFiles: (files: readonly File[]) => void;
}

export function PictureDrop({ takes, onFiles }: PictureDropProps) {
  return (
    <FileDrop
      words={uploadContent.take[takes]}
      note={pictureContent.limits}
      accept={chosenTypes}
      multiple={takes === 'many'}
      // Passes on files of other types too, so that each is refused by its name.
      onFiles={(files) => onFiles(takes === 'one' ? files.slice(0, 1) : files)}
    />
  );
}
