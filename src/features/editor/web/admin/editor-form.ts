import '../../../../web/start/zod-without-eval.ts';
import { type FormErrors, schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { type AdminRole, roleMay } from '../../../../shared/admin/admin-roles.ts';
import type { TypedDetails } from '../../../posts/post-details.ts';
import {
  type AutosaveForm,
  type EditorPost,
  postFieldsShape,
} from '../../../posts/post-editing.ts';
import { defaultCategoryId } from '../../../posts/posts.ts';
import { adminEditorContent } from '../../words/post-editing.ts';

/** `publishAt` is the value of its date field, in local time. */
export type EditorValues = AutosaveForm & TypedDetails;

export const emptyDetails: TypedDetails = {
  tags: [],
  byline: '',
  canonicalUrl: '',
  socialImageUrl: '',
  language: '',
};

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
  ...emptyDetails,
};

/** A new post. It is a draft for those who publish nothing. */
export function blankPost(role: AdminRole): EditorValues {
  return roleMay(role, 'publishPosts') ? emptyPost : { ...emptyPost, isPublished: 'false' };
}

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

export function detailsIn(from: TypedDetails): TypedDetails {
  const { tags, byline, canonicalUrl, socialImageUrl, language } = from;
  return { tags, byline, canonicalUrl, socialImageUrl, language };
}

export function valuesOf(post: EditorPost, details: TypedDetails): EditorValues {
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
    ...detailsIn(details),
  };
}

type Field = keyof EditorValues;

function isField(name: string): name is Field {
  return name in emptyPost;
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);

export function differingFields(a: EditorValues, b: EditorValues): Field[] {
  return Object.keys(emptyPost)
    .filter(isField)
    .filter((field) => (field === 'tags' ? !isSameList(a.tags, b.tags) : a[field] !== b[field]));
}

function changedDetails(values: TypedDetails, { tags, ...stored }: TypedDetails) {
  const { byline, canonicalUrl, socialImageUrl, language } = values;
  return {
    ...(!isSameList(values.tags, tags) && { tags: values.tags }),
    ...(byline !== stored.byline && { byline }),
    ...(canonicalUrl !== stored.canonicalUrl && { canonicalUrl }),
    ...(socialImageUrl !== stored.socialImageUrl && { socialImageUrl }),
    ...(language !== stored.language && { language }),
  };
}

/** Leaves out the details that nobody changed here, so that text restored later does not undo what others did to them. */
export function asAutosave(values: EditorValues, stored: TypedDetails): AutosaveForm {
  const { tags, byline, canonicalUrl, socialImageUrl, language, ...text } = values;
  return { ...text, ...changedDetails(values, stored) };
}

export function fromAutosave(form: AutosaveForm, stored: TypedDetails): EditorValues {
  return { ...detailsIn(stored), ...form };
}

export function isSameForm(a: EditorValues, b: EditorValues): boolean {
  return differingFields(a, b).length === 0;
}

/** Includes details and times of publication only when they changed; null clears a time. */
export function toPostFields(values: EditorValues, baseline: EditorValues) {
  const { publishAt, unpublishAt, categoryId, ...fields } = asAutosave(values, values);
  const details = changedDetails(values, baseline);
  const timeOf = (value: string) => (value ? fromLocalInput(value) : null);
  return {
    ...fields,
    categoryId: categoryId ?? 0,
    ...(publishAt !== baseline.publishAt && { publishedAt: timeOf(publishAt) }),
    ...(unpublishAt !== baseline.unpublishAt && { unpublishAt: timeOf(unpublishAt) }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

const validateFields = schemaResolver(z.object(postFieldsShape()), { sync: true });

/** Names errors by the fields of the form: `publishedAt` is `publishAt` there, and `details.tags.0` is `tags`. */
export function asFormErrors({ publishedAt, ...errors }: FormErrors): FormErrors {
  const named = Object.entries(errors).map(([path, message]) => {
    const [first = path, field = first] = path.split('.');
    return [first === 'details' ? field : path, message];
  });
  return { ...Object.fromEntries(named), ...(publishedAt && { publishAt: publishedAt }) };
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
