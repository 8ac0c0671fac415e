export type ColorToken = 'ember' | 'lagoon' | 'moss' | 'sand' | 'sky';

export type Link = {
  label: string;
  to: string;
};

export type ExternalLink = {
  label: string;
  href: string;
};

/** Sentence with links; the parts are joined as they are, spaces included. */
export type InlineText = readonly (string | Link)[];

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

export type PicturedHero = PageHero & { picture: Picture };

export type CallToAction = {
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

export type FeatureCard = TextCard & {
  features: readonly string[];
  color: ColorToken;
};

export type UseCase = TextCard & {
  industries: readonly string[];
};

export type Service = {
  title: string;
  description: string;
  link: string;
  features: readonly string[];
  deliverables: readonly string[];
  color: ColorToken;
};

export type Testimonial = {
  quote: string;
  author: string;
  role: string;
  rating: 1 | 2 | 3 | 4 | 5;
};

export type TestimonialSection = SectionHeading & {
  sampleNote: string | null;
  ratingLabel: string;
  items: readonly Testimonial[];
};

export type Step = {
  step: number;
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
