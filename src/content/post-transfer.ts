/** Words of the area that brings posts in and takes them out. */
export const transferContent = {
  title: 'Import and export',
  intro: 'Bring the posts of another blog here, and take everything that was written here along.',
  export: {
    title: 'Export',
    text: 'Every post with its pictures as one ZIP: drafts too, deleted posts and unfinished new ones not. Either can be imported again.',
    formats: {
      markdown: {
        label: 'Download Markdown',
        hint: 'A file for each post, with its facts in front: for static-site tools and other blogs.',
      },
      json: {
        label: 'Download JSON',
        hint: 'One file with all of them, to the letter: for programs, and for another site of this kind.',
      },
    },
    failed: { title: 'Error', description: 'The export could not begin. Please try again.' },
  },
} as const;
