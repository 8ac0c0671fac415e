import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Settings } from '../../../server/env.ts';
import { site } from '../../../shared/words/site.ts';

/** Where people can text us, as they read it: the number that codes come from, otherwise the site's. */
export function ourNumber({ sms }: Pick<Settings, 'sms'>): string {
  const from = sms.fromNumber && parsePhoneNumberFromString(sms.fromNumber);
  return from ? from.formatInternational() : site.phone.display;
}

/** The number that `ourNumber` answers, where text messages to it reach the site (see sms-webhook.http.ts); otherwise null. */
export function answeringNumber(settings: Pick<Settings, 'sms'>): string | null {
  return settings.sms.authToken === undefined ? null : ourNumber(settings);
}
