/** What a mail says, before it becomes plain text and HTML. */
export interface Letter {
  brand: string;
  subject: string;
  /** Paragraphs with an empty line between. */
  text: string;
  step: { label: string; address: string } | null;
  foot: readonly FootLine[];
}

export interface FootLine {
  text: string;
  address?: string;
}

/** Colors of the site that a mail uses, as in `#B5380F`. */
export interface MailColors {
  accentOnLight: string;
  accentOnDark: string;
}

export function letterText({ text, step, foot }: Letter): string {
  const footText = foot.map((line) =>
    line.address ? `${line.text}:\n${line.address}` : line.text,
  );
  return [
    text,
    ...(step ? [`${step.label}:\n${step.address}`] : []),
    ...(footText.length > 0 ? [['-- ', ...footText].join('\n')] : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}
