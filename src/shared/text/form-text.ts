import { z } from 'zod';

/** The messages are those of the specification's contact form. */
export function formText(label: string, min: number, max: number) {
  const tooShort = `${label} must be at least ${min} characters`;
  return z
    .string(tooShort)
    .trim()
    .min(min, tooShort)
    .max(max, `${label} must be at most ${max} characters`);
}

export const invalidEmail = 'Invalid email address';

export function formEmail(max: number) {
  return z.string(invalidEmail).trim().max(max, invalidEmail).pipe(z.email(invalidEmail));
}
