/** Words of the admin area's lists of posts and categories. */
export const adminPostsContent = {
  searchLabel: 'Search posts',
  searchPlaceholder: 'Title, slug or excerpt',
  statusLabel: 'Show',
  statuses: [
    { value: '', label: 'All posts' },
    { value: 'published', label: 'Published' },
    { value: 'scheduled', label: 'Scheduled' },
    { value: 'draft', label: 'Drafts' },
    { value: 'deleted', label: 'Deleted' },
  ],
  count: (total: number, drafts: number) => {
    const posts = total === 1 ? '1 post' : `${total} posts`;
    return drafts > 0 ? `${posts}, ${drafts} not created yet` : posts;
  },
  uncategorized: 'Uncategorized',
  status: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    deleted: 'Deleted',
  },
  draft: {
    untitled: 'Untitled new post',
    notCreated: 'Not created yet',
    begunBy: 'Begun by',
    edit: 'Continue',
  },
  lastUpdated: 'Last updated',
  published: 'Published',
  goesLive: 'Goes live',
  deletedOn: 'Deleted',
  notPublished: 'not yet',
  actions: {
    preview: 'Preview',
    edit: 'Edit',
    publish: 'Publish',
    publishNow: 'Publish now',
    unpublish: 'Unpublish',
    delete: 'Delete',
    undelete: 'Bring back',
    undo: 'Undo',
    undoing: 'Bringing it back...',
    duplicate: 'Duplicate',
    deleteForGood: 'Delete for good',
  },
  filters: {
    category: 'In category',
    anyCategory: 'All categories',
    tag: 'With tag',
    anyTag: 'Any tag',
    sort: 'Order',
    sorts: {
      updated: 'Last updated',
      created: 'Last created',
      published: 'Last published',
      title: 'Title, A to Z',
    },
  },
  created: 'Created',
  kept: 'Kept for',
  daysLeft: (days: number) => (days === 1 ? '1 more day' : `${days} more days`),
  bulk: {
    label: 'Chosen posts',
    choose: (title: string) => `Choose ${title}`,
    chooseAll: 'Choose all on this page',
    chosen: (count: number) => `${count} chosen`,
    rangeHint: 'Choose posts to change several at once; Shift chooses all in between.',
    moveTo: 'Move to category',
    tag: 'Tag',
    addTag: 'Add tag',
    removeTag: 'Remove tag',
    report: 'What was changed',
    busy: 'Changing...',
    dismiss: 'Dismiss',
    undo: 'Undo all',
    done: {
      publish: (posts: string) => `${posts} published.`,
      unpublish: (posts: string) => `${posts} unpublished.`,
      category: (posts: string) => `${posts} moved.`,
      undelete: (posts: string) => `${posts} brought back.`,
      delete: (posts: string) => `${posts} deleted.`,
      deleteForGood: (posts: string) => `${posts} deleted for good.`,
      addTag: (posts: string) => `${posts} tagged.`,
      removeTag: (posts: string) => `${posts} untagged.`,
      undo: (posts: string) => `${posts} as before.`,
    },
    posts: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
    nothing: 'Nothing was left to change.',
    failed: (count: number) =>
      count === 1 ? '1 could not be changed:' : `${count} could not be changed:`,
  },
  forGood: {
    title: (what: string) => `Delete ${what} for good?`,
    text: 'The text and its history are gone then. Nobody can bring them back.',
    confirm: 'Delete for good',
    deleting: 'Deleting...',
  },
  deletedRow: (title: string) => `“${title}” was deleted.`,
  toasts: {
    deleted: { title: 'Post deleted', description: 'Undo brings it back as it was.' },
    restored: { title: 'Post is back', description: 'It has the state it had before.' },
    published: { title: 'Post published', description: 'Readers can see it now.' },
    duplicated: { title: 'Post duplicated', description: 'The copy is a draft.' },
    goneForGood: { title: 'Deleted for good', description: 'It cannot be brought back.' },
    unpublished: { title: 'Post unpublished', description: 'Only you can see it now.' },
    failed: { title: 'Error', description: 'That did not work. Please try again.' },
  },
  empty: {
    none: { title: 'No posts yet', text: 'Write the first one, or let the AI generator draft it.' },
    filtered: { title: 'No posts found', text: 'Try other words or another filter.' },
    clear: 'Show all posts',
  },
  /** Asked once before posts that a model wrote are published with open facts. */
  factsQuestion: {
    title: 'Publish with open facts?',
    text: (count: number) =>
      count === 1
        ? 'A model wrote this post, and one of its facts has no source yet.'
        : `A model wrote this post, and ${count} of its facts have no source yet.`,
    several: (count: number) =>
      count === 1
        ? 'A model wrote one of these posts, and not all of its facts have a source yet:'
        : `A model wrote ${count} of these posts, and not all of their facts have a source yet:`,
    openOf: (count: number) => `(${count} open)`,
    look: 'Look at the facts',
    leaveOut: 'Publish only the others',
    notYet: 'Not yet',
    publish: 'Publish anyway',
  },
} as const;

export const adminCategoriesContent = {
  title: 'Categories',
  intro: 'Every post is in one of them; visitors filter the blog by them.',
  create: 'New Category',
  posts: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
  noDescription: 'No description',
  edit: 'Edit',
  delete: 'Delete',
  form: {
    createTitle: 'New category',
    editTitle: 'Edit category',
    name: 'Name',
    slug: 'Slug',
    slugHint: 'Lowercase letters, digits and hyphens',
    description: 'Description',
    descriptionHint: 'Shown on the blog when the category is chosen',
    create: 'Create category',
    update: 'Save category',
    saving: 'Saving...',
  },
  deletion: {
    title: (name: string) => `Delete “${name}”?`,
    empty: 'No post is in it. This cannot be undone.',
    full: (count: number) =>
      count === 1
        ? 'One post is in it. Choose where it goes.'
        : `${count} posts are in it. Choose where they go.`,
    target: 'Move posts to',
    choose: 'Choose a category',
    confirm: 'Delete category',
    deleting: 'Deleting...',
  },
  isDefault: 'Default',
  toasts: {
    created: { title: 'Category created', description: 'It is on the blog now.' },
    updated: { title: 'Category updated', description: 'The blog shows the change now.' },
    deleted: { title: 'Category deleted', description: 'Its posts have not been lost.' },
    failed: { title: 'Error', description: 'The category could not be saved.' },
    deleteFailed: { title: 'Error', description: 'The category could not be deleted.' },
  },
  empty: { title: 'No categories', text: 'Create one before you write a post.' },
} as const;
