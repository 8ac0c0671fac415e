import { siteLocale } from '../../../shared/words/site-locale.ts';

/** The word that renews by text message. YES means START at the provider. */
export const renewalKeyword = 'FREE';

/** Returns "December 3, 2026" in the developer's own zone. */
export function dayOfEnd(goodUntil: Date, timeZone: string | null): string {
  return new Intl.DateTimeFormat(siteLocale, {
    dateStyle: 'long',
    timeZone: timeZone ?? 'UTC',
  }).format(goodUntil);
}

interface Ending {
  /** The last day, in words. */
  day: string;
  days: number;
  isOver: boolean;
}

const whatEnds = ({ day, isOver }: Ending) =>
  isOver ? `Your availability ended on ${day}.` : `You are shown as available until ${day}.`;

export const availabilityMessages = {
  sms: (brand: string, ending: Ending) =>
    `${brand}: ${whatEnds(ending)} Reply ${renewalKeyword} for ${ending.days} more days, STOP to get no more texts.`,
  mail: (brand: string, ending: Ending) => ({
    subject: ending.isOver
      ? `${brand}: your availability has ended`
      : `${brand}: your availability ends on ${ending.day}`,
    text: [
      whatEnds(ending),
      '',
      `One press makes it good for ${ending.days} more days. If you do nothing, your profile stays, and nobody reads there that you are free.`,
    ].join('\n'),
    stepLabel: 'I am still free',
  }),
  renewed: (brand: string, day: string) =>
    `${brand}: you are shown as available until ${day}. Reply STOP to get no more texts.`,
};
