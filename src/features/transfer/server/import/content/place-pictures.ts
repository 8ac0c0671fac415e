import type { ContentField } from '../../../../../shared/content/fields.ts';
import { pictureStem } from '../../../../../shared/media/media.ts';

/** Null for a picture that cannot be shown. */
export type Place = (address: string) => Promise<string | null>;

/** Gives the uploaded pictures of a value the addresses that they have here. A missing one leaves its field empty. */
export async function placePictures(
  field: ContentField,
  value: unknown,
  place: Place,
): Promise<unknown> {
  if (value === null || value === undefined) return value;
  if (field.type === 'picture') {
    const isUpload = typeof value === 'string' && pictureStem(value) !== null;
    if (!isUpload) return value;
    return (await place(value)) ?? (field.isOptional ? null : '');
  }
  if (field.type === 'list' && Array.isArray(value)) {
    const placed: unknown[] = [];
    for (const entry of value) placed.push(await placePictures(field.entry, entry, place));
    return placed;
  }
  if (field.type !== 'group' || typeof value !== 'object') return value;
  const placed: Record<string, unknown> = { ...value };
  for (const [name, one] of Object.entries(field.fields)) {
    placed[name] = await placePictures(one, placed[name], place);
  }
  return placed;
}
