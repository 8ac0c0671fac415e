import { pictureSources } from '../../../shared/media/media.ts';

type SizedPictureProps = {
  url: string;
  alt: string;
  /** Shown width, by which the browser chooses among the stored ones, as in the `sizes` attribute. */
  sizes: string;
  /** In pixels, of a picture that is not stored here and so does not say it in its address. */
  assumedSize: { width: number; height: number };
  /** `high` for the one picture that opens a page, `eager` for what stands beside it. */
  priority?: 'high' | 'eager' | undefined;
  /** The part that stays in view when the picture is cropped, as a CSS position; the middle when left out. */
  focus?: string | undefined;
};

/** A picture by its address alone: in all widths and formats where it is stored here, as it is where not. */
export function SizedPicture(props: SizedPictureProps) {
  const { url, alt, sizes, assumedSize, priority, focus } = props;
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
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  );
}
