import { e164Needed, isE164 } from '../text/e164.ts';
import { contentKind } from './kind.ts';
import { fill } from './texts/fill.ts';
import { titleSuffixOf } from './texts/title-suffix.ts';

/** Identity of the site. Texts of all kinds name it by `{brand}`, `{phone}` and the other names of `identityFillings`. */
export const identityKind = contentKind({
  name: 'identity',
  title: 'Name, logo and contact',
  intro:
    'Other texts take these from here: {brand} and {product} stand for the names, {phone} and {smsKeyword} for the number and the word to send there.',
  hasFacts: false,
  places: [],
  labels: {
    product: 'Name of the service in a sentence',
    productTitle: 'Name of the service, capitalized',
    brand: 'Name of the site',
    defaultTitle: 'Title of the home page',
    defaultDescription: 'Description for search engines',
    defaultKeywords: 'Keywords',
    authorName: 'Author of posts',
    e164: 'Number with + and country code',
    display: 'Number as people read it',
    smsKeyword: 'Word to send',
    logo: 'Logo, in place of the drawing beside the name',
    hasNameInLogo: 'The logo contains the name',
    socialLinks: 'Social profiles',
    url: 'Address',
    person: 'Person at the end of pages',
    legalEntity: 'Legal name and address of who runs the site',
  },
  uploaded: ['logo'],
  choices: { icon: ['x', 'github', 'linkedin', 'youtube'] },
  check: ({ phone }) =>
    isE164(phone.e164) ? [] : [{ path: ['phone', 'e164'], message: e164Needed }],
  release: {
    product: 'vibecode',
    productTitle: 'Vibecode',
    brand: 'vibecode.land',
    defaultTitle: '{brand} - Professional Vibecode Development Services',
    defaultDescription:
      'Professional vibecode development: websites, apps, software, AI automation and training, plus free guides, a glossary, tool comparisons and a network of developers.',
    defaultKeywords: [
      'vibecode',
      'vibecoding',
      'AI app building',
      'AI development services',
      'learn vibecoding',
    ],
    authorName: 'The {brand} team',
    /** From the range reserved for fiction (NANP 555-01XX). */
    phone: { e164: '+16125550142', display: '(612) 555-0142', smsKeyword: 'VIBE' },
    logo: '',
    hasNameInLogo: false,
    /** Fictional, until the owner names somebody. */
    person: {
      name: 'Robin Maddox',
      role: 'Founder (sample)',
      picture: {
        src: '/illustrations/person.svg',
        alt: 'Drawing of the founder, who looks at you: dark hair to the chin, a red sweater, a window with hills behind.',
      },
    },
    /** Privacy and terms name it once it is set. */
    legalEntity: null as string | null,
    copyright: '© 2024 {brand}. All rights reserved.',
    /** The footer shows plain icons until `url` is set. */
    socialLinks: [
      { name: 'X', icon: 'x', url: null },
      { name: 'GitHub', icon: 'github', url: null },
      { name: 'LinkedIn', icon: 'linkedin', url: null },
      { name: 'YouTube', icon: 'youtube', url: null },
    ],
  },
});

export type Identity = (typeof identityKind)['release'];

export function identityFillings(identity: Identity) {
  const { brand, product, productTitle, phone } = identity;
  return {
    ...{ brand, product, productTitle, titleSuffix: titleSuffixOf(identity) },
    ...{ phone: phone.display, phoneNumber: phone.e164, smsKeyword: phone.smsKeyword },
    defaultTitle: fill(identity.defaultTitle, { brand }),
    defaultDescription: identity.defaultDescription,
    authorName: fill(identity.authorName, { brand }),
  };
}
