/** Names of the theme colors that data may ask for; the theme decides what they look like. */
export type ColorToken = 'ember' | 'lagoon' | 'moss' | 'sand' | 'sky';

/** A link inside the site; `to` comes from `paths`. */
export type Link = {
  label: string;
  to: string;
};

/** A link that leaves the site or hands over to another application (`https:`, `sms:`). */
export type ExternalLink = {
  label: string;
  href: string;
};

/** A sentence with links inside it; the parts are joined as they stand, spaces included. */
export type InlineText = readonly (string | Link)[];

export type ToastText = { title: string; description: string };

/** Input of the metadata helper for one page. */
export type PageMeta = {
  title: string;
  description: string;
  keywords: readonly string[];
};

/** The words above a section of a page. */
export type SectionHeading = {
  /** In the opening, and in at most one more section of a page. */
  eyebrow?: string;
  title: string;
  intro: string;
};

/** The opening of a page; `title` is its only first-level heading. */
export type PageHero = SectionHeading & {
  eyebrow: string;
  actions: readonly Link[];
};

/** An opening with a picture that shows what the page is about. */
export type PicturedHero = PageHero & { picture: Picture };

/** The closing invitation of a page. */
export type CallToAction = {
  title: string;
  text: string;
  actions: readonly Link[];
};

/** An invitation to send a text message; `link` opens the visitor's messaging application. */
export type TextInvitation = {
  title: string;
  text: string;
  link: ExternalLink;
  note: string;
};

/** `src` is an origin-relative address of a file in `public/`. */
export type Picture = {
  src: string;
  /** The same in the colors of the dark scheme. */
  darkSrc?: string;
  alt: string;
};

/** A title with one or two sentences. */
export type TextCard = {
  title: string;
  description: string;
};

/** A text card with short points under it. */
export type FeatureCard = TextCard & {
  features: readonly string[];
  color: ColorToken;
};

/** A use case with the industries it fits. */
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
  /** Whole stars, 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5;
};

/** Testimonials. */
export type TestimonialSection = SectionHeading & {
  /** Says that they are samples; null once they are real. */
  sampleNote: string | null;
  ratingLabel: string;
  items: readonly Testimonial[];
};

export type Step = {
  step: number;
  title: string;
  description: string;
  /** Absent where a step only describes what happens. */
  action?: Link;
};

export type Statistic = {
  value: string;
  label: string;
  color: ColorToken;
};

/** Figures side by side. */
export type StatisticSection = {
  items: readonly Statistic[];
  /** Says that they are samples; null once they are measured. */
  sampleNote: string | null;
};

/** When a fact that moves was last compared with its source. */
export type CheckedDate = {
  label: string;
  /** Year and month, as the `datetime` attribute of a time element wants it. */
  dateTime: string;
};
