import { Fragment } from 'react';

/** Web addresses as people type them. Invisible characters end one, since they may hide where it leads. */
const addresses = /https?:\/\/[^\s<>"\p{C}]+/giu;
const closingSigns = /[.,;:!?'*_~…)\]}»”’]$/u;
const openingOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Signs at the end belong to the sentence, except a bracket that the address itself opens. */
function withoutSentenceEnd(address: string): string {
  const counts = new Map<string, number>();
  for (const sign of address) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const count = (sign: string) => counts.get(sign) ?? 0;
  let end = address.length;
  for (;;) {
    const last = address[end - 1] ?? '';
    const opening = openingOf[last];
    if (!closingSigns.test(last) || (opening && count(opening) >= count(last))) break;
    counts.set(last, count(last) - 1);
    end -= 1;
  }
  return address.slice(0, end);
}

function isAddress(text: string): boolean {
  try {
    const { hostname, username, password } = new URL(text);
    // "https://bank.example@evil.example" reads as the bank.
    return hostname.includes('.') && username + password === '';
  } catch {
    return false;
  }
}

/**
 * A text that somebody else typed, with its web addresses as links. A link shows the whole address, so nobody is led elsewhere
 * than they read. Nothing is fetched.
 */
export function LinkedText({ children: text }: { children: string }) {
  const parts: { from: number; address: string }[] = [];
  for (const { index, 0: found } of text.matchAll(addresses)) {
    const address = withoutSentenceEnd(found);
    if (isAddress(address)) parts.push({ from: index, address });
  }
  let at = 0;
  return (
    <>
      {parts.map(({ from, address }) => {
        const before = text.slice(at, from);
        at = from + address.length;
        return (
          <Fragment key={from}>
            {before}
            <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
              {address}
            </a>
          </Fragment>
        );
      })}
      {text.slice(at)}
    </>
  );
}
