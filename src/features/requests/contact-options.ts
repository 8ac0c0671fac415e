/** Source: specification, sections 3, 5 and 9. */
export const projectTypes = [
  'Mobile App Development',
  'Web Application',
  'MVP Development',
  'UI/UX Design',
  'Cloud Solutions',
  'Other',
] as const;

export const contactLimits = {
  minName: 2,
  maxName: 100,
  maxEmail: 254,
  maxCompany: 200,
  minDescription: 10,
  maxDescription: 5_000,
  /** Characters of a search for a developer, in an address. */
  need: 300,
  /** Characters of a description that a program wrote, in an address. */
  about: 1_000,
} as const;
