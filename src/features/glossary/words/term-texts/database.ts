import type { TermText } from '../glossary-types.ts';

export const databaseTexts: readonly TermText[] = [
  {
    slug: 'database',
    plain:
      'A database is a filing office with a very strict clerk. It stores records in order, finds one among millions, and lets many people work at once without mixing up their changes. What you put in is still there after a power cut.',
    example:
      'Your club app keeps members, courts and bookings. When two people want the same hour, the database accepts one booking and refuses the second, even if both press the button in the same moment.',
    say: 'Propose tables for members, courts and bookings. Add a rule in the database that forbids two bookings of one court at the same time, and explain it in plain words.',
    mistakes: [
      'Rules stand only in the app, so a second program or a race breaks them.',
      'Nobody makes backups until the first day on which one is needed.',
    ],
    related: ['relational-database', 'schema', 'sql', 'backup'],
  },
  {
    slug: 'sql',
    plain:
      'SQL is the language in which you talk to a relational database. You say what you want and not how to find it: which columns, from which tables, under which condition, in which order. SELECT reads, INSERT adds, UPDATE changes and DELETE removes.',
    example:
      '“Which members have not booked since spring?” becomes one query that joins members with bookings and keeps those without a recent one. The answer is a list that you can mail.',
    say: 'Write a query for this question. Explain it line by line, use parameters for all values, and show me first how many rows an UPDATE or DELETE would touch.',
    mistakes: [
      'UPDATE or DELETE without a condition changes every row of the table.',
      'Values are glued into the text of a query, which opens the door to SQL injection.',
    ],
    related: ['relational-database', 'sql-injection', 'index'],
  },
  {
    slug: 'relational-database',
    plain:
      'A relational database keeps data in tables. Each row is one thing, each column one fact about it, and keys connect the tables. A fact stands in one place only, so it cannot contradict itself. It is a safe first choice for most apps.',
    example:
      'Orders do not repeat the address of the customer. They hold the key of the customer, and the address stands in one row. When somebody moves, you change one line.',
    say: 'Design the tables for this app in PostgreSQL. Give each a primary key, connect them with foreign keys, and say for each table which questions we will ask it most.',
    mistakes: [
      'Lists are squeezed into one text column, separated by commas, and cannot be searched.',
      'The same fact is copied into several tables, and the copies drift apart.',
    ],
    related: ['database', 'primary-key', 'foreign-key', 'nosql'],
  },
  {
    slug: 'nosql',
    plain:
      'NoSQL is a name for databases without fixed tables. Some store documents, some pairs of key and value, some networks of things. They bend easily when records differ, and some spread over many machines well. In return you often give up joins and strict rules.',
    example:
      'Your app collects answers to surveys, and each survey asks other questions. A document database stores each answer as it came. Accounts and payments stay in relational tables.',
    say: 'Compare a relational and a document database for this data. List the five questions that we ask most often and show each as a query in both. Then recommend one.',
    mistakes: [
      'People choose it because tables seem old, and rebuild joins by hand afterwards.',
      'Without a schema each version of the app writes another shape, and reading has to know all of them.',
    ],
    related: ['database', 'relational-database', 'json'],
  },
  {
    slug: 'schema',
    plain:
      'A schema is the floor plan of your data: which tables exist, which columns they have, of which type, and what must be true. A good plan makes wrong data impossible. It is also the best thing to show to an AI tool, because it says what your app is about.',
    example:
      'The schema of a clinic says that each appointment has a patient, a room, a start and an end, and that the end is after the start. No bug in a form can store anything else.',
    say: 'Here is our schema. Before you write code, tell me what you would have to change for recurring appointments, and which rules the database should check by itself.',
    mistakes: [
      'Everything is an optional text, so empty and wrong values get in.',
      'People change the schema by hand on the live system, and nobody can repeat it.',
    ],
    related: ['migration', 'relational-database', 'type-system'],
  },
  {
    slug: 'primary-key',
    plain:
      'A primary key is the number plate of a row. It is unique, it never changes, and other tables use it to point at the row. It should carry no meaning: a mail address looks unique until somebody gets a new one.',
    example:
      'Two members are called Kim Lee and share a phone. Their rows have the keys 41 and 97, so bookings, payments and messages never mix them up.',
    say: 'Give each table a primary key without meaning. Use random ids where the key appears in an address that strangers see, and add a unique rule for mail addresses apart from it.',
    mistakes: [
      'A name or mail address serves as the key, and every change of it breaks links.',
      'Keys that count up stand in public addresses, so people can try the next number and see how many there are.',
    ],
    related: ['foreign-key', 'relational-database', 'index'],
  },
  {
    slug: 'index',
    plain:
      'An index of a database is like the index of a book. Without it, the database reads every page to find a word. With it, it jumps to the right ones. Each index takes space and makes writing a little slower, so you add those that your questions need.',
    example:
      'Looking up orders by customer takes three seconds with a million rows. You add an index on the customer column, and it takes a few milliseconds.',
    say: 'This query is slow. Show me its plan, explain which table is read in full, and propose one index for it. Compare the time before and after with realistic data.',
    mistakes: [
      'An index is added for every column, and each save has to update all of them.',
      'Speed is tested with ten rows, where everything is fast.',
    ],
    related: ['sql', 'n-plus-one', 'primary-key'],
  },
  {
    slug: 'migration',
    plain:
      'A migration is a small program that changes the structure of a database, such as adding a column. Migrations stand in the repository in their order. Each copy of the app, on your laptop and on the server, runs those that it lacks and ends with the same structure.',
    example:
      'You add a middle name to members. The migration adds an empty column, the new version of the app fills it, and the former version goes on working until everybody has the new one.',
    say: 'Write a migration for this change that keeps all data and works while the former version still runs. Say how long it locks the table, and how we go back.',
    mistakes: [
      'A column is renamed in one step, and the running version fails at once.',
      'A migration that ran already is edited instead of adding a new one.',
    ],
    related: ['schema', 'deployment', 'rollback', 'backup'],
  },
  {
    slug: 'transaction',
    plain:
      'A transaction puts several changes into one envelope. Either all of them happen or none does, whatever fails in between. Others see the state before or the state after, and never half of it. It is how money does not vanish between two accounts.',
    example:
      'A booking takes the seat, creates the invoice and writes a line in the history. If the invoice fails, the seat is free again, and the history says nothing.',
    say: 'Put these three writes into one transaction. Do not call other services or send mail inside it. Tell me what happens when two people do this at the same time.',
    mistakes: [
      'Mail is sent inside the transaction, and then the transaction fails.',
      'Long transactions keep rows locked, and everybody else waits.',
    ],
    related: ['database', 'relational-database', 'bug'],
  },
  {
    slug: 'orm',
    plain:
      'An ORM lets your program use rows of a database as ordinary objects, without writing SQL for each question. It knows your schema, so your editor can check names and types. For hard questions you still write SQL, and you should be able to read what the ORM sends.',
    example:
      'Instead of a query your code says: find the member with this mail address and their last five bookings. The ORM writes the SQL, and the editor knows that a booking has a date.',
    say: 'Use our ORM for this list. Choose only the columns that the page shows, load related rows in one go, and show me the SQL that it sends.',
    mistakes: [
      'The ORM loads related rows one by one inside a loop, and the page sends hundreds of queries.',
      'Whole records are loaded and sent to the browser, private fields included.',
    ],
    related: ['sql', 'n-plus-one', 'schema'],
  },
];
