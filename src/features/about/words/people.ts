import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import type { Picture } from '../../../shared/words/types.ts';

export interface Person {
  name: string;
  role: string;
  text: string;
  picture?: Picture | null;
  links: readonly { label: string; to: string }[];
  isSample: boolean;
}

const nobody: readonly Person[] = [];

const text = (label: string) => ({ label, type: 'text', maxLength: 300 }) as const;

/** People beside the founder. About shows the section as soon as there is one. */
export const peopleKind = contentKind({
  name: 'people',
  section: { page: 'about', id: 'team' },
  title: 'People of the team',
  intro: 'About introduces them after the founder. Without any, the page has no such section.',
  places: [{ label: 'About', path: paths.about }],
  release: {
    title: 'The team',
    intro: 'The people who answer, plan and build.',
    noteOnSamples: 'Sample profiles of fictional people: they show where real ones will stand.',
    people: nobody,
  },
  fields: {
    title: text('Title'),
    intro: text('Intro'),
    noteOnSamples: text('Note below samples'),
    people: {
      label: 'People',
      type: 'list',
      entry: {
        label: 'Person',
        type: 'group',
        fields: {
          name: text('Name'),
          role: text('Role'),
          text: { label: 'In a few sentences', type: 'text', maxLength: 1_000, isLong: true },
          picture: {
            ...{ label: 'Picture', isOptional: true, type: 'group' },
            fields: {
              src: { label: 'Picture', type: 'picture', mustBeUploaded: true },
              alt: text('The picture in words'),
            },
          },
          links: {
            label: 'Links',
            type: 'list',
            entry: {
              label: 'Link',
              type: 'group',
              fields: { label: text('Label'), to: { label: 'Address', type: 'address' } },
            },
          },
          isSample: { label: 'This is a sample', type: 'yesNo' },
        },
      },
    },
  },
});
