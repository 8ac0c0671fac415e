import { furtherToolsAround } from './further-tools-around.ts';
import type { FurtherToolGroup } from './tool-types.ts';

/** Names and addresses were checked in 2026. */
export const furtherTools: readonly FurtherToolGroup[] = [
  {
    title: 'App builders',
    tools: [
      {
        name: 'Base44',
        maker: 'Wix',
        description: 'Full-stack app builder with hosting',
        url: 'https://base44.com',
      },
      {
        name: 'Emergent',
        maker: 'Emergent',
        description: 'Agents that plan, build and deploy apps',
        url: 'https://emergent.sh',
      },
      {
        name: 'Anything',
        maker: 'Anything (formerly Create)',
        description: 'Web and mobile apps from prompts',
        url: 'https://www.anything.com',
      },
      {
        name: 'Rocket',
        maker: 'Rocket.new',
        description: 'Web and mobile app builder',
        url: 'https://www.rocket.new',
      },
      {
        name: 'Google AI Studio',
        maker: 'Google',
        description: 'Builds and tries Gemini apps in browser',
        url: 'https://aistudio.google.com',
      },
      {
        name: 'Dyad',
        maker: 'Dyad',
        description: 'Open-source app builder on your computer',
        url: 'https://www.dyad.sh',
      },
      {
        name: 'bolt.diy',
        maker: 'StackBlitz Labs',
        description: 'Open-source Bolt with your own models',
        url: 'https://github.com/stackblitz-labs/bolt.diy',
      },
    ],
  },
  {
    title: 'Editors and IDE agents',
    tools: [
      {
        name: 'Visual Studio Code',
        maker: 'Microsoft',
        description: 'Code editor with built-in agent mode',
        url: 'https://code.visualstudio.com',
      },
      {
        name: 'Zed',
        maker: 'Zed Industries',
        description: 'Fast editor with built-in agents',
        url: 'https://zed.dev',
      },
      {
        name: 'Devin Desktop',
        maker: 'Cognition',
        description: 'Agent editor, called Windsurf until June 2026',
        url: 'https://windsurf.com',
      },
      {
        name: 'Kiro',
        maker: 'Amazon Web Services',
        description: 'Editor that works from written specifications',
        url: 'https://kiro.dev',
      },
      {
        name: 'Google Antigravity',
        maker: 'Google',
        description: 'Agent-first development platform',
        url: 'https://antigravity.google',
      },
      {
        name: 'Trae',
        maker: 'ByteDance',
        description: 'AI code editor with builder mode',
        url: 'https://www.trae.ai',
      },
      {
        name: 'Cline',
        maker: 'Cline Bot',
        description: 'Open-source agent for VS Code',
        url: 'https://cline.bot',
      },
      {
        name: 'Kilo Code',
        maker: 'Kilo',
        description: 'Open-source agent for editors and terminal',
        url: 'https://kilo.ai',
      },
      {
        name: 'Junie',
        maker: 'JetBrains',
        description: 'Coding agent in JetBrains editors',
        url: 'https://www.jetbrains.com/ai/',
      },
      {
        name: 'Tabnine',
        maker: 'Tabnine',
        description: 'Private code completion and chat',
        url: 'https://www.tabnine.com',
      },
      {
        name: 'Augment Code',
        maker: 'Augment',
        description: 'Assistant for large codebases',
        url: 'https://www.augmentcode.com',
      },
    ],
  },
  {
    title: 'Command-line agents',
    tools: [
      {
        name: 'Claude Code',
        maker: 'Anthropic',
        description: 'Coding agent in the terminal',
        url: 'https://claude.com/product/claude-code',
      },
      {
        name: 'Codex CLI',
        maker: 'OpenAI',
        description: 'Open-source coding agent in the terminal',
        url: 'https://developers.openai.com/codex/cli',
      },
      {
        name: 'Antigravity CLI',
        maker: 'Google',
        description: 'Terminal agent, successor of Gemini CLI',
        url: 'https://antigravity.google/product/antigravity-cli',
      },
      {
        name: 'OpenCode',
        maker: 'Anomaly',
        description: 'Open-source terminal agent, many model providers',
        url: 'https://opencode.ai',
      },
      {
        name: 'Aider',
        maker: 'Paul Gauthier',
        description: 'Pair programming with git commits',
        url: 'https://aider.chat',
      },
      {
        name: 'Goose',
        maker: 'begun at Block',
        description: 'Open-source local agent with extensions',
        url: 'https://github.com/aaif-goose/goose',
      },
      {
        name: 'Crush',
        maker: 'Charm',
        description: 'Coding agent with a terminal interface',
        url: 'https://github.com/charmbracelet/crush',
      },
      {
        name: 'Qwen Code',
        maker: 'Alibaba',
        description: 'Terminal agent for Qwen models',
        url: 'https://github.com/QwenLM/qwen-code',
      },
      {
        name: 'Mistral Vibe',
        maker: 'Mistral AI',
        description: 'Terminal agent for Mistral models',
        url: 'https://github.com/mistralai/mistral-vibe',
      },
      {
        name: 'Amp',
        maker: 'Amp (from Sourcegraph)',
        description: 'Coding agent for terminal and editor',
        url: 'https://ampcode.com',
      },
      {
        name: 'Warp',
        maker: 'Warp',
        description: 'Terminal with built-in coding agents',
        url: 'https://www.warp.dev',
      },
    ],
  },
  {
    title: 'UI design to code',
    tools: [
      {
        name: 'Stitch',
        maker: 'Google',
        description: 'Interface designs and code from prompts',
        url: 'https://stitch.withgoogle.com',
      },
      {
        name: 'Figma Make',
        maker: 'Figma',
        description: 'Working prototypes from prompts and designs',
        url: 'https://www.figma.com/make/',
      },
      {
        name: 'Magic Patterns',
        maker: 'Magic Patterns',
        description: 'Interface components from prompts',
        url: 'https://www.magicpatterns.com',
      },
      {
        name: 'Uizard',
        maker: 'Uizard',
        description: 'Sketches and text into interactive mockups',
        url: 'https://uizard.io',
      },
      {
        name: 'Kombai',
        maker: 'Kombai',
        description: 'Figma designs into interface code',
        url: 'https://kombai.com',
      },
      {
        name: 'Builder.io Fusion',
        maker: 'Builder.io',
        description: 'Visual building with AI on code',
        url: 'https://www.builder.io',
      },
      {
        name: 'screenshot-to-code',
        maker: 'Abi Raja',
        description: 'Screenshots into HTML, React or Vue',
        url: 'https://github.com/abi/screenshot-to-code',
      },
    ],
  },
  ...furtherToolsAround,
];
