import { SizedPicture } from '../../../../web/components/pictures/SizedPicture.tsx';

type ProjectPictureProps = {
  url: string;
  alt: string;
  sizes: string;
  /** Width to height of the frame that the picture fills. Without it, nothing is cut off. */
  shape?: string;
  priority?: 'high';
};

/** Only stored pictures are shown, whose addresses hold their sizes. */
const assumedSize = { width: 1200, height: 800 };

export function ProjectPicture({ shape, ...picture }: ProjectPictureProps) {
  return (
    <SizedPicture
      {...picture}
      assumedSize={assumedSize}
      style={
        shape
          ? { width: '100%', aspectRatio: shape, objectFit: 'cover' }
          : { maxWidth: '100%', height: 'auto', borderRadius: 'var(--mantine-radius-lg)' }
      }
    />
  );
}
