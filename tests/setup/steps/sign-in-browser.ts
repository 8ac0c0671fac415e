import type { TestApp } from '../harness.ts';

/** @param from address of the caller */
export function signInBrowser(
  testApp: () => Pick<TestApp, 'app'>,
  { from = '198.51.100.7', keepsCookies = true } = {},
) {
  const jar = new Map<string, string>();
  const post = async (path: string, payload: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await testApp().app.inject({
      method: 'POST',
      url: `/api/developers/${path}`,
      payload,
      remoteAddress: from,
      headers: cookie ? { cookie } : {},
    });
    if (keepsCookies) {
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) jar.delete(name);
        else jar.set(name, value);
      }
    }
    return response;
  };
  return {
    jar,
    send: (phoneNumber: string) => post('send-verification', { phoneNumber }),
    verify: (phoneNumber: string, verificationCode: string) =>
      post('verify-phone', { phoneNumber, verificationCode }),
    logOut: () => post('logout', {}),
  };
}

export type SignInBrowser = ReturnType<typeof signInBrowser>;

export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
