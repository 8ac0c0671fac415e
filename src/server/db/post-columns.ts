/** Columns that an editor writes; a post, an unsaved new post and a version share them. */
export const postTextColumns = {
  title: true,
  slug: true,
  excerpt: true,
  content: true,
  categoryId: true,
  imageUrl: true,
  metaTitle: true,
  metaDescription: true,
  metaKeywords: true,
} as const;
