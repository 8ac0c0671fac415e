const outcomes: Record<string, string | undefined> = {
  running: 'in progress',
  ok: 'finished',
  okWithoutPicture: 'finished without a picture',
  refused: 'declined by the AI',
  malformed: 'the answer was not usable',
  tooLarge: 'the answer was too long',
  outOfTokens: 'the tokens were used up before the answer',
  timeout: 'took too long',
  cancelled: 'cancelled',
  brokenOff: 'broken off',
  unauthorized: 'key not accepted',
  noQuota: 'no credit left',
  rateLimited: 'AI service busy',
  unavailable: 'AI service not reached',
  notConfigured: 'not set up',
  overBudget: 'daily budget used up',
  overMonth: 'monthly budget used up',
};

export const adminAiDraftsContent = {
  title: 'AI Generator',
  intro: 'Give a subject line; you review the draft before anything is saved.',
  subject: 'Subject Line',
  subjectPlaceholder: 'How to plan a first app in one evening',
  category: 'Category',
  generate: 'Generate Blog Post',
  generating: 'Generating...',
  pending:
    'AI is generating your blog post and creating a custom image. This may take 30-60 seconds...',
  stagesLabel: 'Progress',
  stages: {
    writing: 'Writing the post',
    illustrating: 'Drawing the image',
    saving: 'Preparing the draft',
  },
  stageStates: { done: 'done', active: 'in progress', waiting: 'to come' },
  elapsed: (seconds: number) => `${seconds} s`,
  elapsedLabel: 'Elapsed time',
  cancel: 'Cancel',
  waiting: (count: number) =>
    count === 1
      ? 'One more draft waits behind this one.'
      : `${count} more drafts wait behind this one.`,
  ended: {
    title: 'A draft that was not finished',
    about: (subject: string) => `What had arrived about “${subject}” is kept here.`,
    again: 'Generate again',
  },
  discardedRow: (title: string) => `“${title}” was discarded.`,
  undo: 'Undo',
  log: {
    title: 'Requests so far',
    empty: {
      title: 'Nothing was asked of the AI yet',
      text: 'Give it a subject line above. What it was asked, and what that took, is kept here.',
    },
    openPost: 'Open post',
    bringBack: 'Bring back',
    facts: (fact: {
      who: string;
      outcome: string;
      model: string;
      seconds: number;
      tokens: number;
    }) =>
      `${fact.who} · ${fact.outcome} · ${fact.model} · ${fact.seconds} s · ${fact.tokens.toLocaleString('en-US')} tokens`,
    outcomes,
  },
  soFar: 'What has been written so far',
  status: (model: string, imageModel: string) => `Text by ${model}, pictures by ${imageModel}`,
  notConfigured: 'The AI generator is not set up',
  usedUp: 'This month is used up',
  noSubject: 'Type a subject first.',
  isGenerating: 'A draft is being generated. Wait for it, or cancel it below.',
  isKeeping: 'Your decision is being kept.',
  isCancelling: 'The draft is being cancelled.',
  review: {
    title: 'Review the draft',
    postTitle: 'Title',
    slug: 'Slug',
    excerpt: 'Excerpt',
    image: 'AI image',
    imageAlt: 'The image made for this post',
    seo: 'SEO',
    metaTitle: 'Meta title',
    metaDescription: 'Meta description',
    metaKeywords: 'Meta keywords',
    content: 'Content preview',
    discard: 'Discard',
    save: 'Save as Draft',
    saving: 'Saving...',
    note: 'You can edit it later in the blog editor.',
  },
  toasts: {
    generated: {
      title: 'Blog post generated!',
      description: 'Review it, then save it as a draft.',
    },
    failed: {
      title: 'Generation failed',
      description: 'Failed to generate blog post. Please try again.',
    },
    changeFailed: { title: 'Error', description: 'That did not work. Please try again.' },
    saved: { title: 'Post saved!', description: 'It is a draft among your blog posts.' },
    saveFailed: {
      title: 'Save failed',
      description: 'Failed to save blog post. Please try again.',
    },
  },
} as const;
