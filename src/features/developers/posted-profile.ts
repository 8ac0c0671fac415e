import { z } from 'zod';
import { invalidEmail } from '../../shared/form-text.ts';
import { briefNewsMissing, nudgeAddressSchema } from '../messages/nudge-choice.ts';
import { profileUpdateSchema } from './developers.ts';

const posted = z.string().trim();
/** A checkbox is posted as `on`, or not at all. */
const postedSwitch = posted.transform((value) => value !== '');

/** The profile form as a browser without scripts sends it: an empty date or year is none. */
export function postedProfileSchema(now: () => Date) {
  const profile = profileUpdateSchema(now);
  const { birthDate, yearStartedCoding } = profile.shape;
  const fields = z.object({
    ...profile.pick({ developerName: true, bio: true, country: true, state: true }).shape,
    birthDate: posted.transform((value) => value || null).pipe(birthDate.unwrap()),
    yearStartedCoding: posted
      .transform((value) => (value === '' ? null : Number(value)))
      .pipe(yearStartedCoding.unwrap()),
    showPhoneNumber: postedSwitch,
    showBirthDate: postedSwitch,
    isOpenToBriefs: postedSwitch,
    showReplyTime: postedSwitch,
    // Text messages wait for a morning, whose zone is known with scripts only.
    newsChannel: z.enum(['', 'none', 'mail'], briefNewsMissing),
    newsAddress: posted,
  });
  return fields
    .refine(({ isOpenToBriefs, newsChannel }) => !isOpenToBriefs || newsChannel !== '', {
      message: briefNewsMissing,
      path: ['newsChannel'],
    })
    .refine(
      ({ isOpenToBriefs, newsChannel, newsAddress }) =>
        !isOpenToBriefs ||
        newsChannel !== 'mail' ||
        nudgeAddressSchema.safeParse({ address: newsAddress }).success,
      { message: invalidEmail, path: ['newsAddress'] },
    );
}
