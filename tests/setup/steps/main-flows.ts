import { briefPath } from '../../../src/features/playable/briefs.ts';
import { adminAreas } from '../../../src/shared/words/admin.ts';
import { exampleSteps } from './example-steps.ts';

export interface BrowserHands {
  open(path: string): Promise<void>;
  fill(label: string, value: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  press(words: string): Promise<void>;
  see(words: string): Promise<void>;
  read(label: string): Promise<string>;
}

export interface AuditingHands extends BrowserHands {
  /** By keyboard. */
  enter(words: string): Promise<void>;
  /** By a finger. */
  tap(words: string): Promise<void>;
  /** @throws Error that lists what axe finds, or that the page scrolls sideways */
  audit(): Promise<void>;
}

const demoAdmin = { username: 'admin', password: 'vibecode-demo' };

async function askForOffer(hands: BrowserHands): Promise<void> {
  await hands.open('/');
  await hands.open('/blog');
  await hands.press('Read More');
  await hands.see('Back to Blog');
  await hands.open('/contact');
  await hands.press('Send Message');
  await hands.see('First name must be at least 2 characters');
  await hands.fill('First Name', 'Ada');
  await hands.fill('Last Name', 'Lovelace');
  await hands.fill('Email', 'ada@example.com');
  await hands.choose('Project Type', 'Web Application');
  await hands.choose('Budget Range', '$15,000 - $50,000');
  await hands.fill('Project Description', 'A booking site for guided walks.');
  await hands.press('Send Message');
  await hands.see('Message sent successfully!');
}

async function signUp(hands: BrowserHands): Promise<void> {
  const digits = String(Math.floor(Math.random() * 10_000)).padStart(4, '0');
  await hands.open('/developer-signup');
  await hands.fill('Phone Number', `+1612557${digits}`);
  await hands.press('Send Verification Code');
  await hands.see('Verification Code Sent');
  await hands.fill('Verification Code', await hands.read('Your code'));
  await hands.press('Verify Phone');
  await hands.see('Complete Setup');
  await hands.fill('Name', `Rosa Quill ${digits}`);
  await hands.press('Complete Setup');
  await hands.see('No projects shared yet.');
}

async function signIn(hands: BrowserHands): Promise<void> {
  await hands.open('/admin');
  await hands.fill('Username', demoAdmin.username);
  await hands.fill('Password', demoAdmin.password);
  await hands.press('Login');
  await hands.see('Admin Dashboard');
}

async function writePost(hands: BrowserHands): Promise<void> {
  const title = `A post by another browser ${Math.random().toString(36).slice(2, 8)}`;
  await signIn(hands);
  await hands.press('New Post');
  await hands.see('Create New Post');
  await hands.fill('Title', title);
  await hands.fill('Excerpt', 'About browsers.');
  await hands.fill('Content', '<p>Text of another browser.</p>');
  await hands.press('Create Post');
  await hands.see('Blog post has been created successfully.');
}

async function walkThroughAreas(hands: AuditingHands): Promise<void> {
  for (const { id, label } of adminAreas) {
    await hands.open(`/admin?tab=${id}`);
    await hands.see(label);
    await hands.audit();
  }
}

/** Two loaves by keyboard, then a court by touch. */
async function playInHero(hands: AuditingHands): Promise<void> {
  await hands.open('/');
  await hands.enter('Add: Country loaf');
  await hands.enter('Add: Country loaf');
  await hands.enter('8:00');
  await hands.enter('Order · $17.00');
  await hands.see('Pick it up at 8:00 tomorrow.');
  await hands.enter('Print the 3 am list');
  await hands.see('Baking list, 3 am');
  await hands.audit();
  await hands.open(briefPath('courts'));
  await hands.tap('7 pm Free');
  await hands.see('Court 1 at 7 pm is yours.');
}

/** Each example by keyboard, then from its beginning by touch. */
async function playExamples(hands: AuditingHands): Promise<void> {
  for (const { slug, steps, end } of exampleSteps) {
    await hands.open(`/examples/${slug}`);
    for (const act of [hands.enter, hands.tap]) {
      for (const label of steps.flat()) await act(label);
      await hands.see(end);
      await hands.see('4 of 4 steps done');
      await hands.audit();
      await act('Start again');
    }
  }
}

/** Sent and joined where they happen, then all eight scenes on the page of the design. */
async function seeMoments(hands: AuditingHands): Promise<void> {
  await askForOffer(hands);
  await hands.see('Follow your request');
  await hands.audit();
  await hands.enter('Follow your request');
  await hands.see('We have your request');
  await hands.audit();
  await signUp(hands);
  await hands.see('Your profile is saved');
  await hands.audit();
  await hands.open('/design');
  await hands.audit();
}

export const mainFlows = {
  'a visitor reads a post and asks for an offer': askForOffer,
  'a developer signs up': signUp,
  'the owner writes a post': writePost,
} satisfies Record<string, (hands: BrowserHands) => Promise<void>>;

export const auditedFlows = {
  'the apps of the home page work by keyboard and touch': playInHero,
  'the six examples work by keyboard and touch': playExamples,
  'moments are whole': seeMoments,
} satisfies Record<string, (hands: AuditingHands) => Promise<void>>;

/** Begin where the last of the main flows ended. */
export const deskFlows = {
  'the owner walks through every area, in which axe finds nothing': walkThroughAreas,
} satisfies Record<string, (hands: AuditingHands) => Promise<void>>;
