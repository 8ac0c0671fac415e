export type SendOutcome =
  | { outcome: 'sent' }
  /** This number gets no messages: it is none, no mobile, or blocked. */
  | { outcome: 'refusedNumber' }
  /** Its holder has answered STOP. */
  | { outcome: 'optedOut' }
  | { outcome: 'tooMany' }
  /** @property mayArrive whether the provider may have taken the message all the same */
  | { outcome: 'unavailable'; mayArrive: boolean; cause: unknown };

export interface TextMessage {
  /** E.164 */
  to: string;
  text: string;
  /** A message that is later than this is not delivered at all. */
  validSeconds: number;
  /** Address for the provider's delivery reports; left out where nobody asks. */
  statusUrl?: string | undefined;
}

/** Sends text messages. Never throws: a provider that fails is an outcome. */
export interface Sms {
  send(message: TextMessage): Promise<SendOutcome>;
  /** When a received message was sent, by the provider's clock; null where that cannot be learned now. */
  dateOf(messageId: string): Promise<Date | null>;
}
