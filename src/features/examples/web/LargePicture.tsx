import { ActionIcon } from '@mantine/core';
import type { PortfolioProject } from '../../../shared/words/types.ts';
import { accessibleName } from '../../../web/accessible-name.ts';
import { Glyph } from '../../../web/components/Glyph.tsx';
import { Picture } from '../../../web/components/Picture.tsx';
import { examplesContent } from '../words/examples.ts';
import classes from './LargePicture.module.css';

const { enlarge, closeLarge } = examplesContent.portfolio;

type LargePictureProps = { project: PortfolioProject };

/** A project's picture, which a press shows as large as the window; a popover of the browser's own, so without scripts too. */
export function LargePicture({ project }: LargePictureProps) {
  const { id, title, image, darkImage, alt } = project;
  const picture = (
    <Picture picture={{ src: image, darkSrc: darkImage, alt }} width={1200} height={800} />
  );
  const largeId = `large-${id}`;
  return (
    <div className={classes.picture}>
      {picture}
      <button
        type="button"
        className={classes.enlarge}
        popoverTarget={largeId}
        aria-label={accessibleName(enlarge, title)}
      >
        <span>{enlarge}</span>
      </button>
      <div id={largeId} popover="auto" className={classes.large}>
        {picture}
        <ActionIcon
          className={classes.close}
          variant="filled"
          radius="50%"
          popoverTarget={largeId}
          popoverTargetAction="hide"
          aria-label={closeLarge}
        >
          <Glyph d="m4 4 10 10M14 4 4 14" />
        </ActionIcon>
      </div>
    </div>
  );
}
