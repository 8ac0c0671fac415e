import ICAL from 'ical.js';
import { absoluteUrl } from '../../../../shared/paths.ts';
import { longDay } from '../../../../shared/words/long-day.ts';
import { shownMarkWords } from '../../../verification/words/shown-mark.ts';
import { profilePath } from '../../profile-path.ts';
import { developerProfileContent } from '../../words/developer-profile.ts';
import type { SharedProfile } from './shared-profile.ts';

/** Returns a vCard 4.0 (RFC 6350). */
export function vcardOf({
  profile: { developer },
  provenAddresses,
  mark,
  siteOrigin,
}: SharedProfile): string {
  const { developerName, bio, phoneNumber, country, state, profilePhotoUrl } = developer;
  const card = new ICAL.Component(['vcard', [], []]);
  card.addPropertyWithValue('version', '4.0');
  card.addPropertyWithValue('fn', developerName || developerProfileContent.anonymous);
  if (bio) card.addPropertyWithValue('note', bio);
  if (mark) {
    card.addPropertyWithValue('note', shownMarkWords.note(longDay(mark.since), mark.examined));
  }
  if (phoneNumber) card.addProperty(new ICAL.Property(['tel', {}, 'uri', `tel:${phoneNumber}`]));
  if (country) card.addProperty(new ICAL.Property(['adr', {}, 'text', addressOf(state, country)]));
  if (profilePhotoUrl) {
    card.addPropertyWithValue('photo', absoluteUrl(siteOrigin, profilePhotoUrl));
  }
  card.addPropertyWithValue('url', absoluteUrl(siteOrigin, profilePath(developer)));
  for (const address of provenAddresses) card.addPropertyWithValue('url', address);
  return `${card.toString()}\r\n`;
}

/** Post box, further line, street, town, region, code, country. */
function addressOf(state: string, country: string): string[] {
  return ['', '', '', '', state, '', country];
}
