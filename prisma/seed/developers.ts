/** A developer of the demo. Everybody here is made up; numbers are from the range reserved for fiction (555-01XX). */
export interface SeedDeveloper {
  phoneNumber: string;
  developerName: string;
  bio: string;
  country: string;
  state: string;
  /** ISO date, or null for a developer who keeps it out. */
  birthDate: string | null;
  yearStartedCoding: number | null;
  profilePhotoUrl: string;
  /** Days between joining and the seeding of the demo. */
  joinedDaysAgo: number;
  projects: readonly SeedProject[];
}

export interface SeedProject {
  title: string;
  /** Its name in the address of its page. */
  slug: string;
  category: string;
  story: string;
  projectLink: string;
  builtWith: readonly string[];
}

const link = (name: string) => `https://${name}.example.com`;
const photo = (number: number) => `/avatars/${String(number).padStart(2, '0')}.svg`;
const unitedStates = (state: string) => ({ country: 'United States', state });
const elsewhere = (country: string) => ({ country, state: '' });

/** Newest first, as the directory shows them. */
export const seedDevelopers: readonly SeedDeveloper[] = [
  {
    phoneNumber: '+16125550101',
    developerName: 'Marit Lindqvist',
    bio: 'Booking sites for small venues: saunas, bike workshops, a bowling alley. I sketch on paper first, prompt second and test with the person at the front desk.',
    ...unitedStates('Minnesota'),
    birthDate: '1988-03-14',
    yearStartedCoding: 2011,
    profilePhotoUrl: photo(8),
    joinedDaysAgo: 4,
    projects: [
      {
        title: 'Steam & Pine',
        slug: 'steam-pine',
        category: 'Website',
        story:
          'A sauna on the lake took bookings by voicemail. Now guests pick a slot, pay and get the door code by text. The owner changes prices herself.',
        projectLink: link('steam-and-pine'),
        builtWith: ['Lovable', 'Supabase', 'Stripe'],
      },
      {
        title: 'Lane Seven',
        slug: 'lane-seven',
        category: 'Web App',
        story:
          'Lane booking for a bowling alley with league nights. The tricky part was Tuesdays: nobody could explain the rules until we drew them.',
        projectLink: link('lane-seven'),
        builtWith: ['Cursor', 'Next.js'],
      },
    ],
  },
  {
    phoneNumber: '+14155550102',
    developerName: 'Theo Okonjo',
    bio: 'Former line cook, now building the tools I wished for in the kitchen. Inventory, prep lists, allergen sheets.',
    ...unitedStates('California'),
    birthDate: '1993-11-02',
    yearStartedCoding: 2021,
    profilePhotoUrl: photo(12),
    joinedDaysAgo: 11,
    projects: [
      {
        title: 'Prep List',
        slug: 'prep-list',
        category: 'Mobile App',
        story:
          'The morning list writes itself from last week’s covers and what is left in the walk-in. Three kitchens use it; one printed it and taped it to the wall, which is fine too.',
        projectLink: link('prep-list'),
        builtWith: ['Bolt.new', 'Expo'],
      },
    ],
  },
  {
    phoneNumber: '+12125550103',
    developerName: 'Ines Carvalho',
    bio: 'Interface designer who ships. I care about forms more than about landing pages, because forms are where people give up.',
    ...elsewhere('Portugal'),
    birthDate: null,
    yearStartedCoding: 2009,
    profilePhotoUrl: photo(14),
    joinedDaysAgo: 19,
    projects: [
      {
        title: 'Formulário',
        slug: 'formulario',
        category: 'Web App',
        story:
          'Residence permits in seven steps instead of one endless page. Drafts are kept, mistakes are explained where they happen.',
        projectLink: link('formulario'),
        builtWith: ['v0', 'React', 'PostgreSQL'],
      },
      {
        title: 'Paper Prototype Kit',
        slug: 'paper-prototype-kit',
        category: 'Website',
        story: 'Printable widgets for workshops with people who do not want to look at a screen.',
        projectLink: '',
        builtWith: ['Claude Artifacts'],
      },
    ],
  },
  {
    phoneNumber: '+13125550104',
    developerName: 'Dev Ramanathan',
    bio: 'Backend person. I move spreadsheets that run companies into databases, slowly, one column at a time, without anybody losing a day.',
    ...unitedStates('Illinois'),
    birthDate: '1979-07-21',
    yearStartedCoding: 1998,
    profilePhotoUrl: photo(1),
    joinedDaysAgo: 28,
    projects: [
      {
        title: 'Ledger Lift',
        slug: 'ledger-lift',
        category: 'Automation',
        story:
          'Nineteen linked workbooks of a freight forwarder became one PostgreSQL schema. Both ran side by side for a month until nobody opened the old ones.',
        projectLink: '',
        builtWith: ['Cursor', 'PostgreSQL', 'Python'],
      },
      {
        title: 'Night Import',
        slug: 'night-import',
        category: 'Automation',
        story:
          'Bank statements in eleven formats, read every night, with a morning e-mail about what looked odd.',
        projectLink: link('night-import'),
        builtWith: ['GitHub Copilot', 'Python'],
      },
      {
        title: 'Column Diff',
        slug: 'column-diff',
        category: 'AI Tool',
        story:
          'Shows what changed between two versions of a spreadsheet, in sentences a bookkeeper would use.',
        projectLink: link('column-diff'),
        builtWith: ['Claude Artifacts', 'TypeScript'],
      },
    ],
  },
  {
    phoneNumber: '+16475550105',
    developerName: 'Amélie Tremblay',
    bio: 'Teaching assistants, quizzes and reading helpers. Bilingual by default: every app I build speaks French and English from day one.',
    ...elsewhere('Canada'),
    birthDate: '1995-01-30',
    yearStartedCoding: 2016,
    profilePhotoUrl: photo(2),
    joinedDaysAgo: 37,
    projects: [
      {
        title: 'Lis avec moi',
        slug: 'lis-avec-moi',
        category: 'Mobile App',
        story:
          'Children read aloud, the app listens and points at the word they stumbled over. Built with two teachers and one very honest seven-year-old.',
        projectLink: link('lis-avec-moi'),
        builtWith: ['Replit Agent', 'React Native'],
      },
    ],
  },
  {
    phoneNumber: '+17185550106',
    developerName: 'Kofi Mensah',
    bio: 'I build for slow phones and patchy networks. If it does not work on a bus between Kumasi and Tamale, it does not ship.',
    ...elsewhere('Ghana'),
    birthDate: '1990-09-09',
    yearStartedCoding: 2012,
    profilePhotoUrl: photo(20),
    joinedDaysAgo: 52,
    projects: [
      {
        title: 'Market Day',
        slug: 'market-day',
        category: 'Mobile App',
        story:
          'Farm-gate prices for shea and maize, kept offline, refreshed whenever there is a signal. The whole app is smaller than one photo.',
        projectLink: link('market-day'),
        builtWith: ['Bolt.new', 'SQLite'],
      },
      {
        title: 'Trotro Times',
        slug: 'trotro-times',
        category: 'Web App',
        story:
          'Departure boards drawn from what drivers text in. Plain HTML, no framework, loads in a second.',
        projectLink: link('trotro-times'),
        builtWith: ['Cursor', 'Node.js'],
      },
    ],
  },
  {
    phoneNumber: '+15125550107',
    developerName: 'Savannah Reyes',
    bio: 'E-commerce for makers. Candles, saddles, hot sauce: I have shipped a shop for each of them this year.',
    ...unitedStates('Texas'),
    birthDate: '1991-05-17',
    yearStartedCoding: 2014,
    profilePhotoUrl: photo(18),
    joinedDaysAgo: 61,
    projects: [
      {
        title: 'Copper Saddle',
        slug: 'copper-saddle',
        category: 'E-commerce',
        story:
          'Made-to-measure saddles, ordered with eleven photographs of a horse. The upload page took longer to get right than the checkout.',
        projectLink: link('copper-saddle'),
        builtWith: ['Lovable', 'Stripe', 'Supabase'],
      },
      {
        title: 'Seven Peppers',
        slug: 'seven-peppers',
        category: 'E-commerce',
        story:
          'Hot sauce subscriptions with a heat scale that customers argue about in the reviews.',
        projectLink: link('seven-peppers'),
        builtWith: ['v0', 'Next.js'],
      },
    ],
  },
  {
    phoneNumber: '+12065550108',
    developerName: 'Harjit Sandhu',
    bio: 'Small games with one idea each. I use agents for the boring half (menus, saves, settings) and keep the fun half for myself.',
    ...elsewhere('Japan'),
    birthDate: null,
    yearStartedCoding: 2006,
    profilePhotoUrl: photo(5),
    joinedDaysAgo: 75,
    projects: [
      {
        title: 'Umbrella Thief',
        slug: 'umbrella-thief',
        category: 'Game',
        story:
          'Steal umbrellas in the rain without getting wet. Made in nine days, most of them spent on puddles.',
        projectLink: link('umbrella-thief'),
        builtWith: ['Cursor', 'Godot'],
      },
    ],
  },
  {
    phoneNumber: '+13035550109',
    developerName: 'Wren Abernathy',
    bio: 'Field software for people outdoors: rangers, surveyors, a beekeeping club. Big buttons, works with gloves.',
    ...unitedStates('Colorado'),
    birthDate: '1984-12-05',
    yearStartedCoding: 2004,
    profilePhotoUrl: photo(10),
    joinedDaysAgo: 88,
    projects: [
      {
        title: 'Hive Check',
        slug: 'hive-check',
        category: 'Mobile App',
        story:
          'Inspection notes by voice, because propolis and touch screens do not mix. Forty hives, one season, no lost notes.',
        projectLink: link('hive-check'),
        builtWith: ['Replit Agent', 'Expo'],
      },
      {
        title: 'Trail Report',
        slug: 'trail-report',
        category: 'Web App',
        story:
          'Hikers drop a pin on a fallen tree; the ranger sees a list by district in the morning.',
        projectLink: link('trail-report'),
        builtWith: ['Bolt.new', 'MapLibre', 'PostgreSQL'],
      },
    ],
  },
  {
    phoneNumber: '+13055550110',
    developerName: 'Lucía Ferrari',
    bio: 'Automation for clinics and studios. Reminders, waiting lists, the phone that does not ring any more.',
    ...elsewhere('Argentina'),
    birthDate: '1987-08-23',
    yearStartedCoding: 2010,
    profilePhotoUrl: photo(11),
    joinedDaysAgo: 97,
    projects: [
      {
        title: 'Turno Libre',
        slug: 'turno-libre',
        category: 'Automation',
        story:
          'When somebody cancels, the waiting list gets a message and the first to answer has the slot. A dentist filled 212 gaps in the first quarter.',
        projectLink: link('turno-libre'),
        builtWith: ['Claude Artifacts', 'Node.js', 'Twilio'],
      },
    ],
  },
  {
    phoneNumber: '+14045550111',
    developerName: 'Marcus Bell',
    bio: 'Ten years of enterprise Java, then I discovered that a Saturday is enough for most ideas. Still write the tests first.',
    ...unitedStates('Georgia'),
    birthDate: '1976-02-11',
    yearStartedCoding: 1995,
    profilePhotoUrl: photo(15),
    joinedDaysAgo: 110,
    projects: [
      {
        title: 'Saturday Shelf',
        slug: 'saturday-shelf',
        category: 'Web App',
        story:
          'A library for a street: who owns which ladder, drill and tent, and who has it right now.',
        projectLink: link('saturday-shelf'),
        builtWith: ['GitHub Copilot', 'Spring Boot'],
      },
      {
        title: 'Choir Seats',
        slug: 'choir-seats',
        category: 'Web App',
        story:
          'Seating plans for ninety singers, by voice and height, in a minute instead of an evening.',
        projectLink: link('choir-seats'),
        builtWith: ['Cursor', 'TypeScript'],
      },
      {
        title: 'Test Me First',
        slug: 'test-me-first',
        category: 'AI Tool',
        story:
          'Asks an agent for failing tests before it is allowed to write the code that passes them.',
        projectLink: '',
        builtWith: ['Claude Artifacts', 'Java'],
      },
    ],
  },
  {
    phoneNumber: '+16465550112',
    developerName: 'Ana Kovačević',
    bio: 'Data pictures for newsrooms and councils. A chart should survive being printed in gray.',
    ...elsewhere('Serbia'),
    birthDate: '1992-04-04',
    yearStartedCoding: 2013,
    profilePhotoUrl: photo(24),
    joinedDaysAgo: 124,
    projects: [
      {
        title: 'Air Over Here',
        slug: 'air-over-here',
        category: 'Website',
        story:
          'Air quality by neighborhood, told as “today you can run” and “today you had better not”.',
        projectLink: link('air-over-here'),
        builtWith: ['v0', 'D3', 'Python'],
      },
    ],
  },
  {
    phoneNumber: '+15035550113',
    developerName: 'Juniper Walsh',
    bio: 'One-person studio. Websites for bookshops, bakeries and one lighthouse.',
    ...unitedStates('Oregon'),
    birthDate: null,
    yearStartedCoding: 2017,
    profilePhotoUrl: photo(13),
    joinedDaysAgo: 139,
    projects: [
      {
        title: 'Yaquina Light',
        slug: 'yaquina-light',
        category: 'Website',
        story: 'Opening hours that follow the weather, and a live view from the lamp room.',
        projectLink: link('yaquina-light'),
        builtWith: ['Lovable', 'Astro'],
      },
      {
        title: 'Half-Read',
        slug: 'half-read',
        category: 'E-commerce',
        story:
          'A used bookshop lists what came in today with one photo per shelf; titles are read from the spines.',
        projectLink: link('half-read'),
        builtWith: ['Replit Agent', 'OpenAI API'],
      },
    ],
  },
  {
    phoneNumber: '+19175550114',
    developerName: 'Omar Haddad',
    bio: 'I untangle other people’s prototypes: the app exists, it almost works, and now it has customers.',
    ...elsewhere('United Arab Emirates'),
    birthDate: '1986-10-19',
    yearStartedCoding: 2005,
    profilePhotoUrl: photo(16),
    joinedDaysAgo: 153,
    projects: [
      {
        title: 'Rescue of Rentbird',
        slug: 'rescue-of-rentbird',
        category: 'Web App',
        story:
          'Forty thousand lines nobody had read, one founder, two hundred tenants. We wrote tests for what people used and deleted the rest.',
        projectLink: link('rentbird'),
        builtWith: ['Cursor', 'Next.js', 'PostgreSQL'],
      },
    ],
  },
  {
    phoneNumber: '+17875550115',
    developerName: 'Camila Ortiz',
    bio: 'Apps for disaster weeks: who has power, who has water, who needs a ride. Spanish first, English too.',
    ...unitedStates('Puerto Rico'),
    birthDate: '1994-06-28',
    yearStartedCoding: 2015,
    profilePhotoUrl: photo(3),
    joinedDaysAgo: 168,
    projects: [
      {
        title: '¿Hay luz?',
        slug: 'hay-luz',
        category: 'Mobile App',
        story:
          'Power by street, reported by neighbors, readable on a phone at four percent battery.',
        projectLink: link('hay-luz'),
        builtWith: ['Bolt.new', 'Supabase'],
      },
      {
        title: 'Ride Chain',
        slug: 'ride-chain',
        category: 'Automation',
        story:
          'Matches empty seats with people who need to reach a clinic, over plain text messages.',
        projectLink: '',
        builtWith: ['Claude Artifacts', 'Twilio'],
      },
    ],
  },
  {
    phoneNumber: '+12025550116',
    developerName: 'Nadia Petrenko',
    bio: 'Accessibility engineer. I make the thing you generated last night work with a keyboard, a screen reader and a tired person.',
    ...elsewhere('Ukraine'),
    birthDate: null,
    yearStartedCoding: 2008,
    profilePhotoUrl: photo(4),
    joinedDaysAgo: 184,
    projects: [
      {
        title: 'Tab Order',
        slug: 'tab-order',
        category: 'AI Tool',
        story:
          'Walks a page with the Tab key and writes down, in order, what a keyboard user meets.',
        projectLink: link('tab-order'),
        builtWith: ['GitHub Copilot', 'TypeScript', 'Playwright'],
      },
    ],
  },
  {
    phoneNumber: '+16175550117',
    developerName: 'Priya Venkatesan',
    bio: 'Research software for labs without a software budget. Statistics background, strong opinions about units.',
    ...unitedStates('Massachusetts'),
    birthDate: '1989-09-13',
    yearStartedCoding: 2007,
    profilePhotoUrl: photo(7),
    joinedDaysAgo: 201,
    projects: [
      {
        title: 'Freezer Map',
        slug: 'freezer-map',
        category: 'Web App',
        story:
          'Eleven thousand samples in four freezers, found by drawer and lid color. Opens the right photo before you open the door.',
        projectLink: link('freezer-map'),
        builtWith: ['Cursor', 'Python', 'PostgreSQL'],
      },
      {
        title: 'Unit Police',
        slug: 'unit-police',
        category: 'AI Tool',
        story: 'Reads a methods section and asks what “5” means.',
        projectLink: link('unit-police'),
        builtWith: ['Claude Artifacts'],
      },
    ],
  },
  {
    phoneNumber: '+18085550118',
    developerName: 'Keoni Nakamura',
    bio: 'Surf reports, canoe clubs, food trucks. I build for people who would rather be outside.',
    ...unitedStates('Hawaii'),
    birthDate: '1996-02-20',
    yearStartedCoding: 2018,
    profilePhotoUrl: photo(9),
    joinedDaysAgo: 219,
    projects: [
      {
        title: 'Plate Lunch Radar',
        slug: 'plate-lunch-radar',
        category: 'Mobile App',
        story:
          'Where the trucks are and what is already sold out, updated by the cooks with one thumb.',
        projectLink: link('plate-lunch-radar'),
        builtWith: ['Replit Agent', 'React Native', 'Supabase'],
      },
    ],
  },
  {
    phoneNumber: '+16285550119',
    developerName: 'Freya Sørensen',
    bio: 'Energy dashboards for housing co-operatives. I like meters, cron jobs and meetings that end early.',
    ...elsewhere('Denmark'),
    birthDate: '1983-01-08',
    yearStartedCoding: 2002,
    profilePhotoUrl: photo(22),
    joinedDaysAgo: 236,
    projects: [
      {
        title: 'Varmt Vand',
        slug: 'varmt-vand',
        category: 'Web App',
        story:
          'Shows 84 flats where their heating goes, compared with last winter and never with the neighbors.',
        projectLink: link('varmt-vand'),
        builtWith: ['v0', 'TypeScript', 'TimescaleDB'],
      },
      {
        title: 'Minutes',
        slug: 'minutes',
        category: 'AI Tool',
        story:
          'Turns an hour of co-operative meeting into decisions, tasks and one paragraph for those who stayed home.',
        projectLink: '',
        builtWith: ['OpenAI API', 'Node.js'],
      },
    ],
  },
  {
    phoneNumber: '+15045550120',
    developerName: 'Desmond Fontenot',
    bio: 'Musician first. Tour routing, set lists, merch stock, and a drum machine that listens.',
    ...unitedStates('Louisiana'),
    birthDate: '1961-11-27',
    yearStartedCoding: 2019,
    profilePhotoUrl: photo(19),
    joinedDaysAgo: 258,
    projects: [
      {
        title: 'Load-In',
        slug: 'load-in',
        category: 'Web App',
        story:
          'One page per gig: stage plot, parking, who has the key. The drummer finally arrives on time.',
        projectLink: link('load-in'),
        builtWith: ['Lovable', 'Supabase'],
      },
      {
        title: 'Second Line',
        slug: 'second-line',
        category: 'Game',
        story: 'A rhythm game where the parade follows the player who keeps time.',
        projectLink: link('second-line'),
        builtWith: ['Bolt.new', 'Web Audio'],
      },
    ],
  },
  {
    phoneNumber: '+17025550121',
    developerName: 'Ewa Zielińska',
    bio: 'Logistics and warehouses. Scanners, labels, pallets. Nothing glamorous, everything on time.',
    ...elsewhere('Poland'),
    birthDate: null,
    yearStartedCoding: 2003,
    profilePhotoUrl: photo(21),
    joinedDaysAgo: 281,
    projects: [
      {
        title: 'Dock Door',
        slug: 'dock-door',
        category: 'Web App',
        story:
          'Truck arrivals by the half hour for a fruit importer. Drivers check in by text; bananas wait for nobody.',
        projectLink: link('dock-door'),
        builtWith: ['Cursor', 'Fastify', 'PostgreSQL'],
      },
    ],
  },
  {
    phoneNumber: '+16025550122',
    developerName: 'Tomás Begay',
    bio: 'Language keeping. Dictionaries, recordings and keyboards for people who speak something the big platforms forgot.',
    ...unitedStates('Arizona'),
    birthDate: '1981-05-31',
    yearStartedCoding: 2000,
    profilePhotoUrl: photo(23),
    joinedDaysAgo: 304,
    projects: [
      {
        title: 'Grandmother’s Words',
        slug: 'grandmother-s-words',
        category: 'Mobile App',
        story:
          'Two thousand recorded words, searchable by sound. Nothing leaves the phone unless the family says so.',
        projectLink: link('grandmothers-words'),
        builtWith: ['Replit Agent', 'SQLite'],
      },
      {
        title: 'Keyboard Maker',
        slug: 'keyboard-maker',
        category: 'AI Tool',
        story: 'Draw the letters you need, get a keyboard for every phone in the family.',
        projectLink: link('keyboard-maker'),
        builtWith: ['Claude Artifacts', 'TypeScript'],
      },
    ],
  },
  {
    phoneNumber: '+13475550123',
    developerName: 'Linh Trần',
    bio: 'Started with a nail salon’s calendar, stayed for the problem. Payroll, tips and shifts for small teams.',
    ...elsewhere('Vietnam'),
    birthDate: '1997-07-07',
    yearStartedCoding: 2020,
    profilePhotoUrl: photo(17),
    joinedDaysAgo: 329,
    projects: [
      {
        title: 'Tip Jar',
        slug: 'tip-jar',
        category: 'Automation',
        story: 'Splits the day’s tips by hours and tells everyone how, before anybody asks.',
        projectLink: link('tip-jar'),
        builtWith: ['Lovable', 'Stripe'],
      },
      {
        title: 'Salon Shift',
        slug: 'salon-shift',
        category: 'Mobile App',
        story: 'Swap a shift with two taps; the owner sees a calendar without holes.',
        projectLink: link('salon-shift'),
        builtWith: ['Bolt.new', 'Expo', 'Supabase'],
      },
      {
        title: 'Quiet Hours',
        slug: 'quiet-hours',
        category: 'Website',
        story: 'A directory of salons that turn the music off on Monday mornings.',
        projectLink: link('quiet-hours'),
        builtWith: ['v0'],
      },
      {
        title: 'Polish Wall',
        slug: 'polish-wall',
        category: 'E-commerce',
        story:
          'Three hundred colors, sorted the way a painter would, re-ordered from the wall with a camera.',
        projectLink: '',
        builtWith: ['Cursor', 'React'],
      },
    ],
  },
  {
    phoneNumber: '+19195550124',
    developerName: 'Gordon Blythe',
    bio: 'Retired machinist. I write software for lathes, model railways and my grandchildren, in that order.',
    ...elsewhere('United Kingdom'),
    birthDate: '1953-10-03',
    yearStartedCoding: 1982,
    profilePhotoUrl: photo(6),
    joinedDaysAgo: 352,
    projects: [
      {
        title: 'Branch Line',
        slug: 'branch-line',
        category: 'Automation',
        story:
          'Signals and points of a 00-gauge railway, run from a timetable of 1954. The 10:42 is always late, on purpose.',
        projectLink: link('branch-line'),
        builtWith: ['GitHub Copilot', 'Python', 'Arduino'],
      },
    ],
  },
];
