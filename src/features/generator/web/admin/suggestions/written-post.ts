import { createContext } from 'react';
import type { DocumentRef } from '../../../../documents/documents.ts';

export interface WrittenPost {
  id: DocumentRef;
  title: string;
  /** Saves the draft on the server, where a new post does not exist before. */
  keep: () => Promise<void>;
}

export const WrittenPostContext = createContext<WrittenPost | null>(null);

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
