import type { Picture as PictureContent } from '../../../shared/words/types.ts';
import { Picture } from '../../../web/components/pictures/Picture.tsx';
import type { AppId } from '../apps.ts';
import classes from './PlayablePlace.module.css';
import type { Playable } from './use-playable.ts';
import type { PlayedProps } from './usePlayed.ts';

type PlayablePlaceProps = PlayedProps & {
  /** Null for a picture that no app belongs to. */
  app: AppId | null;
  playable: Playable | null;
  picture: PictureContent;
  isPriority?: boolean;
};

/** A box of a fixed height: first a picture, later an app that works. */
export function PlayablePlace({
  app,
  playable,
  picture,
  isPriority = false,
  ...played
}: PlayablePlaceProps) {
  return (
    <div className={classes.place}>
      {playable && app ? (
        <playable.PlayableApp app={app} {...played} />
      ) : (
        <Picture picture={picture} width={1200} height={800} isPriority={isPriority} />
      )}
    </div>
  );
}
