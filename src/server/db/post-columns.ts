/** What is written in an editor: the same columns of a post, of a new post that was not created yet, and of a version. */
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
