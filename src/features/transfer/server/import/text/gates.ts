import { plainText } from './plain-text.ts';

/**
 * Detects gates that kept a text, or a part of it, from the public (security row 81).
 * Gates are returned as sentences; a post with any is imported as a draft, whatever else is chosen.
 */

const gatedTo = (segment: string): string => {
  if (segment === 'status:-free') return 'paying members';
  return segment === 'status:free' ? 'free members' : 'members';
};

/** Each part is bounded, so no text is scanned twice. */
const headingOrMark =
  /<h[1-6]\b[^<>]{0,500}>|<!--\s{0,9}kg-gated-block:begin\b([^\n>]{0,300})|<!--\s{0,9}members-only\s{0,9}-->/gi;
const maxHeadingLength = 300;

function headingAt(html: string, from: number): string {
  const text = html.slice(from, from + maxHeadingLength);
  return plainText(text.split(/<\/h[1-6]/i)[0] ?? '');
}

/** Finds gated blocks and the paywall of Ghost. A block for visitors without an account was public and holds nothing back. */
export function ghostGates(html: string): string[] {
  if (!/kg-gated-block:begin|members-only/i.test(html)) return [];
  const found: string[] = [];
  let headingStart = -1;
  for (const mark of html.matchAll(headingOrMark)) {
    if (/^<h/i.test(mark[0])) {
      headingStart = mark.index + mark[0].length;
      continue;
    }
    const attributes = mark[1];
    if (attributes !== undefined && /\bnonMember:\s?["']?true\b/.test(attributes)) continue;
    const heading = headingStart < 0 ? '' : headingAt(html, headingStart);
    const place = heading ? `under “${heading}”` : 'at its beginning';
    const segment = /\bmemberSegment:\s?["']?([^"'\s]+)/.exec(attributes ?? '')?.[1] ?? '';
    found.push(
      attributes === undefined
        ? `What follows its paywall (${place}) was for members only; it stays a draft.`
        : `A part of it (${place}) was for ${gatedTo(segment)} only; it stays a draft.`,
    );
  }
  return [...new Set(found)];
}

/** `tiers` are the names of the paid tiers that had access. */
export function ghostVisibility(visibility: string, tiers: readonly string[]): string[] {
  switch (visibility) {
    case '':
    case 'public':
      return [];
    case 'members':
      return ['It was for members only and stays a draft.'];
    case 'paid':
      return ['It was for paying members only and stays a draft.'];
    case 'tiers': {
      const named = tiers.length > 0 ? ` (${tiers.join(', ')})` : '';
      return [`It was for members of some tiers only${named} and stays a draft.`];
    }
    default:
      return [`It was not for everybody (visibility "${visibility}") and stays a draft.`];
  }
}

const isSet = (value: string) => !/^(?:|0|no|false|none|all|a:0:\{\})$/i.test(value);

const closingFields: Readonly<Record<string, (value: string) => boolean>> = {
  // Jetpack's newsletters.
  _jetpack_newsletter_access: (value) => isSet(value) && value !== 'everybody',
  _jetpack_memberships_contains_paid_content: isSet,
  _jetpack_memberships_contains_paywalled_content: isSet,
  // Members; Restrict Content Pro; WP-Members; Memberful; Ultimate Member.
  _members_access_role: isSet,
  _is_paid: isSet,
  rcp_access_level: isSet,
  rcp_user_level: isSet,
  rcp_subscription_level: isSet,
  _wpmem_block: isSet,
  wpmem_block: isSet,
  memberful_acl: isSet,
  memberful_available_to_any_registered_user: isSet,
  um_content_restriction: (value) => /"um_accessible";s:1:"[12]"/.test(value),
};

export function isClosingField(key: string, value: string): boolean {
  return Object.hasOwn(closingFields, key) && closingFields[key]?.(value.trim()) === true;
}

export const isKnownToGate = (key: string): boolean => Object.hasOwn(closingFields, key);

const gateName =
  /member(?!s?[-_]?(?:login|sign|regist|profile|list|director))|restrict|premium|paywall|\bpaid|is_paid|subscriber|protect|private|logged[-_]?in|password|patreon|^access$|hide[-_]?content|^(?:s2if|mepr|wlm|ihc|swpm|rcp|pmpro|passster)(?:[-_]|$)/i;

export const isGateName = (name: string): boolean => gateName.test(name);

/** Leaves out the attributes, which may be long. */
const openedBlock = /<!--\s{1,9}wp:([a-z][\w/-]{0,80})/g;

export function blockGates(html: string): string[] {
  const names = [...html.matchAll(openedBlock)].map(([, name = '']) => name).filter(isGateName);
  return [...new Set(names)].map(
    (name) => `What the block ${name} holds was not for everybody; it stays a draft.`,
  );
}
