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
