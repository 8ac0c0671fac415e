/** Names of the files below the address of a profile. */
export const profileFiles = {
  vcard: 'contact.vcf',
  resume: 'resume.json',
  markdown: 'profile.md',
  badge: { light: 'badge.svg', dark: 'badge-dark.svg' },
} as const;
