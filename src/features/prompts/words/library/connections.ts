import type { LibraryPrompt } from '../prompt-types.ts';

export const connectionsPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'send-mail-that-arrives',
    title: 'Send mail that arrives',
    prompt:
      'Let {app} send these mails: {mails}. Use {mail-service} through one small module, so that I can change the service later. Each mail has a subject under 50 letters, a plain-text version, works with pictures switched off, and says why the person gets it. Sending happens after the work is saved, is tried again after failures, and never sends the same mail twice. During development all mails land in a page that I can open, and nothing leaves my computer. Addresses that bounce are marked and not written to again. Give me the list of DNS entries to set, with what each does, and a way to test them. First show me all mails as text for correction.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the clinic calendar' },
      { name: 'mails', label: 'Mails', example: 'confirmation, reminder and cancellation' },
      { name: 'mail-service', label: 'Mail service', example: 'an SMTP server' },
    ],
    suggestedTool: 'replit-agent',
    summary:
      'Write the mails first, send each once through one module, and set the entries in the DNS.',
    kind: 'connect',
    level: 'Intermediate',
    minutes: 60,
    why: 'Mails fail quietly: they land in the spam folder or arrive twice, and nobody tells you. Entries in the DNS tell receivers that you may send for your domain. A page that catches mails during development prevents the accident of writing to real customers.',
    checks: [
      'Read all mails on a phone with pictures switched off.',
      'Stop the mail service: the order is still saved, and the mail goes out later.',
      'Send one to two different providers and look at the original headers.',
      'Start the app on your computer: no real mail leaves it.',
    ],
    variants: [
      {
        title: 'Replies',
        addition: 'Replies to a mail shall appear in the app at the right record.',
      },
      {
        title: 'Newsletter',
        addition: 'Add a monthly letter with confirmed sign-up and one click to leave.',
      },
    ],
    notFor: 'Advertising to people who never asked is not a technical problem. Do not send it.',
    terms: ['dns', 'asynchronous-code', 'api-key'],
    related: ['onboarding-mails', 'connect-your-domain', 'sign-in-by-email-link'],
  },
  {
    slug: 'calendar-in-step',
    title: 'Keep a calendar in step',
    prompt:
      'Connect {app} with {calendar}, which our {people} use. Events we create appear there; busy times from there block ours. Ask only for the rights this needs and say in one sentence why. Decide with me first: what wins if both sides change an event, what happens to events people delete there, how far ahead we look, what others may see of private events. Then build: keep the id of the other side, receive changes by its notifications, and compare every {minutes} minutes in case one was lost. Handle time zones, whole days, series with exceptions and the change of the clocks. If access is withdrawn, stop quietly and tell the person once. Write tests for a series across the change of the clocks.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the tutoring planner' },
      { name: 'people', label: 'Whose calendar', example: 'tutors' },
      { name: 'calendar', label: 'Calendar', example: 'Google Calendar' },
      { name: 'minutes', label: 'Compare every, minutes', example: '30' },
    ],
    suggestedTool: 'augment-code',
    summary:
      'Two calendars that both change: agree who wins, survive lost messages and summer time.',
    kind: 'connect',
    level: 'Advanced',
    minutes: 120,
    why: 'Two places that both may change need a rule for conflicts before code. Notifications get lost, so a comparison has to repair what they missed. Series and summer time cause the faults that people notice first.',
    checks: [
      'Move an event on each side within a minute and see what wins.',
      'Delete it there: your app does what you agreed.',
      'Create a weekly event across the change of the clocks.',
      'Withdraw the access: one message comes, and no errors pile up.',
    ],
    variants: [
      {
        title: 'Only a feed',
        addition: 'People subscribe to an address with our events; nothing comes back.',
      },
      {
        title: 'A file per event',
        addition: 'Attach a calendar file to each confirmation and send an update if it moves.',
      },
    ],
    notFor:
      'If people only want to see your dates in their calendar, take the feed in the first variant. It is done in an hour.',
    terms: ['oauth', 'webhook', 'api'],
    related: ['sign-in-with-google', 'scheduled-job', 'text-message-reminders'],
  },
  {
    slug: 'receive-webhooks',
    title: 'Receive webhooks from a service',
    prompt:
      'Our app {app} must react when {event} happens in {service}. I paste the page of its documentation about webhooks below; use only what stands there and say what is missing. Build an endpoint that checks the signature in constant time and the age of the message, refuses bodies above 256 kB, stores each message once by its id, answers within a second and does the work afterward. If our work fails, try again with growing pauses; after the last try it appears in a list with a button "Try again". Tell me how to send test messages to my computer. Write the test with a recorded message before the endpoint. Documentation: {documentation}',
    fields: [
      { name: 'app', label: 'Your app', example: 'the order board' },
      { name: 'event', label: 'Event', example: 'a new order' },
      { name: 'service', label: 'Service', example: 'our shop system' },
      {
        name: 'documentation',
        label: 'Documentation',
        example: '(paste the text of the page here)',
      },
    ],
    suggestedTool: 'amp',
    summary: 'Check, store once, answer fast, work later: react to events of another service.',
    kind: 'connect',
    level: 'Advanced',
    minutes: 60,
    why: 'A model remembers many services half right, so the page of the documentation belongs into the prompt. Receiving and working are two things: the sender wants a quick answer, and your work may fail. A recorded message makes tests possible without the service.',
    checks: [
      'Send the recorded message twice: the work happens once.',
      'Change a letter: the answer is 401 or 403 and nothing is stored.',
      'Break the work on purpose: the message waits in the list.',
      'The endpoint answers fast while the work takes ten seconds.',
    ],
    variants: [
      {
        title: 'No signature',
        addition:
          'The service does not sign. Use a secret address and fetch the record to confirm.',
      },
    ],
    notFor:
      'If a delay of an hour is fine, ask the service on a schedule instead. That is simpler and loses nothing.',
    terms: ['webhook', 'http-status-code', 'secret'],
    related: ['payment-messages-that-come-twice', 'read-data-from-an-api', 'scheduled-job'],
  },
  {
    slug: 'offer-a-public-api',
    title: 'Offer an API to others',
    prompt:
      'Design a REST API for {app} so that {clients} can {use}. First write an OpenAPI document with an example for every answer and error. Names are those our users know, not those of our tables. Lists have a cursor and at most 100 entries; times are ISO 8601 in UTC; money is whole cents with a currency. Errors have a fixed code, a sentence and the field. People create, name, limit and revoke tokens in their account; we store hashes. Limit calls per token and say in headers what is left. The same rights apply as in the app. State how we change things without breaking clients. I review the document before you build the first endpoint.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the equipment rental' },
      { name: 'clients', label: 'Clients', example: 'the systems of larger customers' },
      { name: 'use', label: 'What they do', example: 'read bookings and create new ones' },
    ],
    suggestedTool: 'codex-cli',
    summary:
      'Agree on a described API with tokens, limits and clear errors before the first endpoint.',
    kind: 'connect',
    level: 'Advanced',
    minutes: 120,
    why: 'Once others use an API, each name in it is a promise. A description can be discussed and tried before anything exists. Tokens that people can limit and revoke keep a leaked one from becoming a disaster.',
    checks: [
      'Somebody who does not know the app can write a request from the description.',
      'A token for reading cannot change anything.',
      'A token of customer A gets 404 for records of customer B.',
      'Exceed the limit: the answer says when to try again.',
    ],
    variants: [
      {
        title: 'Webhooks too',
        addition: 'Clients can register an address and get signed messages about bookings.',
      },
      {
        title: 'For AI agents',
        addition:
          'Offer the same actions through the Model Context Protocol, with the same tokens.',
      },
    ],
    notFor:
      'One partner with one wish is served by a daily file. Build an API when the third asks.',
    terms: ['rest', 'api', 'rate-limiting', 'http-status-code'],
    related: ['who-may-see-what', 'read-data-from-an-api', 'export-all-data'],
  },
  {
    slug: 'text-message-reminders',
    title: 'Reminders by SMS or WhatsApp',
    prompt:
      'Add reminders to {app} by {channel}: {reminder}. People switch them on themselves; store when and with which words they agreed, and stop at once when they answer STOP. Check numbers when they are typed. Send between 9 am and 8 pm of the person only, never the same reminder twice, none for something that was canceled. Show in the app what was sent, delivered or failed. Set a limit per person, per day and per month that stops everything and tells me. On my computer the messages appear in the log only. Write the messages with at most 160 letters first, in {languages}. List what I must register with the provider, as questions to check on its site.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the dental practice calendar' },
      { name: 'channel', label: 'Channel', example: 'SMS' },
      { name: 'reminder', label: 'Reminder', example: 'a day before the appointment' },
      { name: 'languages', label: 'Languages', example: 'English and Spanish' },
    ],
    suggestedTool: 'base44',
    summary: 'Messages with consent, quiet hours, a stop word and a limit that protects your bill.',
    kind: 'connect',
    level: 'Intermediate',
    minutes: 60,
    why: 'Each text message costs money and reaches into private life, so limits and consent come before features. Rules of providers and countries differ and change; the prompt turns them into questions for you. A message about a canceled appointment is worse than none.',
    checks: [
      'Cancel an appointment an hour before the reminder: nothing is sent.',
      'Answer STOP and look at the stored consent.',
      'Set the limit to two and cause three messages.',
      'Read the messages aloud, with the longest name in them.',
    ],
    variants: [
      {
        title: 'Answers',
        addition: 'People answer 1 to confirm or 2 to move, and the app reacts.',
      },
      {
        title: 'Mail first',
        addition: 'Send a text message only if the mail was not opened within a day.',
      },
    ],
    notFor: 'Codes for signing in need other rules and short times. Use a service made for that.',
    terms: ['cron-job', 'api', 'rate-limiting'],
    related: ['calendar-in-step', 'send-mail-that-arrives', 'scheduled-job'],
  },
  {
    slug: 'read-data-from-an-api',
    title: 'Read data from the API of another service',
    prompt:
      'I want to show {data} from {service} in {app}. I paste an example answer and the page of the documentation; do not use anything from memory. First tell me what identifies an entry, which fields can be missing, how many calls I may make, and what the terms say about storing it, with the sentence. Then build one module that fetches from the server, checks the shape of each answer, waits at most five seconds, tries again twice, and keeps a copy for an hour. If the service fails, show the copy with its age. The key stays on the server. Test it with the example, missing fields and an error page. Text: {pasted}',
    fields: [
      { name: 'data', label: 'Data', example: 'the tides of the next three days' },
      { name: 'service', label: 'Service', example: 'a public weather office' },
      { name: 'app', label: 'Your app', example: 'the page of our sailing club' },
      { name: 'pasted', label: 'Example and page', example: '(paste both here)' },
    ],
    suggestedTool: 'visual-studio-code',
    summary:
      'Fetch on the server, check each answer, keep a copy and stay useful when the source fails.',
    kind: 'connect',
    level: 'Intermediate',
    minutes: 45,
    why: 'Models invent endpoints that sound right, so the prompt allows only what you paste. The other service will be slow or down one day, and your page should not be. Checking the shape turns a strange fault into a clear message.',
    checks: [
      'Search the code of the browser for the key.',
      'Cut the connection: the copy is shown with its age.',
      'Remove a field from the example: the page still works.',
      'Count the calls of an hour and compare with the limit.',
    ],
    variants: [
      {
        title: 'No API',
        addition:
          'There is only a file to download. Fetch it once a night and report if it changed.',
      },
      {
        title: 'Two sources',
        addition: 'Add a second source for the same data and say which one is shown.',
      },
    ],
    notFor: 'It is not for copying pages whose owner forbids it. Ask for permission or for a file.',
    terms: ['api', 'json', 'cache', 'hallucination'],
    related: ['receive-webhooks', 'secrets-out-of-the-code', 'scheduled-job'],
  },
];
