export const ownProfileContent = {
  edit: 'Edit profile',
  close: 'Done editing',
  unfinished: {
    title: 'Nobody but you sees this profile yet.',
    text: 'Choose Edit profile and save the form once to publish it.',
  },
  unsaved: 'This browser keeps changes that you have not saved. Choose Edit profile to go on.',
} as const;
