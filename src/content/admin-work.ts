/** How a request to the AI service stands, by its outcome in the request log. */
const generationOutcomes: Record<string, string | undefined> = {
  running: 'in progress',
  ok: 'finished',
  'ok, no picture': 'finished without a picture',
  refused: 'declined by the AI',
  malformed: 'the answer was not usable',
  tooLarge: 'the answer was too long',
  timeout: 'took too long',
  cancelled: 'cancelled',
  brokenOff: 'broken off',
  unauthorized: 'key not accepted',
  noQuota: 'no credit left',
  rateLimited: 'AI service busy',
  unavailable: 'AI service not reached',
  notConfigured: 'not set up',
  overBudget: 'daily budget used up',
};

/** Words of the AI generator. */
export const adminGeneratorContent = {
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
    empty: 'Nothing was asked of the AI yet.',
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
    outcomes: generationOutcomes,
  },
  soFar: 'What has been written so far',
  status: (model: string, imageModel: string) => `Text by ${model}, pictures by ${imageModel}`,
  notConfigured: 'The AI generator is not set up',
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

export const adminInboxContent = {
  title: 'Inbox',
  searchLabel: 'Search requests',
  searchPlaceholder: 'Name, e-mail or text',
  statusLabel: 'Show',
  statuses: [
    { value: '', label: 'All but suspected and spam' },
    { value: 'new', label: 'New' },
    { value: 'read', label: 'Read' },
    { value: 'replied', label: 'Replied' },
    { value: 'suspected', label: 'Suspected' },
    { value: 'spam', label: 'Spam' },
  ],
  status: { new: 'New', read: 'Read', replied: 'Replied', suspected: 'Suspected', spam: 'Spam' },
  suspected: {
    text: (count: number) =>
      count === 1
        ? 'One request came in while there were unusually many. It is deleted after 30 days unless you move it.'
        : `${count} requests came in while there were unusually many. They are deleted after 30 days unless you move them.`,
    look: 'Look through them',
    move: 'Move to inbox',
  },
  count: (total: number) => (total === 1 ? '1 request' : `${total} requests`),
  export: 'Export CSV',
  exporting: 'Exporting...',
  textMessage: 'Text message',
  unnamed: 'No name given',
  facts: {
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    projectType: 'Project type',
    budget: 'Budget',
    received: 'Received',
  },
  message: 'Message',
  statusField: 'Status',
  note: 'Note',
  noteHint: 'Only seen here',
  saveNote: 'Save note',
  savingNote: 'Saving...',
  reply: 'Reply by e-mail',
  replySubject: 'Your request to us',
  toasts: {
    noteSaved: { title: 'Note saved', description: 'It is kept with the request.' },
    statusSaved: { title: 'Status changed', description: 'The request has its new status.' },
    failed: { title: 'Error', description: 'The change could not be saved.' },
    exportFailed: { title: 'Error', description: 'The file could not be made.' },
  },
  empty: {
    none: {
      title: 'No requests yet',
      text: 'What visitors send from the contact page lands here.',
    },
    filtered: { title: 'No requests found', text: 'Try other words or another status.' },
  },
} as const;

export const adminTokensContent = {
  title: 'API Tokens',
  intro: 'Programs send a token in the admin-token header to write posts and generate drafts.',
  reference: 'API reference',
  name: 'Name',
  nameHint: 'What uses it, for example "Import script"',
  create: 'Create token',
  creating: 'Creating...',
  created: {
    title: 'Your new token',
    text: 'Copy it now: it is shown only this once.',
    label: 'Token',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copy failed',
    done: 'I have copied it',
  },
  listTitle: 'Existing tokens',
  createdOn: 'Created',
  lastUsed: 'Last used',
  neverUsed: 'never',
  revokedOn: 'Revoked',
  active: 'Active',
  revoked: 'Revoked',
  revoke: 'Revoke',
  confirm: {
    title: (name: string) => `Revoke “${name}”?`,
    text: 'Programs that use it are refused from now on. This cannot be undone.',
    revoke: 'Revoke token',
    revoking: 'Revoking...',
  },
  toasts: {
    revoked: { title: 'Token revoked', description: 'It is refused from now on.' },
    failed: { title: 'Error', description: 'The token could not be created.' },
    revokeFailed: { title: 'Error', description: 'The token could not be revoked.' },
  },
  empty: { title: 'No tokens', text: 'Create one when a program should write posts for you.' },
} as const;

export const adminActivityContent = {
  title: 'Activity',
  intro: 'Who did what, newest first.',
  byToken: 'by token',
  empty: { title: 'Nothing has happened yet', text: 'Sign-ins and changes show up here.' },
} as const;
