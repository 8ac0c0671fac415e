export type SendOutcome =
  | { outcome: 'sent' }
  | { outcome: 'refusedNumber' }
  | { outcome: 'optedOut' }
  | { outcome: 'tooMany' }
  /** @property mayArrive true when the provider may have accepted the message despite the error */
  | { outcome: 'unavailable'; mayArrive: boolean; cause: unknown };

export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
  /** The provider drops the message after this time. */
  validSeconds: number;
  statusUrl?: string | undefined;
}

/** Never throws: a failing provider is an outcome. */
export interface Sms {
  send(message: TextMessage): Promise<SendOutcome>;
  /** Sending time of a received message, by the provider's clock; null when it cannot be found out now. */
  dateOf(messageId: string): Promise<Date | null>;
}
