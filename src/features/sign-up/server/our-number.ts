import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Settings } from '../../../server/env.ts';
import { site } from '../../../shared/words/site.ts';

/** Display format. Prefers the sender of codes to the site's number. */
export function ourNumber({ sms }: Pick<Settings, 'sms'>): string {
  const from = sms.fromNumber && parsePhoneNumberFromString(sms.fromNumber);
  return from ? from.formatInternational() : site.phone.display;
}

/** Null unless texts to the number reach the site (see sms-webhook.http.ts). */
export function answeringNumber(settings: Pick<Settings, 'sms'>): string | null {
  return settings.sms.authToken === undefined ? null : ourNumber(settings);
}
