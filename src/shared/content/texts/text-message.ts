/** `sms:` link (RFC 5724) with the common `body` field, in words of the release. */
export const textMessageLink = {
  label: 'Text {smsKeyword} to {phone}',
  href: 'sms:{phoneNumber}?body={smsKeyword}',
} as const;
