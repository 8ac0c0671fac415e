export const markdownPageWords = {
  unreadable: (address: string) =>
    `This page cannot be written as Markdown. Please read it at <${address}>.`,
  cutOff: (contents: string) => `More pages are left out here. ${contents} names them all.`,
};
