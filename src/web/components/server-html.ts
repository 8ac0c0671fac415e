/**
 * Props of an element whose HTML the server writes into the frame and nothing ever changes. The page has this HTML, so no
 * script needs it as well. The browser takes it over, and never draws the frame anew. Only the server passes `html`, by a
 * condition on `import.meta.env.SSR` that the build can see: the code behind it stays out of the script.
 */
export const serverHtml = (html: string) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html },
});

/** Text as it stands in HTML. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
