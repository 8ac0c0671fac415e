export type ColorToken = 'ember' | 'lagoon' | 'moss' | 'sand' | 'sky';

export type Link = {
  label: string;
  to: string;
};

export type ExternalLink = {
  label: string;
  href: string;
};

export type ToastText = { title: string; description: string };

export type PageMeta = {
  title: string;
  description: string;
  keywords: readonly string[];
};

export type SectionHeading = {
  /** Used in the hero and in at most one more section of a page. */
  eyebrow?: string;
  title: string;
  intro: string;
};

export type PageHero = SectionHeading & {
  eyebrow: string;
  actions: readonly Link[];
};

/** Forms of the last part of a page. */
export const endings = ['question', 'station', 'person', 'none'] as const;

export type Ending = {
  ending: (typeof endings)[number];
  title: string;
  text: string;
  actions: readonly Link[];
};

export type TextInvitation = {
  title: string;
  text: string;
  link: ExternalLink;
  note: string;
};

/** `src` is an origin-relative address of a file in `public/`. */
export type Picture = {
  src: string;
  darkSrc?: string;
  alt: string;
};

export type TextCard = {
  title: string;
  description: string;
};

export type Testimonial = {
  quote: string;
  author: string;
  role: string | null;
  /** 1 to 5. */
  rating: number;
};

export type TestimonialSection = SectionHeading & {
  sampleNote: string | null;
  items: readonly Testimonial[];
};

export type Step = {
  title: string;
  description: string;
  action?: Link;
};

export type Statistic = {
  value: string;
  label: string;
  color: ColorToken;
};

export type StatisticSection = {
  items: readonly Statistic[];
  sampleNote: string | null;
};

export type CheckedDate = {
  label: string;
  /** Year and month, for the `datetime` attribute of a time element. */
  dateTime: string;
};
