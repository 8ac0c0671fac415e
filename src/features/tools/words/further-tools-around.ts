import type { FurtherToolGroup } from './tool-types.ts';

export const furtherToolsAround: readonly FurtherToolGroup[] = [
  {
    title: 'Code review and testing',
    tools: [
      {
        name: 'CodeRabbit',
        maker: 'CodeRabbit',
        description: 'Pull request reviews',
        url: 'https://www.coderabbit.ai',
      },
      {
        name: 'Qodo',
        maker: 'Qodo (formerly CodiumAI)',
        description: 'Code review and test generation',
        url: 'https://www.qodo.ai',
      },
      {
        name: 'Greptile',
        maker: 'Greptile',
        description: 'Pull request reviews with codebase context',
        url: 'https://www.greptile.com',
      },
      {
        name: 'Sourcery',
        maker: 'Sourcery AI',
        description: 'Code reviews and security scans',
        url: 'https://sourcery.ai',
      },
      {
        name: 'SonarQube',
        maker: 'Sonar',
        description: 'Code quality and security analysis',
        url: 'https://www.sonarsource.com/products/sonarqube/',
      },
      {
        name: 'Snyk Code',
        maker: 'Snyk',
        description: 'Finds security flaws while you code',
        url: 'https://snyk.io/product/snyk-code/',
      },
      {
        name: 'Playwright Test Agents',
        maker: 'Microsoft',
        description: 'Plan, write and repair browser tests',
        url: 'https://playwright.dev/docs/test-agents',
      },
      {
        name: 'Diffblue Cover',
        maker: 'Diffblue',
        description: 'Writes unit tests for Java',
        url: 'https://www.diffblue.com',
      },
    ],
  },
  {
    title: 'Agents for repositories',
    tools: [
      {
        name: 'Devin',
        maker: 'Cognition',
        description: 'Autonomous engineer in the cloud',
        url: 'https://devin.ai',
      },
      {
        name: 'Jules',
        maker: 'Google',
        description: 'Works on GitHub repositories in background',
        url: 'https://jules.google',
      },
      {
        name: 'Codex cloud',
        maker: 'OpenAI',
        description: 'Coding tasks in cloud sandboxes',
        url: 'https://developers.openai.com/codex/cloud',
      },
      {
        name: 'OpenHands',
        maker: 'All Hands AI',
        description: 'Open-source software development agent',
        url: 'https://openhands.dev',
      },
      {
        name: 'SWE-agent',
        maker: 'Princeton researchers',
        description: 'Open-source agent that resolves GitHub issues',
        url: 'https://swe-agent.com',
      },
      {
        name: 'Factory',
        maker: 'Factory',
        description: 'Agents for whole software teams',
        url: 'https://factory.ai',
      },
      {
        name: 'GitLab Duo',
        maker: 'GitLab',
        description: 'Assistant and agents inside GitLab',
        url: 'https://about.gitlab.com/gitlab-duo/',
      },
    ],
  },
  {
    title: 'Local and open-weight model runners',
    tools: [
      {
        name: 'Ollama',
        maker: 'Ollama',
        description: 'Runs open models on your computer',
        url: 'https://ollama.com',
      },
      {
        name: 'LM Studio',
        maker: 'Element Labs',
        description: 'Desktop app for local models',
        url: 'https://lmstudio.ai',
      },
      {
        name: 'llama.cpp',
        maker: 'ggml.org and contributors',
        description: 'Fast local model engine in C++',
        url: 'https://github.com/ggml-org/llama.cpp',
      },
      {
        name: 'vLLM',
        maker: 'vLLM project',
        description: 'Serves open models on graphics processors',
        url: 'https://github.com/vllm-project/vllm',
      },
      {
        name: 'LocalAI',
        maker: 'Ettore Di Giacinto and contributors',
        description: 'Self-hosted server with OpenAI-style interface',
        url: 'https://github.com/mudler/LocalAI',
      },
      {
        name: 'Tabby',
        maker: 'TabbyML',
        description: 'Self-hosted coding assistant',
        url: 'https://github.com/TabbyML/tabby',
      },
      {
        name: 'Foundry Local',
        maker: 'Microsoft',
        description: 'Runs models on your own device',
        url: 'https://learn.microsoft.com/en-us/azure/ai-foundry/foundry-local/what-is-foundry-local',
      },
    ],
  },
  {
    title: 'Supporting platforms',
    tools: [
      {
        name: 'Supabase',
        maker: 'Supabase',
        description: 'Postgres database, sign-in and storage',
        url: 'https://supabase.com',
      },
      {
        name: 'Neon',
        maker: 'Databricks',
        description: 'Serverless Postgres with branches',
        url: 'https://neon.com',
      },
      {
        name: 'Vercel',
        maker: 'Vercel',
        description: 'Hosting for web apps',
        url: 'https://vercel.com',
      },
      {
        name: 'Netlify',
        maker: 'Netlify',
        description: 'Hosting for web apps',
        url: 'https://www.netlify.com',
      },
      {
        name: 'Cloudflare Workers',
        maker: 'Cloudflare',
        description: "Code at the network's edge",
        url: 'https://developers.cloudflare.com/workers/',
      },
      {
        name: 'OpenRouter',
        maker: 'OpenRouter',
        description: 'One interface to many models',
        url: 'https://openrouter.ai',
      },
      {
        name: 'Hugging Face',
        maker: 'Hugging Face',
        description: 'Library of open models and data',
        url: 'https://huggingface.co',
      },
      {
        name: 'Context7',
        maker: 'Upstash',
        description: 'Current library documentation for coding agents',
        url: 'https://context7.com',
      },
    ],
  },
];
