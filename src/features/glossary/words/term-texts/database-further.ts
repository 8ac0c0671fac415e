import type { TermText } from '../glossary-types.ts';

export const databaseFurtherTexts: readonly TermText[] = [
  {
    slug: 'row-level-security',
    plain:
      'Row-level security is a rule inside the database that says who may see or change which row. The database checks it with every query, even if the app forgets to ask. It matters most where the browser talks to the database directly, as with several hosted backends.',
    example:
      'In a notes app each row has an owner. The rule says that a person sees rows with their own id only. A faulty query in the app returns your notes and never those of a stranger.',
    say: 'Switch on row-level security for every table. Write one policy for each action, deny by default, and write tests in which one user tries to read and change the rows of another.',
    mistakes: [
      'It is switched off during development, and nobody switches it on again.',
      'A policy allows all signed-in people, although it should name the owner.',
    ],
    related: ['authorization', 'least-privilege', 'database'],
  },
  {
    slug: 'n-plus-one',
    plain:
      'The N+1 query is a common cause of slow pages. The app asks for a list with one query and then sends one more query for each line of it. With ten lines nobody notices. With a thousand, the page sends a thousand and one queries.',
    example:
      'Your list shows 200 orders with the name of the customer. The code asks for the orders and then 200 times for a name. One query with a join brings both, and the page opens ten times as fast.',
    say: 'Count the queries that this page sends and look for N+1. Load the related rows in one query, and add a test that fails when the number of queries grows with the list.',
    mistakes: [
      'People put a cache in front of it, so the cause stays.',
      'The fault hides in a component that loads its own data in a list.',
    ],
    related: ['orm', 'index', 'sql'],
  },
  {
    slug: 'backup',
    plain:
      'A backup is a copy of your data in another place, from which you can start again. It protects you from broken disks, from attackers and from your own mistakes. A backup counts only when somebody has restored it once and looked at the result.',
    example:
      'A faulty script empties the table of members at noon. You restore the copy of the night into a second database, compare both, and bring the rows back. Half a day of bookings has to be typed again.',
    say: 'Set up an encrypted backup each night to another provider, keep it for 30 days, and write down step by step how we restore it. Then restore it into an empty database as a trial.',
    mistakes: [
      'The copy stands on the same machine or account as the original.',
      'Nobody has ever tried to restore it.',
    ],
    related: ['database', 'migration', 'encryption'],
  },
  {
    slug: 'foreign-key',
    plain:
      'A foreign key is a column that points at a row of another table, such as the customer of an order. The database checks that this row exists. It also knows what to do when the row is deleted: refuse, delete what depends on it, or empty the pointer.',
    example:
      'An order points at customer 41. Somebody tries to delete that customer. The database refuses, because an order without a customer makes no sense in your books.',
    say: 'Add foreign keys to these tables. Say for each what happens when the row that it points at is deleted, and why. Add an index to each foreign key that we search by.',
    mistakes: [
      'Rows point at something that is gone, because only the app took care of it.',
      'Deleting one row silently deletes thousands, because nobody thought about the rule.',
    ],
    related: ['primary-key', 'relational-database', 'schema'],
  },
  {
    slug: 'pagination',
    plain:
      'Pagination means that a long list is delivered in pieces. The reader gets the first page fast, and asks for more when needed. It protects server and phone from a list that grows each day. The next page should start after the last entry seen, so that nothing appears twice.',
    example:
      'Your activity list has 80,000 lines. The page shows 50 and a button “Load more”. The next 50 start after the last id, even if new lines came in at the top meanwhile.',
    say: 'Deliver this list in pages of 50, newest first, with a cursor instead of an offset. Set an upper limit on the server, and add the index that this order needs.',
    mistakes: [
      'A list has no limit, because there are only ten entries today.',
      'Offsets read and throw away all earlier rows, so late pages get slow.',
    ],
    related: ['api', 'index', 'scaling'],
  },
  {
    slug: 'seed-data',
    plain:
      'Seed data is invented data that fills an empty database, so that you can see and test your app. It should look like real life: long names, empty fields, old dates, many rows. It stands in the repository and can be loaded again at any time.',
    example:
      'A new helper clones the project and loads the seed: five courts, sixty members, two years of bookings. After two minutes they see full pages instead of empty ones.',
    say: 'Write a seed script with realistic invented data, including names with accents, very long texts, missing pictures and 5,000 orders. Running it twice must not double anything, and it must refuse to run in production.',
    mistakes: [
      'Real customer data is copied to laptops for testing.',
      'Three neat rows hide every problem with layout and speed.',
    ],
    related: ['database', 'staging', 'end-to-end-test'],
  },
];
