interface OpenableTool {
  name: string;
  addressWith(encodedPrompt: string): string;
}

/**
 * Tools whose documentation says which address takes a prompt. Bolt, v0, ChatGPT and Claude are said to have one too, but their
 * documentation does not name it, and Replit's takes compressed text only.
 */
const openableTools: readonly OpenableTool[] = [
  {
    name: 'Lovable',
    // https://docs.lovable.dev/integrations/build-with-url
    addressWith: (prompt) => `https://lovable.dev/?autosubmit=true#prompt=${prompt}`,
  },
  {
    name: 'Cursor',
    // https://cursor.com/docs/reference/deeplinks
    addressWith: (prompt) => `https://cursor.com/link/prompt?text=${prompt}`,
  },
];

/** Servers need not take longer addresses (RFC 9110, section 4.1). */
const longestAddress = 8_000;

export interface OpenLink {
  tool: string;
  href: string;
}

/** Links that open a prompt in a tool. None for a prompt that is too long for an address. */
export function openLinks(prompt: string): readonly OpenLink[] {
  const encoded = encodeURIComponent(prompt);
  return openableTools
    .map(({ name, addressWith }) => ({ tool: name, href: addressWith(encoded) }))
    .filter(({ href }) => href.length <= longestAddress);
}
