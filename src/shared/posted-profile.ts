import { z } from 'zod';
import { profileUpdateSchema } from './developers.ts';

const posted = z.string().trim();
/** A checkbox is posted as `on`, or not at all. */
const postedSwitch = posted.transform((value) => value !== '');

/** The profile form as a browser without scripts sends it: an empty date or year is none. */
export function postedProfileSchema(now: () => Date) {
  const profile = profileUpdateSchema(now);
  const { birthDate, yearStartedCoding } = profile.shape;
  return z.object({
    ...profile.pick({ developerName: true, bio: true, country: true, state: true }).shape,
    birthDate: posted.transform((value) => value || null).pipe(birthDate.unwrap()),
    yearStartedCoding: posted
      .transform((value) => (value === '' ? null : Number(value)))
      .pipe(yearStartedCoding.unwrap()),
    showPhoneNumber: postedSwitch,
    showBirthDate: postedSwitch,
    isOpenToBriefs: postedSwitch,
    showReplyTime: postedSwitch,
  });
}
