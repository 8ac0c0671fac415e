import type { ColorToken } from '../../../../../shared/words/types.ts';
import { Traveling } from '../../../../../web/components/moments/Traveling.tsx';
import { SizedPicture } from '../../../../../web/components/pictures/SizedPicture.tsx';
import classes from './DeveloperPhoto.module.css';

const hues: readonly ColorToken[] = ['lagoon', 'ember', 'moss', 'sky', 'sand'];
const shapes = ['a', 'b', 'c', 'd'] as const;

/** Size of pictures that are not stored here, such as the demo avatars. */
const drawnSize = { width: 320, height: 320 };

type DeveloperPhotoProps = {
  developerId: number;
  url: string;
  alt: string;
  name: string;
  sizes: string;
  priority?: 'high' | 'eager' | undefined;
  travels?: boolean;
};

export function hueOf(developerId: number): ColorToken {
  return hues[developerId % hues.length] ?? 'lagoon';
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('');
}

export function DeveloperPhoto({
  developerId,
  url,
  alt,
  name,
  sizes,
  priority,
  travels = false,
}: DeveloperPhotoProps) {
  const frame = {
    className: classes.frame,
    'data-hue': hueOf(developerId),
    'data-shape': shapes[developerId % shapes.length],
  };
  const journey = travels ? `face-${developerId}` : undefined;
  if (!url) {
    return (
      <Traveling name={journey}>
        <div {...frame}>
          <svg
            viewBox="0 0 240 240"
            role={alt ? 'img' : undefined}
            aria-label={alt || undefined}
            aria-hidden={alt ? undefined : true}
          >
            <path d="M0 158c44-34 84-44 128-22s76 14 112-14v118H0z" />
            <path d="M0 196c58-30 96-16 138-4s70 4 102-20v68H0z" />
            <text x="120" y="104" fontSize="68" textAnchor="middle" dominantBaseline="central">
              {initialsOf(name)}
            </text>
          </svg>
        </div>
      </Traveling>
    );
  }
  return (
    <Traveling name={journey}>
      <div {...frame}>
        <SizedPicture
          url={url}
          alt={alt}
          sizes={sizes}
          assumedSize={drawnSize}
          priority={priority}
        />
      </div>
    </Traveling>
  );
}
