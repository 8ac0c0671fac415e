/** Words on the social pictures beside the title. */
export const socialCard = {
  pageLabel: 'Build software by describing it',
  postLabel: 'From the blog',
};
