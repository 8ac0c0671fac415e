import { videoIdOf, videoPlatform } from '../../../shared/words/video-platform.ts';

function play(link: HTMLElement, videoId: string): void {
  const frame = document.createElement('iframe');
  frame.src = videoPlatform.embedUrl(videoId);
  frame.title = link.textContent ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.after(frame);
  frame.focus();
}

/**
 * Lets the videos of a post play where they stand: the platform is asked for one on a press of its link, and not before. The link
 * stays above the player, for where it cannot be reached. Answers what ends it.
 */
export function playInPlace(links: readonly HTMLElement[]): () => void {
  const ending = new AbortController();
  for (const link of links) {
    link.addEventListener(
      'click',
      (event) => {
        const videoId = videoIdOf(link.getAttribute('href') ?? '');
        const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
        const isPlaying = link.nextElementSibling !== null;
        if (!videoId || isElsewhere || isPlaying || !navigator.onLine) return;
        event.preventDefault();
        play(link, videoId);
      },
      { signal: ending.signal },
    );
  }
  return () => ending.abort();
}
