import type { ToolFacts } from '../../tool-types.ts';
import { fact } from '../fact.ts';

export const runnerFacts: readonly ToolFacts[] = [
  {
    slug: 'ollama',
    facts: [
      fact(
        'For whom',
        'People who build with open models on their own computer, for chats, for apps or behind coding agents such as Claude Code, Codex and OpenCode.',
        'Ollama’s README',
        'https://github.com/ollama/ollama/blob/main/README.md',
        '2026-08-21',
      ),
      fact(
        'Makes',
        'Downloads open models, chats with them in the terminal and offers them to other programs through a local REST interface and a Python library.',
        'Ollama’s README',
        'https://github.com/ollama/ollama/blob/main/README.md',
        '2026-08-21',
      ),
      fact(
        'Platforms',
        'macOS, Windows and Linux, with an official Docker image as well; it is used from the terminal or by other programs.',
        'Ollama’s README',
        'https://github.com/ollama/ollama/blob/main/README.md',
        '2026-08-21',
      ),
      fact(
        'Price',
        'The program is free and open source. Running cloud models needs an account on ollama.com.',
        'Ollama’s documentation of cloud models',
        'https://docs.ollama.com/cloud',
        '2026-11',
      ),
      fact(
        'Limits',
        'Local speed depends on the hardware: large models are slow without a strong graphics card. Cloud models run on Ollama’s servers instead.',
        'Ollama’s download page',
        'https://ollama.com/download',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'The program itself is published as open source under the MIT license.',
        'Ollama’s license file',
        'https://github.com/ollama/ollama/blob/main/LICENSE',
        '2026-08-21',
      ),
    ],
  },
  {
    slug: 'lm-studio',
    facts: [
      fact(
        'For whom',
        'Developers, researchers and companies with sensitive data who want to run language models on their own machine instead of in a cloud.',
        'Tool survey report by aegisfleet (third party)',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/lm-studio.md',
        '2026-08-05',
      ),
      fact(
        'Makes',
        'Runs downloaded models and serves them to other programs through a local server, which the included command line lms can start and stop.',
        'LM Studio’s documentation of lms',
        'https://lmstudio.ai/docs/lms',
        '2026-11',
      ),
      fact(
        'Platforms',
        'Windows, macOS and Linux, as a desktop application or without a window on a server; Apple silicon is recommended on the Mac.',
        'Tool survey report by aegisfleet (third party)',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/lm-studio.md',
        '2026-08-05',
      ),
      fact(
        'Price',
        'Free for private and commercial use with all local features; plans for teams and enterprises are priced on request.',
        'Tool survey report by aegisfleet (third party)',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/lm-studio.md',
        '2026-08-05',
      ),
      fact(
        'Limits',
        'Larger models need a strong graphics card and much memory, and the application itself is not open source.',
        'Tool survey report by aegisfleet (third party)',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/lm-studio.md',
        '2026-08-05',
      ),
      fact(
        'Who owns the code',
        'The command line lms, which comes with the application, is MIT-licensed and developed in public on GitHub.',
        'LM Studio’s documentation of lms',
        'https://lmstudio.ai/docs/lms',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'llama-cpp',
    facts: [
      fact(
        'For whom',
        'Developers who want to run language and vision models with little setup on many kinds of hardware, at home or in the cloud.',
        'llama.cpp’s README',
        'https://github.com/ggml-org/llama.cpp/blob/master/README.md',
        '2026-11',
      ),
      fact(
        'Makes',
        'A C and C++ engine with a command line, a server with an OpenAI-compatible interface and a built-in web page for chats.',
        'llama.cpp’s README',
        'https://github.com/ggml-org/llama.cpp/blob/master/README.md',
        '2026-11',
      ),
      fact(
        'Platforms',
        'Ready-made builds exist for macOS, iOS, Linux, Android and Windows, with variants for Vulkan, CUDA, ROCm, SYCL and plain processors.',
        'A llama.cpp release on GitHub',
        'https://github.com/ggml-org/llama.cpp/releases/tag/b9855',
        '2026-11',
      ),
      fact(
        'Price',
        'Free and open source; models in the GGUF format can be fetched straight from Hugging Face.',
        'llama.cpp’s README',
        'https://github.com/ggml-org/llama.cpp/blob/master/README.md',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'The project is published under the MIT license.',
        'llama.cpp’s README',
        'https://github.com/ggml-org/llama.cpp/blob/master/README.md',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'vllm',
    facts: [
      fact(
        'For whom',
        'Teams and researchers who serve language models to many requests and care about throughput and memory.',
        'vLLM’s README',
        'https://github.com/vllm-project/vllm/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Makes',
        'A Python library and an OpenAI-compatible server for models from Hugging Face, which can spread one model over several processors.',
        'vLLM’s README',
        'https://github.com/vllm-project/vllm/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Platforms',
        'Linux with NVIDIA, AMD or Intel graphics processors; Apple silicon is served by vLLM-Metal, a plug-in kept by the community.',
        'vLLM’s installation guide for graphics processors',
        'https://docs.vllm.ai/en/latest/getting_started/installation/gpu/',
        '2026-11',
      ),
      fact(
        'Limits',
        'Needs Linux: Windows is not supported natively, only through WSL or community forks. NVIDIA cards need compute capability 7.5 or higher.',
        'vLLM’s installation guide for graphics processors',
        'https://docs.vllm.ai/en/latest/getting_started/installation/gpu/',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'Begun in the Sky Computing Lab at UC Berkeley, vLLM is now a community project with contributors from universities and industry.',
        'vLLM’s README',
        'https://github.com/vllm-project/vllm/blob/main/README.md',
        '2026-11',
      ),
    ],
  },
];
