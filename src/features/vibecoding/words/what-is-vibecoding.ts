import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

/** Dates and sources are facts: change them only with a source. */
export const whatIsVibecodingKind = contentKind({
  name: 'what-is-vibecoding',
  title: 'What is Vibecoding',
  places: [{ label: 'What is Vibecoding', path: paths.whatIsVibecoding }],
  sections: ['definition', 'timeline', 'elements', 'coined', 'audience', 'journey'],
  release: {
    meta: {
      title: `What is Vibecoding?{titleSuffix}`,
      description:
        'Vibecoding means building software by describing it to an AI. Learn where the word comes from, how it works, who can do it and what it feels like.',
      keywords: [
        'what is vibecoding',
        'vibe coding definition',
        'who coined vibe coding',
        'Andrej Karpathy vibe coding',
        'AI programming history',
        'AI app building for beginners',
      ],
    },
    hero: {
      eyebrow: 'What is vibecoding?',
      title: 'Building software by saying what you want',
      intro:
        'You describe, the AI writes, you try it and say what is off. Here is where the idea comes from, how it works and where it stops working.',
      actions: [
        { label: 'Start with the tips', to: paths.tips },
        { label: 'Compare the tools', to: paths.resources },
      ],
    },
    definition: {
      eyebrow: 'Definition',
      title: 'The short version',
      intro: 'One sentence to remember, two paragraphs to understand it.',
      term: 'Vibecoding',
      statement:
        'Making software by describing the result in plain language and letting an AI write the code, while you steer by trying what it made.',
      paragraphs: [
        'In its pure form you never look at the code. You run the app, notice what is wrong and say so. That is quick and fun, and it is fine for a weekend project that nobody depends on.',
        'Once other people rely on the result, someone has to read, test and understand it. The conversation stays the same; the care goes up. Our own projects are built that way.',
      ],
    },
    timeline: {
      title: 'How we got here',
      intro: 'Five years from a model that finishes sentences to one that finishes apps.',
      eras: [
        {
          period: '2020-2021',
          title: 'Models learn to write code',
          description: 'Language models turn out to be able to program a little, by accident.',
          events: [
            { date: 'June 2020', text: 'GPT-3 appears and writes small programs on request.' },
            { date: 'June 29, 2021', text: 'GitHub Copilot opens as a technical preview.' },
            {
              date: '2021',
              text: 'The Codex paper shows how well a model trained on code can solve tasks.',
            },
          ],
        },
        {
          period: '2022',
          title: 'The assistant moves in',
          description:
            'Code completion becomes a product, and chatting with a model becomes normal.',
          events: [
            { date: 'June 21, 2022', text: 'GitHub Copilot becomes generally available.' },
            {
              date: 'November 30, 2022',
              text: 'ChatGPT is released, and millions ask it for code.',
            },
          ],
        },
        {
          period: '2023',
          title: 'Room for whole projects',
          description:
            'Models get better at reasoning and can read far more than one file at once.',
          events: [
            { date: 'March 2023', text: 'GPT-4 and Copilot X are announced.' },
            { date: 'May 2023', text: 'Claude accepts 100,000 tokens, enough for many files.' },
          ],
        },
        {
          period: '2024-Present',
          title: 'From prompt to running app',
          description:
            'Builders take a description and return something you can click. It gets a name.',
          events: [
            { date: 'June 20, 2024', text: 'Claude Artifacts shows the result beside the chat.' },
            {
              date: 'September to November 2024',
              text: 'Replit Agent, Bolt.new and Lovable arrive within three months.',
            },
            {
              date: 'February 2025',
              text: 'The phrase "vibe coding" is coined, and Claude Code appears.',
            },
            {
              date: 'September and October 2025',
              text: 'Replit Agent 3 and Cursor 2.0 take on longer tasks.',
            },
            { date: '2025', text: 'Collins names "vibe coding" its word of the year.' },
          ],
        },
      ],
    },
    elements: {
      title: 'Every session has the same shape',
      intro: 'Tools change every month. These four steps stay.',
      items: [
        {
          title: 'Intent',
          description: 'A clear picture of who uses it, what they do and how you know it is done.',
        },
        {
          title: 'Conversation',
          description:
            'You ask in plain language, one change at a time, and answer questions back.',
        },
        {
          title: 'Feedback',
          description: 'You run it at once. What you see tells you what to say next.',
        },
        {
          title: 'Judgment',
          description: 'You decide what is good enough, what is risky and when to ask an expert.',
        },
      ],
    },
    coined: {
      title: 'Who coined the term?',
      intro: 'A post by Andrej Karpathy, co-founder of OpenAI and former head of AI at Tesla.',
      quote:
        'There\'s a new kind of coding I call "vibe coding", where you fully give in to the vibes, embrace exponentials, and forget that the code even exists.',
      author: 'Andrej Karpathy',
      date: 'February 2, 2025',
      paragraphs: [
        'Within weeks the phrase was everywhere, and Collins made it the word of the year 2025.',
        'It also got stretched. On March 19, 2025, Simon Willison pointed out that not every use of AI in programming is vibe coding: if you review, test and understand the code, you are developing software.',
      ],
      sources: [
        {
          label: "Andrej Karpathy's post on X",
          href: 'https://x.com/karpathy/status/1886192184808149383',
        },
        {
          label: "Simon Willison's article",
          href: 'https://simonwillison.net/2025/Mar/19/vibe-coding/',
        },
      ],
    },
    audience: {
      title: `Who can {product}?`,
      intro: 'Anyone who can explain what they want and notice when it is not that.',
      items: [
        {
          title: 'Complete beginners',
          description: 'You need patience and a small idea. The vocabulary comes along the way.',
        },
        {
          title: 'Business owners',
          description:
            'You know the problem best. Build the rough version, then decide what to invest.',
        },
        {
          title: 'Designers and product people',
          description: 'Show the thing instead of a picture of it, and change it in the meeting.',
        },
        {
          title: 'Developers',
          description: 'Skip the typing, keep the thinking. Your review skills are worth more now.',
        },
      ],
    },
    journey: {
      title: 'It feels easy, then hard, then yours',
      intro: 'Four phases, in this order. The third one ends.',
      phaseLabel: 'Phase',
      phases: [
        {
          phase: 1,
          feeling: 'Wonder',
          title: 'It just made that?',
          description: 'One sentence, one minute, one working screen. You show it to somebody.',
        },
        {
          phase: 2,
          feeling: 'Flow',
          title: 'One more change',
          description: 'Ideas turn into features as fast as you can type. You forget dinner.',
        },
        {
          phase: 3,
          feeling: 'Friction',
          title: 'Why did it break that?',
          description:
            'A fix undoes another fix. You learn to save versions and ask for less at once.',
        },
        {
          phase: 4,
          feeling: 'Confidence',
          title: 'I know how to ask',
          description:
            'You plan, check and correct without drama. The second app takes half the time.',
        },
      ],
    },
    closing: {
      ending: 'station',
      title: 'Try it while it is fresh',
      text: 'Pick an idea you could explain to a friend in one breath, and give it an afternoon.',
      actions: [
        { label: 'Get your first prompts', to: paths.tips },
        { label: 'Choose a tool', to: paths.resources },
      ],
    },
  },
});
