import { quotas } from '../../../../shared/limits/quotas.ts';

const most = quotas.projectPictures.limit;

export const projectPictureRefusals = {
  full: `A project holds at most ${most} pictures. Remove one to add another.`,
  changed: 'The pictures of this project have changed. Reload the page, please.',
};

export const projectPictureWords = {
  open: (count: number) => `Pictures (${count})`,
  openNamed: (title: string, count: number) => `Pictures (${count}) of the project ${title}`,
  listOf: (title: string) => `Pictures of ${title}`,
  close: 'Done with pictures',
  hint: `Up to ${most}. The first one stands for the project on your profile.`,
  order: 'Drag a picture to another place, or use its arrows. Alt and the arrow keys work too.',
  choose: 'Add pictures',
  full: `All ${most} places are taken. Remove a picture to add another.`,
  tooMany: {
    title: 'Not all pictures fit',
    description: (left: number) =>
      left === 1
        ? 'There is room for one more picture. The others are left out.'
        : `There is room for ${left} more pictures. The others are left out.`,
  },
  alt: {
    label: (number: number) => `Description of picture ${number}`,
    placeholder: 'What does it show?',
    hint: 'People who cannot see the picture hear it.',
    saved: 'Saved.',
  },
  up: 'Move up',
  upNamed: (number: number) => `Move picture ${number} up`,
  down: 'Move down',
  downNamed: (number: number) => `Move picture ${number} down`,
  remove: 'Remove',
  removeNamed: (number: number) => `Remove picture ${number}`,
  moved: (from: number, to: number, count: number) => `Picture ${from} is now ${to} of ${count}`,
  removed: { title: 'Picture removed', description: 'It is no longer on this site.' },
  failed: { title: 'Error', description: 'The pictures were not changed.' },
  uploadFailures: {
    other: 'This picture could not be stored.',
    network: 'The connection dropped. Please try again.',
  },
};
