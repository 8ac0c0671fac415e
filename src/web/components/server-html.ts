/**
 * Props of an element with static HTML from the server. The browser keeps this HTML and needs no script for it. Only
 * the server passes `html`, by a condition on `import.meta.env.SSR` that the build can see, so the code behind it
 * stays out of the script.
 */
export const serverHtml = (html: string) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html },
});

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
