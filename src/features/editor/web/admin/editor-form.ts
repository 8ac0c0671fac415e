import '../../../../web/zod-without-eval.ts';
import { type FormErrors, schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { defaultCategoryId } from '../../../posts/posts.ts';
import { type AutosaveForm, type EditorPost, postFieldsShape } from '../../post-editing.ts';

/** The values of the editor's fields. `publishAt` is a date and time as its field holds it, in local time. */
export type EditorValues = AutosaveForm;

/** Initial values of the specification, section 3. */
export const emptyPost: EditorValues = {
  title: '',
  slug: '',
  categoryId: defaultCategoryId,
  imageUrl: '',
  excerpt: '',
  isPublished: 'true',
  content: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  publishAt: '',
};

const two = (value: number) => String(value).padStart(2, '0');

/** An instant as a `datetime-local` field holds it: "2026-11-20T17:05", in the time zone of the browser. */
function toLocalInput(time: Date): string {
  const date = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${date}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** The instant that such a field means, ISO 8601 in UTC; text that is no time goes on as it is, to be refused. */
function fromLocalInput(value: string): string {
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}

/** The form of a stored post, with the same defaults for missing values. */
export function valuesOf(post: EditorPost): EditorValues {
  return {
    title: post.title,
    slug: post.slug,
    categoryId: post.categoryId ?? defaultCategoryId,
    imageUrl: post.imageUrl,
    excerpt: post.excerpt,
    isPublished: post.isPublished,
    content: post.content,
    metaTitle: post.metaTitle,
    metaDescription: post.metaDescription,
    metaKeywords: post.metaKeywords,
    publishAt: post.publishedAt ? toLocalInput(post.publishedAt) : '',
  };
}

type Field = keyof EditorValues;

function isField(name: string): name is Field {
  return name in emptyPost;
}

/** The fields in which two forms differ, in the order of the form. */
export function differingFields(a: EditorValues, b: EditorValues): Field[] {
  return Object.keys(emptyPost)
    .filter(isField)
    .filter((field) => a[field] !== b[field]);
}

export function isSameForm(a: EditorValues, b: EditorValues): boolean {
  return differingFields(a, b).length === 0;
}

/** What is sent to save the form. The publication time goes along only when it was changed; null takes it off. */
export function toPostFields(values: EditorValues, baseline: EditorValues) {
  const { publishAt, categoryId, ...fields } = values;
  const isTimeChanged = publishAt !== baseline.publishAt;
  return {
    ...fields,
    categoryId: categoryId ?? 0,
    ...(isTimeChanged ? { publishedAt: publishAt ? fromLocalInput(publishAt) : null } : {}),
  };
}

const validateFields = schemaResolver(z.object(postFieldsShape()), { sync: true });

/** What is said under the fields of a post, by the names of the form. */
export function asFormErrors({ publishedAt, ...errors }: FormErrors): FormErrors {
  return publishedAt ? { ...errors, publishAt: publishedAt } : errors;
}

export function validatePost(values: EditorValues): FormErrors {
  return asFormErrors(validateFields(toPostFields(values, emptyPost)));
}
