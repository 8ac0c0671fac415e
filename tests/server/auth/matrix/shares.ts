/** One share of the procedures for each file of tests, so that several workers check them. */
export const shares = {
  open: (name: string) => !/^(?:admin|developer)\./.test(name),
  developers: (name: string) => name.startsWith('developer.'),
  adminAToI: (name: string) => /^admin\.[a-i]/.test(name),
  adminJToZ: (name: string) => /^admin\.[j-z]/.test(name),
};
