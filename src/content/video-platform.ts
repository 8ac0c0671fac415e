/**
 * Where the videos live. The embed address is the platform's cookie-free one, and a page must not touch
 * it before the visitor asks for a video.
 */
export const videoPlatform = {
  name: 'YouTube',
  embedOrigin: 'https://www.youtube-nocookie.com',
  embedUrl: (videoId: string) =>
    `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0&enablejsapi=1`,
  watchUrl: (videoId: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`,
  /** `handle` with its leading @. */
  channelUrl: (handle: string) => `https://www.youtube.com/${handle}`,
} as const;
