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
 * Plays the videos of a post in place. The platform is contacted only after a press of the link, which stays above the
 * player in case the platform cannot be reached. @returns a function that ends it
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
