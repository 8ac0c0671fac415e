export const socialCard = {
  pageLabel: 'Build software by describing it',
  postLabel: 'From the blog',
  developerLabel: 'Developer network',
};
