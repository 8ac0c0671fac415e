import '../../../../web/start/zod-without-eval.ts';
import { type FormErrors, schemaResolver } from '@mantine/form';
import { z } from 'zod';
import {
  type AutosaveForm,
  type EditorPost,
  postFieldsShape,
} from '../../../posts/post-editing.ts';
import { defaultCategoryId } from '../../../posts/posts.ts';
import { adminEditorContent } from '../../words/post-editing.ts';

/** `publishAt` is the value of its date field, in local time. */
export type EditorValues = AutosaveForm;

/** Initial values from the specification, section 3. */
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
  unpublishAt: '',
};

const two = (value: number) => String(value).padStart(2, '0');

/** Formats a time for a `datetime-local` field in the browser's time zone: "2026-11-20T17:05". */
function toLocalInput(time: Date): string {
  const date = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${date}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** Returns ISO 8601 in UTC. Invalid text passes unchanged so that the server refuses it. */
function fromLocalInput(value: string): string {
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}

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
    unpublishAt: post.unpublishAt ? toLocalInput(post.unpublishAt) : '',
  };
}

type Field = keyof EditorValues;

function isField(name: string): name is Field {
  return name in emptyPost;
}

export function differingFields(a: EditorValues, b: EditorValues): Field[] {
  return Object.keys(emptyPost)
    .filter(isField)
    .filter((field) => a[field] !== b[field]);
}

export function isSameForm(a: EditorValues, b: EditorValues): boolean {
  return differingFields(a, b).length === 0;
}

/** Includes the times of publication only when they changed; null clears one. */
export function toPostFields(values: EditorValues, baseline: EditorValues) {
  const { publishAt, unpublishAt, categoryId, ...fields } = values;
  const timeOf = (value: string) => (value ? fromLocalInput(value) : null);
  return {
    ...fields,
    categoryId: categoryId ?? 0,
    ...(publishAt !== baseline.publishAt && { publishedAt: timeOf(publishAt) }),
    ...(unpublishAt !== baseline.unpublishAt && { unpublishAt: timeOf(unpublishAt) }),
  };
}

const validateFields = schemaResolver(z.object(postFieldsShape()), { sync: true });

export function asFormErrors({ publishedAt, ...errors }: FormErrors): FormErrors {
  return publishedAt ? { ...errors, publishAt: publishedAt } : errors;
}

function isEndTooEarly({ isPublished, publishAt, unpublishAt }: EditorValues): boolean {
  if (isPublished !== 'true' || unpublishAt === '') return false;
  const end = new Date(unpublishAt).getTime();
  return end <= Date.now() || (publishAt !== '' && end <= new Date(publishAt).getTime());
}

export function validatePost(values: EditorValues): FormErrors {
  const errors = asFormErrors(validateFields(toPostFields(values, emptyPost)));
  if (!isEndTooEarly(values)) return errors;
  return { unpublishAt: adminEditorContent.publication.endTooEarly, ...errors };
}
