/** Uses the platform's cookie-free embed address. A page must not contact it before the visitor asks for a video. */
export const videoPlatform = {
  name: 'YouTube',
  embedOrigin: 'https://www.youtube-nocookie.com',
  embedUrl: (videoId: string) =>
    `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0&enablejsapi=1`,
  watchUrl: (videoId: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`,
  /** `handle` includes its @. */
  channelUrl: (handle: string) => `https://www.youtube.com/${handle}`,
} as const;

const watchAddress =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

export function videoIdOf(address: string): string | null {
  return watchAddress.exec(address)?.[1] ?? null;
}
