import { detailLimits } from '../post-details.ts';

export const postDetailsContent = {
  open: 'Details',
  title: (post: string) => `Details of “${post}”`,
  tags: 'Tags',
  tagsHint: `Up to ${detailLimits.tagsPerPost}; Enter or a comma ends one`,
  byline: 'Byline',
  bylineHint: (authorName: string) => `Left empty, readers see “${authorName}”`,
  language: 'Language',
  languageHint:
    'Tells browsers, search engines and feeds which language the text is in, and which way it goes',
  siteLanguage: 'English, as the site',
  author: 'Belongs to',
  authorHint: 'Authors edit their own posts only',
  nobody: 'Nobody',
  canonicalUrl: 'Canonical address',
  canonicalHint:
    'Where the text was published first, if not here. Search engines list that place then.',
  socialImageUrl: 'Social picture',
  socialHint: 'Shown where the post is shared; left empty, one is drawn with its title',
  socialHintWordless:
    'Shown where the post is shared. The script of this title cannot be drawn: left empty, the picture has the site’s name in its place.',
  former: 'Go back to',
  formerHint: 'Fills the fields below with what they were; nothing changes before you save',
  present: 'As they are now',
  until: (time: string, by: string) => `Until ${time}, changed by ${by}`,
  save: 'Save details',
  saving: 'Saving...',
  saved: { title: 'Details saved', description: 'Readers see them now.' },
  failed: { title: 'Error', description: 'The details could not be saved.' },
  modelNote: 'AI had a part in writing this post. A person has read and accepted it.',
} as const;
