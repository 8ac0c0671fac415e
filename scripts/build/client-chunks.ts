/** What every page needs: React, the router, the theme, the frame, and what most pages are laid out with. */
const framePattern =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@mantine\/core\/esm\/(?:core|components\/Group))\/|src\/app\/web\/(?:frame\/|(?:App|entry-client|load-ahead|routes)\.)|src\/features\/traffic\/web\/visit\.|src\/web\/(?:theme\/|api\/(?:call-errors|http-answer-error)\.|(?:start\/baseline-gate|page-head|page-state|signed-in-hint|use-fragment)\.|components\/(?:[a-z]+\/)?(?:ActionLinks|arrival|ButtonLink|CallToAction|Card|CardGrid|CheckList|ChipList|Columns|CompactHero|Contours|CountHeading|EmptyState|ErrorState|ExternalLink|FilterButtons|HeroTitle|InlineSentence|LinkArrow|Picture|Section|SectionEdge|ServerDrawn|SplitHero|StatePanel|StatRow|StepList|Testimonials|TextInvitationCard|WordsInContext|drawing)\.)|src\/shared\/words\/(?:site|navigation|text-message)\.|src\/shared\/(?:addresses\/parsed-url|paths)\./;
/** The menu of developers carries the API client, only phones look what a button covers, and keys are for pages with tabs or menus. */
const notInFramePattern =
  /SignedInMenu|lies-over|create-scoped-keydown-handler|find-element-in-shadow-dom/;

/** The browser's own controls with their words. */
const fieldsPattern = /src\/web\/forms\/(?:CheckField|Field|SelectField)\./;

/** What every public form needs beside them. */
const formPattern =
  /src\/web\/(?:own-zone|forms\/(?:FormNotice|HiddenFields|SentNote|usePublicForm))\./;

/** What the contact form takes over from the estimate. */
const estimatePattern =
  /src\/features\/(?:estimate\/(?:words\/)?estimate|requests\/contact-options)\./;

/** What calls the server, and what the pages that show its answers have in common. */
const apiPattern =
  /node_modules\/(?:@trpc|@tanstack|superjson|copy-anything|is-what)\/|@mantine\/core\/esm\/components\/Skeleton\/|src\/web\/(?:api\/(?:ApiProvider|call-toasts|query-state|trpc)|components\/(?:[a-z]+\/)?(?:LoadMore|NamedSentence|open-pages|SizedPicture|Time|useTravel)|format|local-store)\.|src\/features\/developers\/(?:developer-limits|web\/useCurrentDeveloper)\.|src\/shared\/media\/media\./;

/** What the page of a contact request and those of its quotes have in common. */
const requestPattern =
  /src\/features\/(?:quotes\/(?:words\/quotes|quote-options)|requests\/(?:words\/request-page|request-options))\./;

/** What the list of posts and a post have in common. */
const blogPattern =
  /src\/(?:features\/posts\/(?:web\/PostCover|words\/posts)|shared\/text\/text-direction)\./;

/** The words and choices of the directory, which the forms about a developer share. */
const directoryPattern =
  /src\/(?:shared\/words\/countries\/countries|features\/(?:developers\/words\/explore-developers|tools\/words\/tool-names))\./;

/** How a developer is shown and written to: in the directory, on their own page, and on that of a message. */
const developerPattern =
  /src\/features\/(?:developers\/(?:web\/profile\/(?:photo\/DeveloperPhoto|developer-facts)|sample-people|words\/developer-profile)|messages\/words\/developer-message)\.|src\/web\/components\/text\/PhoneNumber\.|src\/shared\/words\/countries\/country-with-states\./;

/** Belongs to the pages of a developer who is signed in. */
const ownerPattern =
  /src\/features\/developers\/web\/profile\/developer-drafts\.|src\/web\/(?:api\/useSessionEnd|components\/(?:[a-z]+\/)?(?:load-dialog|useLeaveGuard))\./;

/** The first step of the sign-up, which signing in again has too. */
const signupPattern =
  /src\/features\/sign-up\/(?:web\/(?:StepTrail|PhoneFields|PhoneStep|signup-state|StepHeading)|words\/developer-signup)\./;

/** What the pages about services have in common. */
const servicesPattern =
  /src\/features\/(?:estimate\/web\/|services\/web\/(?:HeroPicture|service-structured-data)\.)|src\/web\/components\/hero\/PageHero\./;

/** Pages with tabs. */
const tabsPattern = /src\/web\/components\/(?:[a-z]+\/)?(?:TabbedPage|LinkTabs|tab-address)\./;

/**
 * Which modules of the browser's code come in one file. A dozen small ones compress worse and cost a request each, so what
 * always comes together is named here; else there is a file for each page and for each thing that is loaded on demand. The
 * pages themselves are in no group: a page inside one would need a file of its own that leads there.
 */
export const chunkGroups = [
  { name: 'frame', test: (id: string) => framePattern.test(id) && !notInFramePattern.test(id) },
  { name: 'fields', test: fieldsPattern },
  { name: 'form', test: formPattern },
  { name: 'estimate', test: estimatePattern },
  { name: 'api', test: apiPattern },
  { name: 'request', test: requestPattern },
  { name: 'blog', test: blogPattern },
  // Before the directory, which takes along what its own parts need, and with it the one word that a profile needs too.
  { name: 'developer', test: developerPattern },
  { name: 'directory', test: directoryPattern },
  { name: 'owner', test: ownerPattern },
  { name: 'signup', test: signupPattern },
  { name: 'services', test: servicesPattern },
  { name: 'tabs', test: tabsPattern },
];
