import { z } from 'zod';
import { pictureStem } from '../media/media.ts';
import { parsedUrl } from '../text/parsed-url.ts';
import { maxSlugLength, slugPattern } from '../text/slug-pattern.ts';
import { isTimeZone } from '../time/time-zones.ts';
import type { ContentField, ContentFields } from './fields.ts';
import type { ContentKind, Site } from './kind.ts';
import { inlineMarks } from './texts/inline-marks.ts';

export const maxListEntries = 300;

const needed = 'Please fill this in';
const numberNeeded = 'A number is needed';
const maxAddressLength = 2_000;
const schemes = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'];

function isAddress(text: string): boolean {
  if (/[\s\\]/.test(text)) return false;
  if (/^[/#]/.test(text)) return !text.startsWith('//');
  return schemes.includes(parsedUrl(text)?.protocol ?? '');
}

const addressNeeded = 'An address begins with / or with https://';

const address = z.string(needed).max(maxAddressLength).refine(isAddress, addressNeeded);

const isUploaded = (url: string) => pictureStem(url) !== null;
const uploadNeeded = 'Please choose a picture of the media library';

const linksIn = (richText: string) =>
  [...richText.matchAll(inlineMarks)].flatMap(([, , to]) => to ?? []);

/** Checks what a form holds. What is already stored is only made to fit (`fitted`). */
export function schemaOfFields(fields: ContentFields): z.ZodType<Record<string, unknown>> {
  return z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
  );
}

/** Checks what is saved, by the fields of the kind and by its own rules. */
export function schemaOfKind(
  { fields, check }: ContentKind,
  site: Site,
): z.ZodType<Record<string, unknown>> {
  return schemaOfFields(fields).superRefine((value, { addIssue }) => {
    for (const { path, message } of check?.(value, site) ?? []) {
      addIssue({ code: 'custom', path: [...path], message });
    }
  });
}

function schemaOf(field: ContentField): z.ZodType {
  const schema = requiredSchemaOf(field);
  return field.isOptional ? schema.nullish() : schema;
}

function requiredSchemaOf(field: ContentField): z.ZodType {
  switch (field.type) {
    case 'text':
      return (
        z
          .string(needed)
          .min(field.mayBeEmpty ? 0 : 1, needed)
          .max(field.maxLength, `At most ${field.maxLength} characters`)
          // PostgreSQL takes no such character.
          .refine((text) => !text.includes('\0'), 'This contains a character that cannot be stored')
          .refine((text) => !field.isRich || linksIn(text).every(isAddress), addressNeeded)
          // Short texts become subjects of mail and titles, which have one line.
          .refine((text) => field.isLong || !/[\r\n]/.test(text), 'Only one line is possible here')
      );
    case 'address':
      return field.mayBeEmpty ? z.union([z.literal(''), address]) : address;
    case 'picture': {
      const picture = field.mustBeUploaded ? address.refine(isUploaded, uploadNeeded) : address;
      return field.mayBeEmpty ? z.union([z.literal(''), picture]) : picture;
    }
    case 'slug':
      return z
        .string(needed)
        .max(maxSlugLength)
        .regex(slugPattern, 'Lowercase letters, digits and hyphens only');
    case 'color':
      return z.string(needed).regex(/^#[0-9a-f]{6}$/i, 'A color such as #B5380F is needed');
    case 'number':
      return boundedNumber(field);
    case 'range':
      return z
        .tuple([boundedNumber(field), boundedNumber(field)])
        .refine(([atLeast, atMost]) => atLeast <= atMost, {
          error: 'The second number must be at least as large as the first',
        });
    case 'yesNo':
      return z.boolean();
    case 'time':
      return z
        .string(needed)
        .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'A time such as 09:30 is needed');
    case 'timeZone':
      return z.string(needed).max(60).refine(isTimeZone, 'Please choose a time zone');
    case 'choice':
      return z.enum(field.options);
    case 'group':
      return schemaOfFields(field.fields);
    case 'list':
      return z
        .array(schemaOf(field.entry))
        .max(maxListEntries, `At most ${maxListEntries} entries`)
        .superRefine((entries, { addIssue }) => {
          for (const index of repeatedSlugs(field.entry, entries)) {
            addIssue({ code: 'custom', path: [index], message: 'Two entries have this address' });
          }
        });
    case 'sections':
      return sectionsSchema(field.sections.map(({ id }) => id));
  }
}

function sectionsSchema(ids: readonly string[]) {
  const message = `Every section stands here once: ${ids.join(', ')}`;
  return z
    .array(z.object({ id: z.string(), isShown: z.boolean() }), message)
    .refine(
      (sections) =>
        sections.length === ids.length && ids.every((id) => sections.some((one) => one.id === id)),
      message,
    );
}

function boundedNumber({ min, max }: { min: number; max: number }) {
  const outOfBounds = `A number from ${min} to ${max} is needed`;
  return z.number(numberNeeded).min(min, outOfBounds).max(max, outOfBounds);
}

/** Entries with the slug of an earlier one. */
function repeatedSlugs(entry: ContentField, entries: readonly unknown[]): number[] {
  if (entry.type !== 'group') return [];
  const name = Object.keys(entry.fields).find((one) => entry.fields[one]?.type === 'slug');
  if (name === undefined) return [];
  const slugs = entries.map((one) => (one as Record<string, unknown>)[name]);
  return slugs.flatMap((slug, index) => (slugs.indexOf(slug) < index ? [index] : []));
}
