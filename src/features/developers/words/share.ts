export const shareContent = {
  files: {
    title: 'Take your profile with you',
    text: 'The files hold what visitors see, never your birth date.',
    vcard: 'Contact (vCard)',
    resume: 'Resume (JSON Resume)',
    markdown: 'Profile (Markdown)',
  },
  code: {
    title: 'Code for cameras',
    text: 'It opens your profile. Put it on a slide or a card.',
    picture: 'QR code with the address of your profile',
  },
  badge: {
    title: 'Badge for your site',
    text: 'It shows your name and leads to your profile.',
    schemes: { light: 'Light badge', dark: 'Dark badge' },
    copy: 'Copy HTML',
    copied: 'Copied',
    copyFailed: 'Not copied',
    alt: (name: string) => `${name} in the developer network`,
  },
  unseen: 'Nobody but you sees your profile yet. These work once it is published.',
} as const;
