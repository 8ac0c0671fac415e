import { site } from './site.ts';
import type { ExternalLink } from './types.ts';

/** `sms:` link (RFC 5724) with the common `body` field. */
export const textMessageLink: ExternalLink = {
  label: `Text ${site.phone.smsKeyword} to ${site.phone.display}`,
  href: `sms:${site.phone.e164}?body=${encodeURIComponent(site.phone.smsKeyword)}`,
};
