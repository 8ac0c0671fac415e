import { paths } from '../../../../shared/paths.ts';

export const bakeryPreorder = {
  id: 'bakery-preorder',
  title: 'Morning Loaf',
  asked:
    '“A pre-order page for my bakery. I want one baking list at 3 am, not forty text messages.”',
  description:
    'Pre-orders for a neighborhood bakery. Customers pick bread and a pickup time before 8 pm, and the bakers get one baking list at 3 am instead of forty text messages.',
  result: 'One list, printed once a night, in place of a phone full of messages.',
  image: '/illustrations/portfolio-bakery-preorder.svg',
  darkImage: '/illustrations/portfolio-bakery-preorder-dark.svg',
  alt: 'Phone screen of a bakery app: three loaves with prices and plus buttons, a pickup time of 7:30 and an order button at the bottom.',
  tech: ['Next.js', 'Supabase', 'Stripe', 'v0'],
  color: 'sand',
  isSample: true,
  service: paths.serviceWebsites,
  built: [
    'Customers open the page on their phone, put bread into a basket, choose a pickup time and pay. Orders for the next morning close at 8 pm; after that the page takes orders for the day after.',
    'At 3 am the app adds everything up and prints one list: how many of each loaf, then the bags by pickup time. Nobody has to open an app to bake.',
    'Delivery, loyalty points and accounts are left out. A name and a phone number are enough to hand over a bag of bread.',
  ],
  figures: [
    { value: '1', label: 'Baking list a night' },
    { value: '40', label: 'Text messages that it replaces' },
    { value: '8 pm', label: 'Last order for the next morning' },
  ],
  quote: {
    text: '“I read one sheet of paper and heat the oven. My phone stays in my coat.”',
    author: 'A baker',
    role: 'Invented client of a sample project',
  },
} as const;
