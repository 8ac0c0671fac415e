/** The work that a model is asked for, as in the database's enum. "draft" means a whole post. */
export const aiPurposes = [
  'draft',
  'picture',
  'outline',
  'section',
  'shorten',
  'clearer',
  'tone',
  'continue',
  'table',
  'titles',
  'excerpt',
  'metaDescription',
  'altTexts',
  'links',
  'questions',
  'answer',
] as const;

export type AiPurpose = (typeof aiPurposes)[number];
