import type { TermText } from '../glossary-types.ts';

export const cloudTexts: readonly TermText[] = [
  {
    slug: 'cloud-computing',
    plain:
      'Cloud computing means that you rent computers by the hour instead of owning them. You get more when you need it and give it back afterwards. The provider looks after buildings, power and disks. You still look after your app, your data and who has access.',
    example:
      'Your ticket app sleeps most of the week and is very busy on Friday at noon. It runs on one small machine and gets five more for an hour. You pay for that hour and not for the week.',
    say: 'Compare three ways to run this app in the cloud for about 500 users a day. List what each includes, what I still have to do myself, and how I set a limit for the bill.',
    mistakes: [
      'Nobody sets a limit for costs, and a fault in a loop becomes expensive.',
      'Everything hangs on one account without a second factor.',
    ],
    related: ['hosting', 'serverless', 'scaling'],
  },
  {
    slug: 'hosting',
    plain:
      'Hosting means that your app lives on a computer that is always on and connected. A host may offer an empty machine, a place for finished files, or a service that takes your repository and does the rest. The simpler the offer, the less you maintain and the less you can change.',
    example:
      'A site of finished pages goes to a host for files and costs little. Your booking app has a server and a database, so it goes to a host that runs both and makes backups.',
    say: 'This app has a Node server and PostgreSQL. Which kinds of hosting fit, and what do I lose with each? Write down the steps for the simplest one, with backups and a custom domain.',
    mistakes: [
      'The database runs on a disk that is emptied with each deployment.',
      'The password of the host is known to one person only.',
    ],
    related: ['deployment', 'domain-name', 'cloud-computing'],
  },
  {
    slug: 'deployment',
    plain:
      'Deployment is the moment when a new version of your app reaches its users. It should be one command or one click, always the same, and it should be possible to go back. Small deployments each day are safer than a large one each month, because less can go wrong at once.',
    example:
      'You merge a change at ten. The tests run, the new version starts beside the former one, answers a health check and takes over. Visitors notice nothing.',
    say: 'Set up a deployment from the main branch. Run the tests first, apply the migrations, start the new version, check its health, and go back by itself when the check fails.',
    mistakes: [
      'Files are copied by hand, and one is forgotten.',
      'The deployment happens on Friday evening, and everybody goes home.',
    ],
    related: ['ci-cd', 'rollback', 'staging', 'hosting'],
  },
  {
    slug: 'serverless',
    plain:
      'Serverless hosting runs your code only when somebody calls it. You upload functions, and the provider starts them, runs many at once and stops them again. You do not look after machines. In return each call starts without memory of the last one and may take a moment to wake up.',
    example:
      'A contact form of a small site calls a function that checks the text and sends a mail. It runs for one second a few times a day, and you pay for these seconds.',
    say: 'Write this as a serverless function. Keep nothing in memory between calls, finish within ten seconds, reuse database connections through a pool, and limit how often one visitor can call it.',
    mistakes: [
      'Each call opens a new database connection until none is left.',
      'Long work is cut off by the time limit of the provider.',
    ],
    related: ['cloud-computing', 'function', 'scaling'],
  },
  {
    slug: 'container',
    plain:
      'A container is a box that holds your program with everything it needs: language, libraries, settings of the system. It runs the same on your laptop and on the server. The recipe for the box is a short file in your repository. Data that must survive stays outside of it.',
    example:
      '“It works on my machine” used to be the start of a long day. Now you build the container once, test it, and send exactly this box to the server.',
    say: 'Write a Dockerfile for this app. Use a small base image with a fixed version, run as an ordinary user, copy no secrets into it, and keep uploads in a volume outside.',
    mistakes: [
      'Secrets are copied into the image, where everybody who gets it can read them.',
      'Data is stored inside the container and disappears with the next version.',
    ],
    related: ['deployment', 'hosting', 'environment-variable'],
  },
  {
    slug: 'cdn',
    plain:
      'A CDN is a network of servers in many cities that keep copies of your files. A visitor gets pictures, styles and pages from the nearest one. That is fast, and it takes load off your server. You decide how long copies may be kept and how they are renewed.',
    example:
      'Your server stands in Frankfurt. A reader in Sydney waited two seconds for each picture. With a CDN the pictures come from Sydney, and only the first reader there waits.',
    say: 'Put a CDN in front of this site. Cache files with a hash in their name for a year, pages for a minute, and never answers with a cookie. Tell me how to empty the cache.',
    mistakes: [
      'Private pages are kept and served to others, because their headers allowed it.',
      'A file is replaced under the same name, and visitors see the old one for days.',
    ],
    related: ['cache', 'hosting', 'scaling'],
  },
  {
    slug: 'ci-cd',
    plain:
      'With continuous integration a machine tests each change before it joins the rest. With continuous delivery each tested change can go live at once. Together they turn releasing from a nervous evening into a habit. The machine does the boring checks each time and never forgets one.',
    example:
      'An AI tool proposes a change. Within minutes the machine reports that the types are right, that one of 300 tests fails and that the build works. You send the message back to the tool.',
    say: 'Set up a pipeline for this repository: linter, types, tests and build for each pull request, and a deployment of the main branch after they pass. Keep secrets in the settings of the service.',
    mistakes: [
      'People get used to a red pipeline and merge anyway.',
      'Tests that fail at random teach everybody to press “run again”.',
    ],
    related: ['unit-test', 'deployment', 'pull-request', 'linter'],
  },
  {
    slug: 'scaling',
    plain:
      'Scaling means that an app keeps its pace while more people use it. You can take a bigger machine or more machines. Before either, find out what is slow: often one query or one large picture uses most of the time, and no machine makes up for it.',
    example:
      'Your class booking opens at noon, and 2,000 people come at once. You measure that one query takes half a second. With an index it takes five milliseconds, and the small machine is enough.',
    say: 'Write a load test that books as 200 people at once. Show me where the time goes, fix the largest part, and measure again. Do not add machines before that.',
    mistakes: [
      'People prepare for millions of users before the tenth has come.',
      'A second machine is added, although files and sessions live on the first one.',
    ],
    related: ['cache', 'load-balancer', 'index', 'cdn'],
  },
  {
    slug: 'environment-variable',
    plain:
      'An environment variable is a setting that a program gets from outside when it starts. The same code runs on your laptop with a test database and on the server with the real one. Secrets such as keys belong there, because code is copied, shared and shown to AI tools.',
    example:
      'Your app reads DATABASE_URL and PAYMENT_KEY. On your laptop they stand in a file named .env that is never committed. On the server they stand in the settings of the host.',
    say: 'Move all keys and addresses into environment variables. Check them at the start and stop with a clear message when one is missing. Add a .env.example without values, and ignore .env in Git.',
    mistakes: [
      'The file .env is committed, and the key stays in the history for ever.',
      'A variable with a public prefix is built into browser code for everyone to read.',
    ],
    related: ['secret', 'api-key', 'deployment'],
  },
];
