import { paths } from '../../../../shared/paths.ts';

export const stockroom = {
  id: 'stockroom',
  title: 'Stockroom',
  asked: '“Three shops, one spreadsheet, and the brake pads are always gone on Saturday.”',
  description:
    'Spare-parts inventory for three bike shops. Staff scan a shelf label to count, the app notices what runs low and drafts the order for the supplier.',
  result: 'What runs low is on an order before it runs out.',
  image: '/illustrations/portfolio-stockroom.svg',
  darkImage: '/illustrations/portfolio-stockroom-dark.svg',
  alt: 'Inventory dashboard in a browser window: a table of bike parts with stock bars, two of them low, beside a small bar chart of weekly use.',
  tech: ['React', 'Node.js', 'PostgreSQL', 'Replit Agent'],
  color: 'ember',
  isSample: true,
  service: paths.serviceSoftware,
  built: [
    'Every shelf has a label. Staff point a phone at it, type what they count and walk on. Two people can count the same shop at the same time.',
    'The app knows how many brake pads a shop uses in a week and how long the supplier takes. A part is marked as low when what is left will not last until the next delivery.',
    'Low parts collect in a draft order for each supplier. Somebody reads it, changes what they know better and sends it: the app never buys anything by itself.',
  ],
  figures: [
    { value: '3', label: 'Shops in one list of parts' },
    { value: '1', label: 'Draft order for each supplier' },
    { value: '0', label: 'Orders that nobody has read' },
  ],
} as const;
