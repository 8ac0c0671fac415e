import { useState } from 'react';
import { slugFromTitle } from '../../../../shared/text/slug.ts';
import { useIdentity } from '../../../../web/content/frame-content.ts';
import type { CheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import type { EditorPost } from '../../../posts/post-editing.ts';
import { postLimits } from '../../../posts/posts.ts';
import { adminEditorContent } from '../../words/post-editing.ts';
import type { EditorValues } from './editor-form.ts';
import { excerptOf } from './excerpt-of.ts';

export type EditorFormApi = CheckedForm<EditorValues>;

/** Lets parts of the form skip the renders of other fields, of which the text has one per key. */
export function hasSameFields(
  a: EditorFormApi,
  b: EditorFormApi,
  fields: readonly (keyof EditorValues)[],
): boolean {
  return fields.every(
    (field) => a.values[field] === b.values[field] && a.errors[field] === b.errors[field],
  );
}

/** Marks the fields that still follow the title (specification, section 2), and the excerpt that follows rich text. */
interface Following {
  slug: boolean;
  metaTitle: boolean;
  excerpt: boolean;
}

function metaTitleOf(title: string, brand: string): string {
  return title.trim() === '' ? '' : adminEditorContent.metaTitleOf(title.trim(), brand);
}

/** A field follows when it is empty or equals its derived value. A public slug never follows. */
function initialFollowing(
  { title, slug, metaTitle, excerpt, content }: EditorValues,
  post: EditorPost | null,
  brand: string,
): Following {
  const isAddressPublic = post !== null && post.publishedAt !== null;
  return {
    // Only in a new post: readers may know the excerpt of another one.
    excerpt: post === null && (excerpt === '' || excerpt === excerptOf(content)),
    slug: !isAddressPublic && (slug === '' || slug === slugFromTitle(title)),
    metaTitle: metaTitle === '' || metaTitle === metaTitleOf(title, brand),
  };
}

function withTitle(title: string, following: Following, brand: string): Partial<EditorValues> {
  return {
    title,
    ...(following.slug ? { slug: slugFromTitle(title) } : {}),
    ...(following.metaTitle
      ? { metaTitle: metaTitleOf(title, brand).slice(0, postLimits.metaTitle) }
      : {}),
  };
}

export interface TitleFollowing {
  changeTitle: (title: string) => void;
  changeSlug: (slug: string) => void;
  changeMetaTitle: (metaTitle: string) => void;
  changeExcerpt: (excerpt: string) => void;
  changeContent: (content: string) => void;
}

/**
 * Slug and meta title follow the title until edited, and the excerpt of a new post follows its rich text. Clearing a field
 * makes it follow again.
 */
export function useTitleFollowing(form: EditorFormApi, post: EditorPost | null): TitleFollowing {
  const { brand } = useIdentity();
  const isAddressPublic = post !== null && post.publishedAt !== null;
  const [following, setFollowing] = useState(() => initialFollowing(form.getValues(), post, brand));
  return {
    changeTitle: (title) => form.setValues(withTitle(title, following, brand)),
    changeSlug: (slug) => {
      setFollowing((before) => ({ ...before, slug: slug === '' && !isAddressPublic }));
      form.setFieldValue('slug', slug);
    },
    changeMetaTitle: (metaTitle) => {
      setFollowing((before) => ({ ...before, metaTitle: metaTitle === '' }));
      form.setFieldValue('metaTitle', metaTitle);
    },
    changeExcerpt: (excerpt) => {
      setFollowing((before) => ({ ...before, excerpt: excerpt === '' && post === null }));
      form.setFieldValue('excerpt', excerpt);
    },
    changeContent: (content) => {
      const excerpt = following.excerpt ? excerptOf(content) : '';
      form.setValues({ content, ...(excerpt ? { excerpt } : {}) });
    },
  };
}
