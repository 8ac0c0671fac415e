import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { videoPlatform } from '../../../shared/words/video-platform.ts';
import { legalReview } from './legal.ts';
import { promisedDays as days, keptSection } from './privacy-kept.ts';

export const privacyKind = contentKind({
  name: 'privacy',
  title: 'Privacy',
  places: [{ label: 'Privacy', path: paths.privacy }],
  optional: ['review'],
  labels: { what: 'Left column', text: 'Right column' },
  release: {
    meta: {
      title: `Privacy{titleSuffix}`,
      description:
        'What this site stores about visitors, clients and developers, why, for how long, which cookies it sets, and how to have your data deleted.',
      keywords: ['privacy', 'data protection', 'cookies', 'delete my data', '{brand}'],
    },
    hero: {
      eyebrow: 'Privacy',
      title: 'What we keep, and for how long',
      intro:
        'No advertising, no trackers; visits are only counted. What you send us serves to answer you, and is deleted when it has.',
    },
    review: legalReview,
    updated: { label: 'November 2026', dateTime: '2026-11' },
    sections: [
      {
        id: 'reading',
        title: 'When you read',
        paragraphs: [
          'You need no account and leave no profile. For each request the server writes a line to its log: time, page, result, how long it took, and the network that it came from, with the last part of your address cut off. Phone numbers, codes, e-mail addresses and passwords are masked in it.',
          'We count how often each page is read, how far and for how long, from which site or campaign readers come, and how often the ways to get in touch are used. Your browser sends that once, when you leave a page or put it aside. Nothing is stored in your browser for it, and no address and no profile with us: only sums remain. Readers of one day are told apart by a number made of network address, kind of browser and random bytes; bytes and numbers are deleted when the day is over, and after that nobody can tell anything about you by them, not even we.',
          'If your browser says that you do not want that (Do Not Track or Global Privacy Control), you are not counted.',
          'Counters by network address keep floods out. They are deleted in the night after their time is over, most of them within hours.',
          `Fonts, pictures and scripts come from this site alone. A video loads from ${videoPlatform.name} only after you press play, from its address without cookies; from then on its own rules apply.`,
        ],
      },
      {
        id: 'contact',
        title: 'When you write to us',
        paragraphs: [
          `The [contact form](${paths.contact}) stores what you type into it: name, e-mail address, company, kind of project, budget and description; and the time zone of your browser, so that our mail names times as your clock does. A text message to our number is stored with your number, and stands in your request if it begins with the code of its page; what you send from that number later stands there too. Both are read by us, may be sent on to our own mailbox, and serve to answer you and for nothing else. What we note down about it stands with it and is deleted with it; so does the page on which the visit began that led to your request, and the site or campaign that led to that page, where visits are counted.`,
          'With the form you get a link to a page of your request, where you see how far it has come and write to us. The link is the only key to it: we store nothing that it could be read from, no search engine and no cache keeps the page, and we can end the link at any time. What both sides write there, the files that you add, and the name that you accept a non-disclosure agreement with, belongs to the request and is kept as long as it is; we note when we opened and answered it first, with what you write when we have seen it, and with what we write when your browser has shown it. What you type there and do not send is kept as a draft, so that you find it again on every device on which you open the link; nobody else reads it.',
          'If you book the free call, we keep its time, your time zone and the phone number or video link that you leave for it with your request, put it into our own calendar, and send you mail about it: when it is booked, moved or canceled, and a day and an hour before.',
          `If you ask for it, with a tick of the form or on the page of your request, we offer the request to up to three developers of our network. They read the kind of project, the budget, the estimate and your description, from which the site takes out names, addresses, numbers and links. Only the one whom you choose gets your name, e-mail address and company, and your description in full. You can take the tick back at any time: the others read nothing of it from then on. What they answered is deleted ${days.endedBriefs} days after the brief has ended; everything, with the request.`,
          `A quote that we send you stays with your request, as does your answer to it with the name and the time that you gave it. What both sides have agreed on, an accepted quote and a non-disclosure agreement that both sides accepted, is kept for ${days.agreements} days (${days.agreements / 365} years) from the agreement: its text, the names and moments of both acceptances, and your name, e-mail address and company. It outlives the request, whether you withdraw that or we delete it, and your link goes on opening it; either side may have to show it.`,
          'When the work on a request is over, we may send you a link to write a testimonial. What you write is stored with the time at which you agreed to its publication, and is published with the name, role and stars that you enter, as you wrote it, after we have read it. You take it back on the same page at any time: then it is deleted, on the site too and in earlier versions of the page that we keep. It also goes when you withdraw the request. If you have chosen a developer for your request, we ask you and the developer once, a month later, whether you worked together. Both answers are stored. With your yes the job is counted on the profile of the developer, without your name. If you recommend the developer, your words are stored with the time at which you agreed to their publication, and stand on that profile with the name that you enter. You take them back on the same page at any time; then they are deleted. We can hide them.',
          'If you write to a developer, your name and your message are shown to them alone, unless they report it: then the owner of the site reads it too, with what both of you wrote after it. The developer may block you, and after a report the owner may block you for all developers: your name and a hash of your address are kept for that, and what you write is not shown. Your e-mail address is stored with them and not shown; where mail is set up, a receipt and the news of an answer go there, without a word of what either of you wrote.',
          'If you report a profile, the owner of the site reads the reason and your words. Who you are is not asked. If you want an answer, you may leave an e-mail address: it is used for the answer alone, the developer never sees it, and it is taken off the report as soon as we have decided. Nothing else that would tell who you are is kept with the report, and the developer is not told who has reported. If you save a search of developers, we keep your address and the filters for that mail alone, until you end it or do not keep it; what is never confirmed is deleted after two days.',
          'With a message you get a link to its page, where the answers stand and where you can write back or delete all of it, at once. It is kept like that of a contact request: we store nothing that the link could be read from. What you type there and do not send is kept as a draft, which nobody reads without the link.',
        ],
      },
      {
        id: 'developers',
        title: 'When you join the network',
        paragraphs: [
          'Your phone number is your sign-in. Your profile, photo, skills, and projects with their pictures are public, because that is what the network is for. Your phone number and your birth date are shown on your profile too, unless you switch that off in its form; they are never in the list of developers.',
          'We keep which browsers you have signed in with and when, so that you can end a session and so that strangers cannot keep you from asking for a code. What visitors write to you and what you answer is stored for you, and shown to you and to the one who wrote. Whom you block we keep by name and by a hash of their address. The owner of the site may hide your profile from everybody else, with a reason that is stored with it and told to you; what visitors report about it the owner reads. A message that you report is read by the owner of the site, with what was written after it and why you report it; we read no other. If you want to hear of messages, we keep how, your time zone, when we told you last, and the mail address that you have confirmed, which nobody else sees; a notification says that a message waits and never what it says. What you say of your availability, everybody reads on your profile until it ends; then it is kept for you alone, so that one press renews it, and we remind you before its end where you hear of messages. The web addresses that you prove to be yours, with the day of the last check, everybody reads on your profile; we ask these addresses again every month, and tell you where you hear of messages if the proof is gone. If you ask to be verified by the studio, we keep your request, the task, your answer and our remarks, which you and we read; with the mark, everybody reads its day and what was looked at, and what ended is deleted two years after its end. How often your profile, your projects and you in lists were seen, what led there, how often another site showed your badge and which one, as far as visits are counted, how many messages and briefs came, and how you answer them you alone read; from the times of messages and answers we work out how soon you usually answer, and your profile says it roughly if you switch that on. The briefs that we offer you if you have switched that on are stored for you too, with your answers, which we read; with a yes, the visitor reads your name, profile and words. A month after you were chosen we ask you and the client what became of it; both answers are stored, your profile says how many jobs of the last twelve months clients have confirmed, and shows what they write to recommend you. What you type in answer to a message or a brief and do not send is kept as a draft, for you alone.',
          `To find accounts that are double or made by a machine, the owner of the site is shown which profiles have the same photo or the same words, and which were made from the same network within a week. For that we keep a hash of the file of your photo as long as the photo, and a hash of the network that you joined from for ${days.signUpNetworks} days; the address itself is not kept with it, and the hash cannot be turned back into it without a key that is not in the database. A machine decides nothing by that.`,
        ],
      },
      {
        id: 'text-messages',
        title: 'Text messages',
        paragraphs: [
          'We send text messages for four reasons: a sign-in code that you have asked for, an answer to a message that you have sent us, a link to write a testimonial if you have sent us a request by text message, and, where a developer has chosen that, the news that a message or a brief waits for them, that we ask what became of a brief, that their availability ends, or that we have hidden their profile, show it again or have removed its photo. We send no advertising, and we do not give or sell your number or your consent to anybody.',
          `Reply STOP and you get nothing more; START undoes that, HELP explains. A STOP is kept for as long as it holds. [The rules for text messages](${paths.terms}#text-messages) say more.`,
        ],
      },
      keptSection,
      {
        id: 'cookies',
        title: 'Cookies',
        paragraphs: [
          'Somebody who only reads gets no cookie. There is nothing to consent to, and therefore no banner.',
        ],
        table: {
          caption: 'Cookies and storage',
          columns: { what: 'Name', text: 'What for' },
          rows: [
            {
              what: 'developer_session',
              text: 'Keeps a developer signed in; ends with the sign-in',
            },
            {
              what: 'developer_signed_in',
              text: 'Tells the page that asking who is signed in is worth a request; holds nothing else',
            },
            {
              what: 'browser',
              text: 'A random number that says whose sign-in code is whose; only in browsers that have asked for one',
            },
            { what: 'admin_session', text: 'Keeps the owner of the site signed in' },
            {
              what: 'admin_browser',
              text: 'A random number by which the owner hears of a sign-in with a new browser',
            },
            {
              what: 'Storage of your browser',
              text: 'Light or dark colors if you choose, the country of your phone number, a form you have not finished; never sent to us. And the developers on your shortlist, whom the address of its page names',
            },
          ],
        },
      },
      {
        id: 'others',
        title: 'Who else sees it',
        paragraphs: [
          'Nobody buys it from us and nobody gets it for purposes of their own. What the work needs passes through those who do it for us:',
        ],
        points: [
          'Twilio delivers text messages, and so gets your number and the message.',
          'A mail server carries the notice that you have written to us, our receipt and our answers, and the news of messages to developers, where one is set up.',
          'The company that runs our server or stores our pictures holds the data for us.',
          'The AI that helps to write posts gets what we ask it, and nothing that you have sent us. Where the search offers to answer a question, the provider of that AI gets the question when you ask it, with passages of our own pages, and nothing else about you. We do not store the question; the answer stays in the memory of our server for a day at most.',
        ],
      },
      {
        id: 'delete',
        title: 'Have it changed or deleted',
        paragraphs: [
          'Developers do it themselves: open your profile, choose Edit profile, and download everything that is stored about you as one file, change it, or delete the account. Deleting removes profile, photo, projects, messages, briefs and sign-ins at once.',
          `A contact request with everything about it, but for what both sides have agreed on, is deleted on its own page, at once. For everything else [write to us](${paths.contact}) from the address or number it is about. We answer within 24 hours and delete what we need not keep by law.`,
        ],
      },
    ],
  },
});
