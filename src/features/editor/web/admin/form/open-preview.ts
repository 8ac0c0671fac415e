/** Opens the tab at once, because browsers allow it only during a click. Loads the page after the text has reached the server. */
export async function openPreview(address: string, keep: () => Promise<void>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  await keep();
  if (!tab) return;
  tab.opener = null;
  tab.location.replace(address);
}
