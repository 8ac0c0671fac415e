/** Code of every page: React, the router, the theme, the frame, and the layout of most pages. */
const framePattern =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@mantine\/core\/esm\/(?:core|components\/Group))\/|src\/app\/web\/(?:frame\/|(?:App|entry-client|load-ahead|routes)\.)|src\/features\/(?:traffic\/web\/visit|learning-paths\/next-station)\.|src\/web\/(?:theme\/|api\/(?:call-errors|http-answer-error)\.|(?:start\/baseline-gate|page-head|page-state|signed-in-hint|use-fragment)\.|components\/(?:[a-z]+\/)?(?:ActionLinks|arrival|BackLink|ButtonLink|Card|CardGrid|ChipList|Columns|CompactHero|Contours|EmptyState|Ending|ErrorState|ExternalLink|HeroTitle|InlineSentence|LinkArrow|own-chunk|PageSections|Picture|scroll-edges|Section|SectionEdge|ServerDrawn|StatePanel|WordsInContext|watch-terms|drawing)\.)|src\/web\/content\/(?:published|frame|known|load)-content\.|src\/shared\/content\/(?:fields|menu-label|texts\/(?:fill|inline-marks|title-suffix))\.|src\/shared\/words\/(?:site-locale|interface)\.|src\/shared\/(?:media\/media|text\/parsed-url|paths)\./;
/**
 * Exceptions: only the signed-in menu needs the API client, only phones need `lies-over`, only tabs and menus need
 * keys.
 */
const notInFramePattern =
  /SignedInMenu|lies-over|create-scoped-keydown-handler|find-element-in-shadow-dom/;

const fieldsPattern = /src\/web\/forms\/(?:CheckField|Field|SelectField)\./;

const formPattern =
  /src\/web\/(?:own-zone|forms\/(?:FormNotice|HiddenFields|SentNote|usePublicForm))\./;

/** The estimate, and small parts of the pages that have it. */
const estimatePattern =
  /src\/features\/(?:estimate\/(?:words\/)?estimate|offices\/web\/use-offices|requests\/contact-options)\.|src\/web\/components\/StructuredData\./;

/** The API client, and the code that pages with its data share. */
const apiPattern =
  /node_modules\/(?:@trpc|@tanstack|superjson|copy-anything|is-what)\/|@mantine\/core\/esm\/components\/Skeleton\/|src\/web\/(?:api\/(?:ApiProvider|call-toasts|query-state|trpc)|components\/(?:[a-z]+\/)?(?:NamedSentence|SizedPicture|Time|Traveling)|format|local-store)\.|src\/features\/developers\/(?:developer-limits|web\/useCurrentDeveloper)\./;

/** Shared by the page of a contact request, the pages of its quotes and the desk. */
const requestPattern =
  /src\/(?:features\/(?:quotes\/(?:words\/quotes|quote-options)|requests\/(?:words\/request-page|request-options))|web\/forms\/FileField)\./;

/** Choices of a few words each, shared by a form and the desk. Their names in the frame would be as long as they are. */
const choicesPattern =
  /src\/features\/(?:work\/work-options|outcomes\/outcome-options|testimonials\/testimonial-options|calls\/call-kind-options|submissions\/(?:submission-options|submit-address)|requests\/(?:contact-status|request-events))\./;

const blogPattern =
  /src\/(?:features\/posts\/(?:web\/(?:PostCard|PostCover|blog-address)|words\/posts-words)|shared\/text\/text-direction)\./;

/** Small parts that load after the text of a post, where it has code or tables. */
const blocksPattern = /src\/web\/components\/prose\/(?:CodeCopyButtons|name-columns)\./;

/** Shared by the directory and the forms about a developer. */
const directoryPattern =
  /src\/(?:shared\/words\/countries\/countries|features\/(?:developers\/words\/explore-developers|tools\/words\/tool-names))\./;

/** The addresses and choices of the directory, whose page alone needs most of them. */
const explorePattern =
  /src\/features\/(?:developers\/(?:addresses\/(?:chosen-filters|directory-filters)|directory\/directory-choices|web\/directory\/directory-address|words\/directory\/directory-words)|availability\/availability-options|skills\/skill-keys)\./;

/** Shared by the cards of the directory and the pages of a developer. */
const developerPattern =
  /src\/features\/developers\/(?:profile-path|web\/profile\/(?:photo\/DeveloperPhoto|developer-facts)|sample-people)\.|src\/shared\/words\/countries\/country-with-states\./;

/** Shared by a developer's page, as visitors and its developer see it, and the page of a message to a developer. */
const profilePattern =
  /src\/features\/(?:developers\/(?:web\/(?:project\/project-address|profile\/(?:profile-address|profile\.module|useShownDeveloper|ProfileSkeleton|about\/(?:FactList|HeroFrame|ProfileHero)))|words\/developer-profile)|messages\/(?:web\/MessageFields|words\/developer-message))\.|src\/web\/components\/text\/PhoneNumber\./;

const ownerPattern =
  /src\/features\/developers\/web\/profile\/developer-drafts\.|src\/web\/(?:api\/useSessionEnd|components\/(?:[a-z]+\/)?(?:load-dialog|useLeaveGuard))\./;

const signupPattern =
  /src\/features\/sign-up\/(?:web\/(?:StepTrail|PhoneFields|PhoneStep|signup-state|StepHeading)|words\/developer-signup)\./;

/** The form of contact loads them later, for the questions of the estimate. */
const servicesPattern =
  /src\/features\/(?:estimate\/(?:answers-in\.|web\/)|services\/web\/(?:CaseDays|HeroPicture|service-structured-data)\.)|src\/web\/components\/hero\/PageHero\./;

/** Shared by the cards of the directory and the page of a shortlist. */
const shortlistPattern =
  /src\/features\/developers\/(?:addresses\/shortlist-path|web\/shortlist\/(?:Shortlist(?:Button|Link)|kept-developers)|words\/directory\/shortlist-button)\./;

/** Lists that are filtered or grow, and rows of tabs. */
const filtersPattern =
  /src\/(?:web\/components\/(?:links\/open-pages|states\/LoadMore|tabs\/(?:FilterButtons|ScrollRow|StickyBar)|text\/CountHeading)|features\/posts\/(?:[a-z]+\/)*post-search-limits)\./;

const tabsPattern =
  /src\/(?:web\/components\/tabs\/(?:TabbedPage|LinkTabs)|shared\/addresses\/tab-address)\./;

/** Links in lists, and small parts of pages with long lists. */
const linksPattern =
  /src\/(?:web\/(?:components\/links\/(?:TallLink|SuggestLink)|use-late-fragment)|shared\/text\/hyphenate)\./;

/** Rows of figures and steps. */
const stepsPattern = /src\/web\/components\/(?:[a-z]+\/)?(?:StatRow|StepList)\./;

/** Further parts of the home page. The examples have the place of a sample app, and About has the voices of clients. */
const homePattern =
  /src\/(?:web\/components\/(?:[a-z]+\/)?(?:Testimonials|TextInvitationCard)|features\/playable\/web\/(?:PlayablePlace|use-playable))\./;

const creatorsPattern =
  /src\/(?:features\/creators\/words\/creators-words|shared\/words\/video-platform)\./;

const glossaryPattern =
  /src\/features\/glossary\/(?:words\/glossary-(?:types|words)|web\/GlossaryBrowser\.module)\./;

const receivedPattern =
  /src\/features\/(?:requests\/(?:estimate\/estimated-fields|web\/(?:ReceivedTitle|format-hour))|estimate\/words\/first-sentence)\./;

/** Parts of the page of search. Its dialog shares them. */
const searchPattern =
  /src\/features\/search\/(?:search-limits|web\/(?:search-address|found-groups|pressed-ask))\./;

/** Small parts of the pages of tools. */
const toolsPattern =
  /src\/features\/tools\/(?:web\/(?:resources\.module|tool\/StatedSource)|words\/resources-words)\./;

const pathsPattern =
  /src\/features\/learning-paths\/(?:progress-code|web\/walk\/use-progress|words\/path-words)\./;

/** Small parts of the choice of a time for a call. */
const timesPattern =
  /src\/(?:shared\/(?:media\/video-links|words\/zone-name|time\/time-zones)|web\/time-zones|features\/calls\/call-questions)\./;

const uploadPattern = /src\/web\/pictures\/(?:upload-fault|useUpload)\./;

const availabilityPattern =
  /src\/features\/availability\/words\/(?:availability-messages|open-to-briefs)\./;

const iconsPattern =
  /node_modules\/@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes|icons\/Icon(?:Search|X))\./;

/** Hooks of Mantine's fields and dialogs, which load late. */
const hooksPattern =
  /node_modules\/@mantine\/hooks\/esm\/use-(?:id|merged-ref|uncontrolled|window-event)\//;

/**
 * Groups the modules of the browser's code into files. Many small files compress worse and cost a request each, so
 * modules that always load together share one. Other pages and lazily loaded code have a file each. No group contains
 * a page: the page would need another file that imports it.
 */
export const chunkGroups = [
  { name: 'frame', test: (id: string) => framePattern.test(id) && !notInFramePattern.test(id) },
  { name: 'filters', test: filtersPattern },
  { name: 'fields', test: fieldsPattern },
  { name: 'form', test: formPattern },
  { name: 'estimate', test: estimatePattern },
  { name: 'api', test: apiPattern },
  { name: 'request', test: requestPattern },
  { name: 'choices', test: choicesPattern },
  { name: 'blog', test: blogPattern },
  { name: 'blocks', test: blocksPattern },
  // Precedes `directory`, which also takes its own imports. A profile needs one of those.
  { name: 'developer', test: developerPattern },
  { name: 'directory', test: directoryPattern },
  { name: 'explore', test: explorePattern },
  { name: 'profile', test: profilePattern },
  { name: 'shortlist', test: shortlistPattern },
  { name: 'owner', test: ownerPattern },
  { name: 'signup', test: signupPattern },
  { name: 'services', test: servicesPattern },
  { name: 'tabs', test: tabsPattern },
  { name: 'links', test: linksPattern },
  { name: 'steps', test: stepsPattern },
  { name: 'home', test: homePattern },
  { name: 'creators', test: creatorsPattern },
  { name: 'glossary', test: glossaryPattern },
  { name: 'received', test: receivedPattern },
  { name: 'search', test: searchPattern },
  { name: 'tools', test: toolsPattern },
  { name: 'paths', test: pathsPattern },
  { name: 'times', test: timesPattern },
  { name: 'upload', test: uploadPattern },
  { name: 'availability', test: availabilityPattern },
  { name: 'icons', test: iconsPattern },
  { name: 'hooks', test: hooksPattern },
];
