import { createContext } from 'react';
import type { Previewed } from '../../../../editor/post-previews.ts';

/** The post that an editor is open for, as far as suggestions ask about it. */
export interface WrittenPost {
  id: Previewed;
  title: string;
  /** Brings to the server what was typed until now: before that a new post is not there. */
  keep: () => Promise<void>;
}

export const WrittenPostContext = createContext<WrittenPost | null>(null);

/** The fields that can be suggested, as they are now, and the way to change them. */
export interface SuggestedFields {
  values: {
    title: string;
    slug: string;
    excerpt: string;
    metaDescription: string;
    content: string;
  };
  onChange: (field: 'title' | 'excerpt' | 'metaDescription' | 'content', value: string) => void;
}
