import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { EditorPost } from '../../../../shared/admin-posts.ts';
import type { EditorValues } from './editor-form.ts';
import { initialFollowing, withTitle } from './title-following.ts';

export type EditorFormApi = UseFormReturnType<EditorValues>;

export interface TitleFollowing {
  changeTitle: (title: string) => void;
  changeSlug: (slug: string) => void;
  changeMetaTitle: (metaTitle: string) => void;
}

/** Slug and meta title follow the title until they are edited by hand; emptied, they follow again. */
export function useTitleFollowing(form: EditorFormApi, post: EditorPost | null): TitleFollowing {
  const isAddressPublic = post !== null && post.publishedAt !== null;
  const [following, setFollowing] = useState(() =>
    initialFollowing(form.getValues(), isAddressPublic),
  );
  return {
    changeTitle: (title) => form.setValues(withTitle(title, following)),
    changeSlug: (slug) => {
      setFollowing((before) => ({ ...before, slug: slug === '' && !isAddressPublic }));
      form.setFieldValue('slug', slug);
    },
    changeMetaTitle: (metaTitle) => {
      setFollowing((before) => ({ ...before, metaTitle: metaTitle === '' }));
      form.setFieldValue('metaTitle', metaTitle);
    },
  };
}
