import type { TestApp } from './harness.ts';

export const formPoster =
  (testApp: () => Pick<TestApp, 'app'>) =>
  (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    testApp().app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
