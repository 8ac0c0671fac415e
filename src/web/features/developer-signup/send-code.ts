import { browserClient } from '../../api/ApiProvider.tsx';

/**
 * Asks for a code by text message.
 * @throws when the number is refused or no code can be sent now, with the server's message.
 */
export function sendCode(phoneNumber: string) {
  return browserClient().developer.sendVerification.mutate({ phoneNumber });
}
