import { expect, it } from 'vitest';
import { videoIdOf } from '../../src/shared/words/video-platform.ts';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=10s', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/@channel', null],
  ['https://youtu.be/dQw4w9WgXcQtoolong', null],
  ['https://youtube.com.example.com/watch?v=dQw4w9WgXcQ', null],
  ['https://example.com/?u=https://youtu.be/dQw4w9WgXcQ', null],
])('the video of %s', (address, videoId) => {
  expect(videoIdOf(address)).toBe(videoId);
});
