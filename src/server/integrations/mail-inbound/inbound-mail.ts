/** More than any provider takes in: Postmark 35 MB and Mailgun 25 MB, which grow a little in a post. */
export const maxMailBytes = 40 * 1024 * 1024;

/** Bounds a post of Postmark, which holds attachments twice, once parsed and once in the whole mail. */
export const maxPostBytes = 128 * 1024 * 1024;

/** A mail as it came in, by the way that brought it. */
export type ArrivedMail =
  | { way: 'mailbox'; bytes: Uint8Array }
  | { way: 'postmark'; bytes: Uint8Array }
  | { way: 'mailgun'; bytes: Uint8Array; contentType: string; signingKey: string; nowMs: number };

export interface MailFile {
  name: string;
  bytes: Uint8Array;
}

export interface InboundMail {
  /** Without brackets. */
  messageId: string;
  /** Null for a mail with no or several senders. */
  from: string | null;
  /** All addresses that it went to, those of the envelope first. */
  to: string[];
  /** Message-IDs of the mails that it answers, without brackets. */
  answers: string[];
  /** Null without a readable date. */
  sentAtMs: number | null;
  /** The sender's own words, without quotes of earlier mail. */
  words: string;
  quoted: string;
  /** Pictures and PDFs by their own account. Their bytes are not checked yet. */
  files: MailFile[];
  /** Names of attachments that no request takes. */
  otherNames: string[];
  /** True for mail that no person wrote: answers of machines, reports of failed delivery, lists. */
  isAutomatic: boolean;
  /** Names in the DNS that hold the keys of its signatures. */
  keyNames: string[];
}

export type ReadMail =
  | { outcome: 'read'; mail: InboundMail; token: string | null }
  /** The provider's signature is not valid, or too old. */
  | { outcome: 'forged' }
  /** The post holds no whole mail. */
  | { outcome: 'incomplete' };
