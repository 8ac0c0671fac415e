import { z } from 'zod';
import { asciiDigits } from '../../shared/text/ascii-digits.ts';
import { developerLimits } from '../developers/developer-limits.ts';
import { currentDeveloperSchema } from '../developers/developers.ts';

/** The same for wrong, used, replaced and expired codes, so that it does not reveal which. */
export const codeRefusedMessage = 'Invalid or expired verification code';

export const sendVerificationSchema = z.object({
  phoneNumber: z
    .string('Please enter a phone number')
    .trim()
    .min(1, 'Please enter a phone number')
    .max(developerLimits.phoneNumber, 'Please enter a valid phone number'),
  country: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/, 'Please choose a country from the list')
    .optional()
    .describe('ISO 3166-1 alpha-2 code of a number that is written without its country code'),
});

export const sendVerificationAnswerSchema = z
  .object({
    success: z.literal(true),
    phoneNumber: z.string().describe('E.164: the number as it was understood'),
    cooldownSeconds: z.number().int().describe('Seconds until another code can be sent'),
    demoCode: z.string().optional(),
  })
  .meta({ id: 'SentVerification' });

export const verifyPhoneSchema = sendVerificationSchema.extend({
  verificationCode: z
    .string('Please enter the verification code')
    .trim()
    .overwrite(asciiDigits)
    .min(1, 'Please enter the verification code')
    .regex(/^[0-9]{6}$/, codeRefusedMessage),
});

export const verifyPhoneAnswerSchema = z
  .object({
    developer: currentDeveloperSchema,
    isProfileComplete: z.boolean().describe('false: the next step is the profile form'),
  })
  .meta({ id: 'SignIn' });

export const codeCountrySchema = z.object({
  code: z.string().describe('ISO 3166-1 alpha-2'),
  name: z.string(),
  callingCode: z.string().describe('Without its plus'),
});

export type CodeCountry = z.infer<typeof codeCountrySchema>;
export type SentCode = z.infer<typeof sendVerificationAnswerSchema>;
export type SignedIn = z.infer<typeof verifyPhoneAnswerSchema>;
