export const remarkKey = 'Control+Alt+M';

export function isRemarkKey(event: {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}): boolean {
  // With Option, Macs write another letter.
  const isLetter = event.key.toLowerCase() === 'm' || event.key === 'µ';
  return isLetter && event.altKey && (event.ctrlKey || event.metaKey);
}
