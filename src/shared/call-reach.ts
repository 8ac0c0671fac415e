import { isVideoLink } from './media/video-links.ts';

/** Phone numbers and video links at which visitors are called. */

const prefix = /^(?:US|Canada)\/|^America\/(?:Indiana|Kentucky|North_Dakota)\//;
const cities = new Set(
  (
    'Adak Anchorage Atikokan Atka Blanc-Sablon Boise Cambridge_Bay Chicago Coral_Harbour Creston Dawson Dawson_Creek Denver ' +
    'Detroit Edmonton Fort_Nelson Fort_Wayne Glace_Bay Goose_Bay Halifax Indianapolis Inuvik Iqaluit Juneau Los_Angeles ' +
    'Louisville Menominee Metlakatla Moncton Montreal New_York Nipigon Nome Pangnirtung Phoenix Puerto_Rico Rainy_River ' +
    'Rankin_Inlet Regina Resolute Shiprock Sitka St_Johns Swift_Current Thunder_Bay Toronto Vancouver Whitehorse Winnipeg ' +
    'Yakutat Yellowknife'
  ).split(' '),
);

function isNorthAmerican(timeZone: string): boolean {
  const [area, city = ''] = timeZone.split('/');
  return (
    prefix.test(timeZone) ||
    (area === 'America' && cities.has(city)) ||
    timeZone === 'Pacific/Honolulu'
  );
}

/** Area code, exchange and line, with or without the trunk prefix 1. */
const northAmericanNumber = /^(?:1[\s.-]?)?\(?([2-9]\d{2})\)?[\s./-]*([2-9]\d{2})[\s.-]*(\d{4})$/;

function isInternational(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+[\s\d()./-]+$/.test(text) && digits >= 7 && digits <= 15;
}

/**
 * Reads a phone number with its country code, or a video link. Adds the code to a number of the United States or
 * Canada.
 * @param timeZone IANA name from the visitor's browser; empty when unknown
 * @returns null for any other text
 */
export function readReach(text: string, timeZone: string): string | null {
  if (isInternational(text) || isVideoLink(text)) return text;
  const [, area, exchange, line] = northAmericanNumber.exec(text) ?? [];
  return area && isNorthAmerican(timeZone) ? `+1 ${area} ${exchange} ${line}` : null;
}
