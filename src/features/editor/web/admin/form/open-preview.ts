/**
 * Opens a page in a new tab once the text that it shows has reached the server. The tab is opened at once: browsers only allow that
 * while they answer a click.
 */
export async function openPreview(address: string, keep: () => Promise<void>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  await keep();
  if (!tab) return;
  tab.opener = null;
  tab.location.replace(address);
}
