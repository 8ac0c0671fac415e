/** ITU-T E.164: `+`, the country code and the number, without spaces. */
export const e164Pattern = /^\+[1-9]\d{6,14}$/;

export const e164Needed = 'A number such as +16125550142 is needed, without spaces';

export function isE164(number: string): boolean {
  return e164Pattern.test(number);
}
