export const altTextsContent = {
  open: 'Propose alt texts',
  title: 'Pictures without a description',
  hint: 'Read each description and change it as you like. A picture whose field is empty stays without one.',
  byAi: 'The AI has proposed these. It cannot see the pictures: it goes by the text around them.',
  list: 'Pictures to describe',
  description: 'Description for people who cannot see it',
  picture: (place: number) => `Picture ${place}`,
  none: 'Every picture in the text has a description.',
  askAgain: 'Ask again',
  missed: (count: number) => ({
    title: 'Error',
    description: `${count === 1 ? '1 picture' : `${count} pictures`} could not be changed. Write the description in the HTML.`,
  }),
  apply: (count: number) => (count === 1 ? 'Put in 1 description' : `Put in ${count} descriptions`),
} as const;
