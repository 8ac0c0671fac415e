/**
 * The sample app of each example: four steps that it can be tried with, the prompts that ask for it, and the answers
 * of the estimate for a whole one.
 */
export const exampleApps = {
  network: {
    isPlayed: true,
    steps: [
      'Search by a skill.',
      'Choose two people.',
      'Write the brief and send it.',
      'Let an hour pass, and read an answer.',
    ],
    prompts: [
      'A directory of developers: name, place, years of experience and skills. A press on a skill shows the people who have it, a second press shows everybody again.',
      'Let a client choose up to two people, read one brief and send it to both. No account. Say so when nobody is chosen yet.',
      'Show the answers below each other, in the order of the people who were asked. List those who have not answered yet, too.',
    ],
    estimate: {
      work: 'apps',
      audience: 'public',
      pieces: ['accounts', 'editing', 'connections'],
      pace: 'open',
    },
  },
  bakery: {
    isPlayed: true,
    steps: [
      'Put two loaves into the bag.',
      'Pick another pickup time.',
      'Order.',
      'Print the list with your order on it.',
    ],
    prompts: [
      'A page that sells three kinds of bread. Plus and minus fill a bag, and the button shows the sum. What is not baked cannot be ordered: say that it is sold out.',
      'Add three pickup times to choose from. After an order, show its number and the time.',
      'Print one baking list: how many of each loaf, then the bags by pickup time. Leave everything else off the paper.',
    ],
    estimate: { work: 'websites', audience: 'customers', pieces: ['payments'], pace: 'open' },
  },
  inspection: {
    isPlayed: true,
    steps: [
      'Mark a defect.',
      'Mark the other points.',
      'Hand over the report.',
      'Walk to the door, where there is a signal.',
    ],
    prompts: [
      'A checklist for one house. Each point is OK or a defect, and a second press takes the mark away. Keep everything on the tablet.',
      'Hand over a report only when no point is open. Otherwise name the points that are.',
      'Without a signal, keep the report and say so. Send it when there is a signal again.',
    ],
    estimate: { work: 'apps', audience: 'team', pieces: ['accounts'], pace: 'open' },
  },
  stockroom: {
    isPlayed: true,
    steps: [
      'Scan the brake pads: they run low.',
      'Scan three chains, until they run low, too.',
      'Read the order and send it.',
      'Unload the van.',
    ],
    prompts: [
      'A list of spare parts with what is left of each. A scan takes one off the shelf. An empty shelf says that it is empty.',
      'A part that runs low goes on a draft of the order, with as many as fill the shelf.',
      'Never order by yourself. A person reads the draft and sends it, and the counts rise when the van is unloaded.',
    ],
    estimate: { work: 'software', audience: 'team', pieces: ['accounts', 'import'], pace: 'open' },
  },
  courts: {
    isPlayed: true,
    steps: [
      'Book a free hour.',
      'Press it again to cancel: Noor gets it.',
      'Press a booked hour to join the waiting list.',
      'Let somebody cancel: the court is yours.',
    ],
    prompts: [
      'An evening with two courts and three hours each. A press on a free hour books it. Show the share of the fee, and let nobody hold more than one hour.',
      'Add one waiting list. A press on an hour that is taken puts a member on it, a second press takes the member off.',
      'When somebody cancels, give the court to the first in line who may still book, and say who got it.',
    ],
    estimate: {
      work: 'apps',
      audience: 'customers',
      pieces: ['accounts', 'payments'],
      pace: 'open',
    },
  },
  triage: {
    isPlayed: true,
    steps: [
      'Sort the inbox.',
      'Open the urgent mail.',
      'Choose the day that the draft leaves open.',
      'Send the reply.',
    ],
    prompts: [
      'Read each mail and name its topic and whether it is urgent. Urgent mail comes first, and what is answered goes to the end.',
      'Draft an answer from the rules of the store. Where the rules say nothing, leave a blank instead of making something up.',
      'Send nothing by yourself. A person reads the draft, fills the blanks and presses send. Refuse a reply that still has a blank.',
    ],
    estimate: {
      work: 'automation',
      audience: 'team',
      pieces: ['connections', 'assistant'],
      pace: 'open',
    },
  },
} as const;
