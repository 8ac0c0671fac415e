import { paths } from '../../../../shared/paths.ts';

export const courtBooking = {
  id: 'court-booking',
  title: 'Second Serve',
  asked: '“Members ring me at dinner to ask for a court.”',
  description:
    'Court booking for a tennis club with four courts. Members see free slots, split the fee and join a waiting list that fills cancellations by itself.',
  result: 'Members book, pay their share and take over cancellations without a call.',
  image: '/illustrations/portfolio-court-booking.svg',
  darkImage: '/illustrations/portfolio-court-booking-dark.svg',
  alt: 'Booking screen on a phone: a week strip above a grid of four courts and hourly slots, some filled, one selected.',
  tech: ['Vue', 'Firebase', 'Stripe', 'Bolt.new'],
  color: 'sky',
  isSample: true,
  service: paths.serviceApps,
  built: [
    'Members see the week and the four courts, tap a free hour and have it. When two tap the same hour, the second one is told at once and shown the next free court.',
    'Whoever books names the other players, and the app splits the fee. Everybody pays their own share by card.',
    'A full evening has a waiting list. When somebody cancels, the first in line gets the court and a message, and nobody has to ring anybody.',
  ],
  figures: [
    { value: '4', label: 'Courts in one plan of the week' },
    { value: '1', label: 'Waiting list, which fills itself' },
    { value: '0', label: 'Calls that a booking needs' },
  ],
  quote: {
    text: '“The phone is quiet at dinner. People ask the app, and it always knows.”',
    author: 'The secretary of a tennis club',
    role: 'Invented client of a sample project',
  },
} as const;
