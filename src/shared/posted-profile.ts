import { z } from 'zod';
import { profileUpdateSchema } from './developer.ts';

const { birthDate, yearStartedCoding } = profileUpdateSchema.shape;
const posted = z.string().trim();
/** A checkbox is posted as `on`, or not at all. */
const postedSwitch = posted.transform((value) => value !== '');

/** The profile form as a browser without scripts sends it: an empty date or year is none. */
export const postedProfileSchema = z.object({
  ...profileUpdateSchema.pick({ developerName: true, bio: true, country: true, state: true }).shape,
  birthDate: posted.transform((value) => value || null).pipe(birthDate.unwrap()),
  yearStartedCoding: posted
    .transform((value) => (value === '' ? null : Number(value)))
    .pipe(yearStartedCoding.unwrap()),
  showPhoneNumber: postedSwitch,
  showBirthDate: postedSwitch,
});
