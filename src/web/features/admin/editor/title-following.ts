import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { postLimits } from '../../../../shared/blog.ts';
import { slugFromTitle } from '../../../../shared/slug.ts';
import type { EditorValues } from './editor-form.ts';

/** Which fields still follow the title (specification, section 2: both can then be edited freely). */
export interface Following {
  slug: boolean;
  metaTitle: boolean;
}

type Followers = Pick<EditorValues, 'title' | 'slug' | 'metaTitle'>;

export function metaTitleOf(title: string): string {
  return title.trim() === '' ? '' : adminEditorContent.metaTitleOf(title.trim());
}

/** An empty field follows, and so does one that holds what the title would give it. A public address stays. */
export function initialFollowing(values: Followers, isAddressPublic: boolean): Following {
  const { title, slug, metaTitle } = values;
  return {
    slug: !isAddressPublic && (slug === '' || slug === slugFromTitle(title)),
    metaTitle: metaTitle === '' || metaTitle === metaTitleOf(title),
  };
}

/** What a new title does to the fields that follow it. */
export function withTitle(title: string, following: Following): Partial<EditorValues> {
  return {
    title,
    ...(following.slug ? { slug: slugFromTitle(title) } : {}),
    ...(following.metaTitle
      ? { metaTitle: metaTitleOf(title).slice(0, postLimits.metaTitle) }
      : {}),
  };
}
