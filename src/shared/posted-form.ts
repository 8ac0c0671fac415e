/** The public forms that are posted to the page they stand on, by the name in their hidden field. */
export type FormName =
  | 'contact'
  | 'message'
  | 'report'
  | 'addition'
  | 'takeBack'
  | 'confirmAddress'
  | 'stopNudges'
  | 'phone'
  | 'code'
  | 'profile'
  | 'remark'
  | 'call'
  | 'cancelCall'
  | 'nda'
  | 'withdraw'
  | 'quote'
  | 'showing'
  | 'choice';

/**
 * What a page that answers a posted form shows: the form that was refused, or the next one of several steps. It travels
 * from the server's rendering to hydration.
 */
export interface PostedForm {
  name: FormName;
  isRefused: boolean;
  /** What stood in the fields. */
  values: Record<string, string>;
  /** The first message of each refused field. */
  errors: Record<string, string>;
  /** Why the whole form was refused, where it was not for a field; null where nothing better can be said. */
  message: string | null;
}

/** Names of the fields that every public form carries beside its own. */
export const formFields = {
  /** Which form of the page it is. */
  name: 'form',
  /** Invisible to people; what stands in it was written by a machine. */
  honeypot: 'website',
} as const;
