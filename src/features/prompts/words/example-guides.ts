import { eCommerceGuides } from './example-guides/e-commerce.ts';
import type { ExampleGuide } from './example-guides/example-guide.ts';
import { mobileAppGuides } from './example-guides/mobile-apps.ts';
import { webApplicationGuides } from './example-guides/web-applications.ts';

export const exampleGuides: readonly ExampleGuide[] = [
  ...mobileAppGuides,
  ...webApplicationGuides,
  ...eCommerceGuides,
];
