/**
 * Answer to a posted form: the refused form, or the next of several steps. It travels from the server's rendering to
 * hydration.
 */
export interface PostedForm {
  name: string;
  isRefused: boolean;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Reason for refusing the whole form. Null when single fields were refused, or when nothing better can be said. */
  message: string | null;
}

export const formFields = {
  name: 'form',
  honeypot: 'website',
} as const;
