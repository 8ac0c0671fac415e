import type { TermText } from '../glossary-types.ts';

export const webFurtherTexts: readonly TermText[] = [
  {
    slug: 'cors',
    plain:
      'CORS is a rule of browsers. A page from one site may not read answers from another one unless that other server allows it with a header. The rule protects the people who are signed in elsewhere. It does not protect your server: programs that are no browsers ignore it.',
    example:
      'Your page runs at app.example, your API at api.example. The browser blocks the answer until the API says that app.example may read it. Then the list appears.',
    say: 'The browser reports a CORS error. Allow exactly our own origins on the server, with the methods and headers that we use. Do not allow every origin together with cookies.',
    mistakes: [
      'People allow every origin to make the message go away, and with it the protection.',
      'People try to fix it in the page. Only the answering server can allow it.',
    ],
    related: ['api', 'http-status-code', 'cookie'],
  },
  {
    slug: 'cookie',
    plain:
      'A cookie is a small note that a server hands to a browser. The browser shows it again with every later visit to that site. It is how a site knows that you are signed in. Flags decide who can read it, how long it stays and whether it travels to the site from elsewhere.',
    example:
      'After the sign-in your app sets a cookie with a random session id. It is marked HttpOnly, Secure and SameSite, so scripts cannot read it and it travels over HTTPS only.',
    say: 'Keep the session in a cookie with HttpOnly, Secure and SameSite=Lax, and an end date. Store nothing in it but a random id, and remove it at sign-out.',
    mistakes: [
      'Names, rights or prices stand in a cookie that the visitor can edit.',
      'Cookies for tracking are set before anybody has agreed, where consent is needed.',
    ],
    related: ['session', 'csrf', 'authentication'],
  },
  {
    slug: 'session',
    plain:
      'A session is the time between signing in and signing out. The server remembers it under a long random id, and the browser brings that id with each request. Ending the session on the server signs a person out everywhere at once.',
    example:
      'A member of your club signs in on a borrowed laptop and forgets to sign out. At home they press “Sign out everywhere”, and the session on the laptop ends.',
    say: 'Store sessions in the database with a random id, a time of the last use and an end. Make a new id at sign-in, end all sessions when the password changes, and list them in the account.',
    mistakes: [
      'Sessions never end, so a stolen id works for ever.',
      'Sign-out only deletes the cookie, while the server goes on accepting the id.',
    ],
    related: ['cookie', 'authentication', 'json-web-token'],
  },
  {
    slug: 'dns',
    plain:
      'DNS is the address book of the internet. It translates a name such as example.com into the number of the computer that answers for it. Other entries say where mail goes and prove that the name is yours. Copies of entries are kept for a while, so a change takes time to reach everybody.',
    example:
      'You bought a name and your app runs at a host. You add the entry that the host shows you. An hour later the name leads to your app, and the host makes a certificate for it.',
    say: 'List the DNS records that I need for this host and for mail from my domain, with type, name and value. Say which existing ones I have to keep, and how I can check the result.',
    mistakes: [
      'People delete the records for mail while they set up the site.',
      'People change a record again and again instead of waiting until copies expire.',
    ],
    related: ['domain-name', 'hosting', 'tls-certificate'],
  },
  {
    slug: 'domain-name',
    plain:
      'A domain name is the name of your place on the internet, such as example.com. You rent it by the year from a registrar. It is not the site itself: the site lives with a host, and DNS connects both. Who controls the name controls site and mail.',
    example:
      'You start with an address of your host. When the app has its first users, you register a name, connect it and redirect the old address, so that nobody gets lost.',
    say: 'My app runs at this host and my domain is registered elsewhere. Explain step by step how I connect them, with and without www, and redirect one to the other.',
    mistakes: [
      'The name is registered on the private account of somebody who leaves.',
      'The renewal fails because of an old card, and the site is gone in the morning.',
    ],
    related: ['dns', 'hosting', 'https'],
  },
  {
    slug: 'json',
    plain:
      'JSON is a way to write data as text that both people and programs can read. It has names and values, lists and groups in braces. APIs send it, settings are kept in it, and models can be asked to answer in it. It is strict: a missing comma makes the whole text invalid.',
    example:
      'Your app asks a model to sort a mail. The answer is JSON with the fields topic, urgency and summary. The app checks it against a schema and files the mail.',
    say: 'Answer with JSON only, in exactly this schema, without any text around it. Use null where the mail does not say it, and invent nothing.',
    mistakes: [
      'An app trusts JSON from outside without checking it against a schema.',
      'Money is sent as a number with decimals, and the cents get lost in rounding.',
    ],
    related: ['api', 'schema', 'rest'],
  },
  {
    slug: 'http-status-code',
    plain:
      'Each answer on the web begins with a number that says how it went. 2xx means success, 3xx means look elsewhere, 4xx means that the caller made a mistake, and 5xx means that the server failed. Browsers, search engines and other programs act on the number and not on the words.',
    example:
      'Someone opens a deleted product. Your shop answers 404 with a friendly page, and search engines forget the address. During maintenance it answers 503, and they come again later.',
    say: 'Answer with fitting status codes: 400 for bad input, 401 without sign-in, 403 without the right, 404 for missing things, 409 for conflicts, 429 for too many requests. Test each of them.',
    mistakes: [
      'A page says “not found” and sends 200, so search engines list it.',
      'Mistakes of the caller are answered with 500, and alarms ring for nothing.',
    ],
    related: ['api', 'rest', 'monitoring'],
  },
  {
    slug: 'cache',
    plain:
      'A cache keeps the result of slow work close at hand, so that the next one who asks gets it at once. Browsers, servers and networks in between have caches. The hard part is to know when a kept result is out of date.',
    example:
      'Your start page shows the ten best recipes. Computing them takes a second, so the server keeps the page for a minute. When somebody publishes a recipe, the kept page is dropped.',
    say: 'Cache this answer for 60 seconds and drop it when the data changes. Never cache answers that belong to one person, and tell me how I can see if a request was answered from the cache.',
    mistakes: [
      'The page of one signed-in person is kept and shown to another.',
      'People search for a fault for hours and look at an old copy.',
    ],
    related: ['cdn', 'scaling', 'server-side-rendering'],
  },
  {
    slug: 'form-validation',
    plain:
      'Form validation checks what people type before it is used. In the browser it is a help: it says early what is missing. On the server it is protection, because anybody can send anything. A good message says what is wrong and how to repair it, and keeps what was typed.',
    example:
      'Your sign-up wants a phone number. The form says “Please begin with the country code” beside the field. The server checks it again, and also that the number is not registered yet.',
    say: 'Validate this form on the server with a schema, and use the same schema in the browser. Put each message beside its field, keep the input, and move the focus to the first error.',
    mistakes: [
      'The check exists in the browser only.',
      'Rules are too strict: real names have spaces, accents and hyphens.',
    ],
    related: ['backend', 'schema', 'user-experience'],
  },
];
