/**
 * State of a page that answers a posted form: the form that was refused, or the next one of several steps. It travels from
 * the server's rendering to hydration.
 */
export interface PostedForm {
  /** Value of the hidden field of the form. */
  name: string;
  isRefused: boolean;
  /** Values of the fields as they were sent. */
  values: Record<string, string>;
  /** The first message of each refused field. */
  errors: Record<string, string>;
  /** Why the whole form was refused, where it was not for a field; null where nothing better can be said. */
  message: string | null;
}

/** Names of the fields that every public form carries beside its own. */
export const formFields = {
  /** Names the form within its page. */
  name: 'form',
  /** Invisible to people; what stands in it was written by a machine. */
  honeypot: 'website',
} as const;
