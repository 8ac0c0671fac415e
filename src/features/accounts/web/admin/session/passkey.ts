import type {
  PasskeyAddition,
  PasskeyAdditionOptions,
  PasskeyUse,
  PasskeyUseOptions,
} from '../../../passkeys.ts';

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Somebody who closes the browser's own dialog has changed their mind, and knows it. */
function isDeclined(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some(
    (one) => one instanceof Error && ['NotAllowedError', 'AbortError'].includes(one.name),
  );
}

/** A response, without what extensions say, which nothing here asks for; null when somebody would rather not. */
async function nullIfDeclined<Response extends { clientExtensionResults: object }>(
  work: Promise<Response>,
) {
  const noExtensions: Record<string, never> = {};
  try {
    const { clientExtensionResults: _left, ...response } = await work;
    return { ...response, clientExtensionResults: noExtensions };
  } catch (error) {
    if (isDeclined(error)) return null;
    throw error;
  }
}

/** Has somebody use one of their passkeys; null when they would rather not. @throws what the browser refuses */
export async function presentPasskey(options: PasskeyUseOptions): Promise<PasskeyUse | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return nullIfDeclined(startAuthentication({ optionsJSON: options }));
}

/** Has somebody make a passkey; null when they would rather not. @throws what the browser refuses */
export async function makePasskey(
  options: PasskeyAdditionOptions,
): Promise<PasskeyAddition | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return nullIfDeclined(startRegistration({ optionsJSON: options }));
}
