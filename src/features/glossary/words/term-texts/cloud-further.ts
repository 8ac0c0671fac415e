import type { TermText } from '../glossary-types.ts';

export const cloudFurtherTexts: readonly TermText[] = [
  {
    slug: 'staging',
    plain:
      'Staging is a dress rehearsal: a copy of your app with its own database that looks like the real one and has no real users. You try a new version there first. It should be as similar to production as possible, with invented data and test keys.',
    example:
      'You change how invoices are numbered. On staging you create twenty invoices, look at the PDF and find that the year is missing. No customer has seen it.',
    say: 'Set up a staging environment from the same configuration as production, with its own database, test keys for payment and mail, a visible banner, a password, and a rule that keeps search engines out.',
    mistakes: [
      'Staging sends mail to real customers, because it uses the real key.',
      'It differs so much from production that success there proves little.',
    ],
    related: ['deployment', 'seed-data', 'end-to-end-test', 'rollback'],
  },
  {
    slug: 'rollback',
    plain:
      'A rollback brings the former version back when a new one misbehaves. It should take minutes and need no courage. Going back with code is easy when the former version is kept. Going back with data needs a plan, because people have used the new version meanwhile.',
    example:
      'After a release the sign-in fails for some phones. You choose the former version in the list of your host, and after a minute everybody can sign in. The search for the cause starts afterwards.',
    say: 'Before we release this, write down how we roll back: which command, how long it takes, and what happens to data that the new version wrote. Try it on staging.',
    mistakes: [
      'A migration deletes a column, and the former version cannot run any more.',
      'People repair the live system in a hurry instead of going back first.',
    ],
    related: ['deployment', 'migration', 'feature-flag', 'backup'],
  },
  {
    slug: 'object-storage',
    plain:
      'Object storage is a warehouse for files: pictures, videos, backups. You put a file in under a name and get it by that name. It grows without end, and many servers can use it. It is not a database and not a disk: you cannot change a part of a file or search in it.',
    example:
      'Members upload portraits. Your server checks size and type, makes a small copy and puts both into object storage. The database keeps only the names.',
    say: 'Store uploads in object storage. Check type and size on the server, give files random names, keep the bucket private, and hand out links that end after ten minutes.',
    mistakes: [
      'A bucket is public by mistake, and invoices can be read by everybody.',
      'Uploads stay on the disk of the server and are gone after the next deployment.',
    ],
    related: ['hosting', 'cdn', 'backup'],
  },
  {
    slug: 'monitoring',
    plain:
      'Monitoring watches your app while you sleep. It measures whether it answers, how fast, and how many errors there are, and it calls you when a limit is passed. Good alarms are rare and mean work. The aim is to know about trouble before your users write to you.',
    example:
      'At two in the morning the disk is almost full. An alarm rings at 80 percent. You delete old logs in the morning, and nobody has noticed anything.',
    say: 'Add a health check that also asks the database, a check from outside each minute, and alarms for errors, slow answers, full disks and failed jobs. Say for each what I should do.',
    mistakes: [
      'So many alarms ring that everybody mutes them.',
      'The check only asks if the server runs, while the sign-in has been broken for hours.',
    ],
    related: ['logging', 'http-status-code', 'deployment'],
  },
  {
    slug: 'cron-job',
    plain:
      'A cron job is work that starts by the clock: each night, each hour, on the first of the month. Nobody watches it, so it has to report when it fails. It should be safe to run twice, because sooner or later it will.',
    example:
      'Each morning at six a job looks for bookings of the next day and sends one reminder for each. A mark on the booking says that it was sent, so that a second run sends nothing.',
    say: 'Write a job that runs each day at six in the time zone of the club. It must be safe to run twice, continue after an error with the next booking, and report how many it did.',
    mistakes: [
      'A job stops, and nobody notices for weeks.',
      'Two servers run the same job, and everybody gets the mail twice.',
    ],
    related: ['webhook', 'monitoring', 'logging'],
  },
  {
    slug: 'feature-flag',
    plain:
      'A feature flag is a switch in your app. Code for a new feature is already there, and the switch decides who sees it: nobody, you, ten percent, everybody. You can release in calm and switch off in seconds. Each flag is also a second path through your code, so it should go when it has served.',
    example:
      'The new checkout is live, and only your own account sees it. After two days you open it for a tenth of the customers, compare orders and open it for all.',
    say: 'Put the new checkout behind a feature flag that the server reads. It is off by default. Test both paths, and list the code that we remove when the flag goes.',
    mistakes: [
      'Old flags stay for years, and nobody knows which combinations work.',
      'The flag hides a button, but the server still accepts the request.',
    ],
    related: ['deployment', 'rollback', 'staging'],
  },
  {
    slug: 'load-balancer',
    plain:
      'A load balancer stands in front of several copies of your app and hands each request to one of them. When a copy fails its health check, it gets no more requests. That way an app survives a broken machine and can be renewed without a pause.',
    example:
      'Two copies of your shop run side by side. You update the first while the second serves everybody, then the other way round. No visitor sees an error.',
    say: 'Prepare this app for two copies behind a load balancer. Find everything that lives in the memory or on the disk of one copy: sessions, uploads, jobs, limits. Move each to a shared place.',
    mistakes: [
      'Sessions live in the memory of one copy, and people are signed out at random.',
      'The health check says yes although the database is unreachable.',
    ],
    related: ['scaling', 'monitoring', 'session'],
  },
];
