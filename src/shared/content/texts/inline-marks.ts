/** Marks of a rich text, with label and address, bold words or italic ones: `[label](address)`, `**bold**`, `*italic*`. */
export const inlineMarks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g;
