import { z } from 'zod';
import { invalidEmail } from '../../shared/text/form-text.ts';
import { profileUpdateSchema } from './developers.ts';
import { briefNewsMissing, notificationAddressSchema } from './notification-choice.ts';

const posted = z.string().trim();
/** Browsers post a checked checkbox as `on`, and an unchecked one not at all. */
const postedSwitch = posted.transform((value) => value !== '');

/** An empty date or year counts as missing. */
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
    // Excludes `sms`: text messages need a time zone, which only scripts can read.
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
        notificationAddressSchema.safeParse({ address: newsAddress }).success,
      { message: invalidEmail, path: ['newsAddress'] },
    );
}
