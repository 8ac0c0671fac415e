import { expect, test } from '../../setup/browser/e2e.ts';

interface ServicePage {
  address: string;
  title: string;
  heading: string;
  picture: RegExp;
  sections: Record<string, string[]>;
  links: [label: string, address: string][];
}

const toQuote: [string, string] = ['Contact for Quote', '/contact#top'];
/** Only the links of the closing section follow this one. */
const toEstimated = (service: string): [string, string] => [
  'Take this into a request',
  `/contact?estimate=${service}.customers..open#contact-form`,
];
const toWork: [string, string] = ['View Our Work', '/examples'];

const servicePages: ServicePage[] = [
  {
    address: '/services/websites',
    title: 'Vibecoded Websites | vibecode.land',
    heading: 'A website you are glad to send people to',
    picture: /This very site in the window of a browser/,
    sections: {
      'A site that does its one job well': [
        'Business Websites',
        'E-commerce Websites',
        'Portfolio Websites',
        'Blog Websites',
      ],
      'You always know what happens next': [
        'Discovery Call',
        'AI-Powered Development',
        'Review & Refine',
        'Launch & Support',
      ],
      'Good work is not an extra': [
        'Fast on a bad connection',
        'Works for everyone',
        'Found by search engines',
        'Yours to keep',
      ],
    },
    links: [
      ['Start Your Project', '/contact'],
      toWork,
      ['Try Morning Loaf', '/examples/bakery-preorder'],
      toEstimated('websites'),
      ['Get Started Today', '/contact'],
      toWork,
    ],
  },
  {
    address: '/services/apps',
    title: 'Vibecoded Apps | vibecode.land',
    heading: 'Hold your own app in your hand',
    picture: /Three phones with screens of this site/,
    sections: {
      'Start small, grow what works': [
        'Mobile Apps',
        'Web Apps',
        'MVPs and Prototypes',
        'App Rescue',
      ],
      'Which screen would your people open most?': [
        'Health & Wellness',
        'Retail & Food',
        'Education',
        'Real Estate',
        'Fitness & Sports',
        'Events & Travel',
      ],
      'Modern parts, chosen to last': [
        'React and React Native',
        'PostgreSQL',
        'AI where it earns its place',
        'Tests and monitoring',
      ],
    },
    links: [
      ['Start Your Project', '/contact'],
      toWork,
      ['Try vibecode.land Developer Network', '/examples/developer-network'],
      toEstimated('apps'),
      toWork,
      toQuote,
    ],
  },
  {
    address: '/services/software',
    title: 'Vibecoded Software | vibecode.land',
    heading: 'Retire the spreadsheet that runs your company',
    picture: /admin area that runs this site/,
    sections: {
      'Built around the way you work': [
        'Internal Tools',
        'Dashboards & Reporting',
        'Integrations & APIs',
        'Legacy Modernization',
      ],
      'Where a system of your own pays off': [
        'Inventory and purchasing',
        'Job scheduling',
        'Client portals',
        'Quality and compliance',
        'Quotes and proposals',
        'Member management',
      ],
      'What stands behind the screens': [
        'Security from the first commit',
        'Built for 99.9% uptime',
        'Room to grow',
        'Readable code',
      ],
    },
    links: [
      toQuote,
      toWork,
      ['Try Stockroom', '/examples/stockroom'],
      toEstimated('software'),
      toQuote,
      toWork,
    ],
  },
  {
    address: '/services/automation',
    title: 'AI Automation | vibecode.land',
    heading: 'Give the boring hour back to your team',
    picture: /First Reply, a sample app/,
    sections: {
      'Hand over what repeats': [
        'Inbox & Support',
        'Document Processing',
        'Reporting & Research',
        'Workflow Agents',
      ],
      'What changes afterwards': [
        'Hours you can count',
        'Fewer slips',
        'Answers sooner',
        'People on people work',
      ],
      'The same work, before and after': [
        'Invoice entry',
        'Lead follow-up',
        'Meeting notes',
        'Product descriptions',
        'Weekly report',
        'Applicant screening',
      ],
    },
    links: [
      toQuote,
      toWork,
      ['Try First Reply', '/examples/support-triage'],
      toEstimated('automation'),
      toQuote,
      toWork,
    ],
  },
  {
    address: '/services/consulting',
    title: 'Consulting & Training | vibecode.land',
    heading: 'Teach your team to build with AI',
    picture: /workshop seen from above/,
    sections: {
      'Work with us the way your team learns': [
        'Team Workshops',
        'AI Strategy',
        'Tool Selection',
        'Code & Security Review',
      ],
      'We want you to need us less': [
        'We build for a living',
        'Your work is the exercise',
        'No tool to sell',
        'Plain language',
      ],
      'Where teams in your trade get stuck': [
        'Healthcare',
        'Finance',
        'Education',
        'Retail & E-commerce',
        'Manufacturing',
        'Professional Services',
      ],
    },
    links: [
      toQuote,
      toWork,
      ['Ask for a free call', '/contact#top'],
      toEstimated('consulting'),
      toQuote,
      toWork,
    ],
  },
];

for (const { address, title, heading, picture, sections, links } of servicePages) {
  test(`${address} shows what it offers and where to go from there`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const shown = page.getByRole('main').getByRole('img', { name: picture });
    await expect(shown).toBeInViewport();
    await expect(shown).toHaveJSProperty('complete', true);
    expect(
      await shown.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
    for (const [name, headings] of Object.entries(sections)) {
      const section = page.getByRole('region', { name, exact: true });
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(headings);
    }
    const pageLinks = page.getByRole('main').getByRole('link');
    await expect(pageLinks).toHaveText(links.map(([label]) => label));
    for (const [index, [, target]] of links.entries()) {
      await expect(pageLinks.nth(index)).toHaveAttribute('href', target);
    }
  });
}

test('/services names the price before the work and links to every service', async ({ page }) => {
  await page.goto('/services');
  await expect(page).toHaveTitle('Services | vibecode.land');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Software, quoted before it is built',
  );
  const main = page.getByRole('main');
  const quote = main.getByRole('figure', { name: 'A sample quote for an invented client' });
  await expect(quote.getByText('$9,600')).toBeVisible();
  const links: [string, string][] = [
    ['Start Your Project', '/contact'],
    ['Consulting & Training', '/services/consulting'],
    ['Get Started Today', '/contact'],
    ['View Our Work', '/examples'],
  ];
  for (const [name, target] of links) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
  }

  const services = [
    ['Vibecoded Websites', '/services/websites'],
    ['Vibecoded Apps', '/services/apps'],
    ['Vibecoded Software', '/services/software'],
    ['AI Automation', '/services/automation'],
  ] as const;
  const overview = page.getByRole('region', {
    name: 'One team, from the first page to the last job',
  });
  await expect(overview.getByRole('article')).toHaveCount(services.length);
  for (const [name, target] of services) {
    const service = overview
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, level: 3, exact: true }) });
    await expect(service.getByRole('link', { name: 'Read the details' })).toHaveAttribute(
      'href',
      target,
    );
    await expect(service.getByRole('link', { name: 'Contact for Quote' })).toHaveAttribute(
      'href',
      '/contact#top',
    );
  }

  await overview
    .getByRole('link', { name: 'Read the details: Vibecoded Apps', exact: true })
    .click();
  await expect(page).toHaveURL('/services/apps');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hold your own app in your hand',
  );
});

test('a phone loads the screens of services that come near, and no others', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/services');
  const overview = page.getByRole('region', {
    name: 'One team, from the first page to the last job',
  });
  const screens = overview.getByRole('article').getByRole('img');
  await expect(screens).toHaveCount(4);
  await expect(screens.first()).not.toHaveJSProperty('naturalWidth', 0);
  await expect(screens.last()).toHaveJSProperty('naturalWidth', 0);
  await screens.last().scrollIntoViewIfNeeded();
  await expect(screens.last()).not.toHaveJSProperty('naturalWidth', 0);
});

test('the details of the service pages are there', async ({ page }) => {
  await page.goto('/services/software');
  const useCases = page.getByRole('region', { name: 'Where a system of your own pays off' });
  await expect(useCases.getByRole('list', { name: 'Fits' })).toHaveCount(6);
  await expect(
    useCases.getByRole('list', { name: 'Fits' }).first().getByRole('listitem'),
  ).toHaveText(['Retail', 'Wholesale', 'Manufacturing']);

  await page.goto('/services/automation');
  await expect(page.getByText('Most builds take 1 to 4 weeks.')).toBeVisible();
  const automations = page.getByRole('region', { name: 'The same work, before and after' });
  await expect(automations.getByRole('term').filter({ hasText: 'Before' })).toHaveCount(6);
  await expect(automations.getByRole('term').filter({ hasText: 'After' })).toHaveCount(6);

  await page.goto('/services/consulting');
  const industries = page.getByRole('region', { name: 'Where teams in your trade get stuck' });
  await expect(industries.getByRole('list', { name: 'Common challenges' })).toHaveCount(6);
  const freeCall = page.getByRole('region', { name: 'Free 30-minute initial call' });
  await expect(freeCall.getByText('Usually scheduled within 24 hours.')).toBeVisible();
});

const cases = [
  ['/services/websites', 'Where the days go', 'Morning Loaf'],
  ['/services/apps', 'An app, counted in days', 'vibecode.land Developer Network'],
  ['/services/software', 'A storeroom without a spreadsheet', 'Stockroom'],
  ['/services/automation', 'From one task to a working system', 'First Reply'],
] as const;

for (const [address, section, name] of cases) {
  test(`${address} counts the days of ${name} as its page does`, async ({ page }) => {
    await page.goto(address);
    const days = page.getByRole('region', { name: section });
    await expect(days.getByRole('term').last()).toHaveText(`All of ${name}`);
    const total = (await days.getByRole('definition').last().textContent()) ?? '';
    expect(total).toMatch(/^\d+–\d+ days$/);
    await days.getByRole('link', { name: `Try ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(`${total} of work`)).toBeVisible();
  });
}

test('services show screens of apps that can be tried, and their days', async ({ page }) => {
  await page.goto('/services');
  const overview = page.getByRole('region', {
    name: 'One team, from the first page to the last job',
  });
  const apps = ['Morning Loaf', 'Developer Network', 'Stockroom', 'First Reply'];
  for (const [index, name] of apps.entries()) {
    const figure = overview.getByRole('figure').nth(index);
    await figure.scrollIntoViewIfNeeded();
    const screen = figure.getByRole('img', { name: `${name}, a sample app` });
    await expect(screen).toBeVisible();
    await expect(screen).not.toHaveJSProperty('naturalWidth', 0);
    await expect(
      figure.getByRole('link', { name: new RegExp(`^Try (?:vibecode.land )?${name}$`) }),
    ).toBeVisible();
    await expect(figure).toContainText(/A whole one takes \d+–\d+ days of work\./);
  }
});
