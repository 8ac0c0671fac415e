import twilio from 'twilio';

export function isSignedByTwilio(input: {
  authToken: string;
  signature: string;
  /** The public address that Twilio calls, including the query. */
  url: string;
  fields: Record<string, string>;
}): boolean {
  return twilio.validateRequest(input.authToken, input.signature, input.url, input.fields);
}

export function messagingResponse(text: string | null): string {
  const response = new twilio.twiml.MessagingResponse();
  if (text !== null) response.message(text);
  return response.toString();
}
