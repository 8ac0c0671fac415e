import type { CSSProperties } from 'react';
import { pictureSources } from '../../../shared/media/media.ts';

type SizedPictureProps = {
  url: string;
  alt: string;
  /** Shown width as in the `sizes` attribute, by which the browser chooses a stored width. */
  sizes: string;
  /** Size in pixels of a picture from elsewhere, whose address does not contain it. */
  assumedSize: { width: number; height: number };
  /** `high` for the one picture that opens a page, `eager` for pictures beside it. */
  priority?: 'high' | 'eager' | undefined;
  style?: CSSProperties | undefined;
};

export function SizedPicture(props: SizedPictureProps) {
  const { url, alt, sizes, assumedSize, priority, style } = props;
  const sources = pictureSources(url);
  return (
    <picture>
      {sources ? <source type="image/webp" srcSet={sources.webpSrcSet} sizes={sizes} /> : null}
      <img
        src={url}
        srcSet={sources?.jpegSrcSet}
        sizes={sources ? sizes : undefined}
        alt={alt}
        width={sources?.widthPx ?? assumedSize.width}
        height={sources?.heightPx ?? assumedSize.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        decoding="async"
        style={style}
      />
    </picture>
  );
}
