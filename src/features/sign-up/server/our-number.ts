import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Deps } from '../../../server/deps.ts';
import type { Settings } from '../../../server/env.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';

export interface NumberDeps extends Pick<Deps, 'content'> {
  settings: Pick<Settings, 'sms'>;
}

/** Display format. Prefers the sender of codes to the site's number. */
export function ourNumber(deps: NumberDeps): string {
  const { sms } = deps.settings;
  const from = sms.fromNumber && parsePhoneNumberFromString(sms.fromNumber);
  return from ? from.formatInternational() : siteIdentityOf(deps.content).phone.display;
}

/** Null unless texts to the number reach the site (see sms-webhook.http.ts). */
export function answeringNumber(deps: NumberDeps): string | null {
  return deps.settings.sms.authToken === undefined ? null : ourNumber(deps);
}
