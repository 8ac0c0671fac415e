/**
 * For what the server writes into the frame and nothing ever changes: it is in the page, so it need not be in a script as
 * well. The browser takes over what is there, and never draws the frame anew. `html` is given on the server alone, by a
 * condition on `import.meta.env.SSR` that the build can see, so that what it is made of stays out of the script.
 */
export const serverHtml = (html: string) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html },
});

/** Text as it stands in HTML. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
