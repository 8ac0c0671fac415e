import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import sharp from 'sharp';

/**
 * Answers in place of Google for pictures of documents, inside the program that preloads this file. Returns a picture
 * for every address except those with `gone`.
 */
setupServer(
  http.get('https://lh7-rt.googleusercontent.com/docsz/*', async ({ request }) => {
    if (request.url.includes('gone')) return new HttpResponse(null, { status: 403 });
    const background = { r: request.url.length % 256, g: 90, b: 90 };
    const picture = sharp({ create: { width: 640, height: 400, channels: 3, background } });
    return HttpResponse.arrayBuffer(new Uint8Array(await picture.png().toBuffer()).buffer, {
      headers: { 'content-type': 'image/png' },
    });
  }),
).listen({ onUnhandledRequest: 'bypass' });
