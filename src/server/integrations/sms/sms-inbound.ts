import twilio from 'twilio';

/** Whether a webhook was signed with the account's token for this address and these form fields. */
export function isSignedByTwilio(input: {
  authToken: string;
  signature: string;
  /** The public address that Twilio was told to call, query included. */
  url: string;
  fields: Record<string, string>;
}): boolean {
  return twilio.validateRequest(input.authToken, input.signature, input.url, input.fields);
}

/** The answer that Twilio reads: one message, or nothing to send. */
export function messagingResponse(text: string | null): string {
  const response = new twilio.twiml.MessagingResponse();
  if (text !== null) response.message(text);
  return response.toString();
}
