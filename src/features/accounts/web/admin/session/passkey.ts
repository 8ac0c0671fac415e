import type {
  PasskeyAddition,
  PasskeyAdditionOptions,
  PasskeyUse,
  PasskeyUseOptions,
} from '../../../passkeys.ts';

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** A user who closes the browser's dialog needs no error message. */
function isDeclined(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some(
    (one) => one instanceof Error && ['NotAllowedError', 'AbortError'].includes(one.name),
  );
}

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

/**
 * Returns null when the user declines.
 * @throws errors of the browser
 */
export async function presentPasskey(options: PasskeyUseOptions): Promise<PasskeyUse | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return nullIfDeclined(startAuthentication({ optionsJSON: options }));
}

/**
 * Returns null when the user declines.
 * @throws errors of the browser
 */
export async function makePasskey(
  options: PasskeyAdditionOptions,
): Promise<PasskeyAddition | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return nullIfDeclined(startRegistration({ optionsJSON: options }));
}
