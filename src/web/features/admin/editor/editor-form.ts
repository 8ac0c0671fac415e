import '../../../zod-without-eval.ts';
import { z } from 'zod';
import {
  type AutosaveForm,
  type EditorPost,
  postFieldsShape,
} from '../../../../shared/admin-posts.ts';
import { defaultCategoryId } from '../../../../shared/blog.ts';
import { validateWith } from '../../../form-validation.ts';
import { fromLocalInput, toLocalInput } from './local-time.ts';

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

const validateFields = validateWith(z.object(postFieldsShape()));

/** First message of each refused field, by the names of the form. */
export function validatePost(values: EditorValues): Record<string, string> {
  const { publishedAt, ...errors } = validateFields(toPostFields(values, emptyPost));
  return publishedAt ? { ...errors, publishAt: publishedAt } : errors;
}
