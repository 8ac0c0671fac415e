import type { ProofFault } from '../proof-ways.ts';
import { proofFaultSentences } from './proof-words.ts';

interface FallenProof {
  brand: string;
  address: string;
  fault: ProofFault;
  /** Address of the tab that checks it again. */
  tab: string;
}

export const proofMessages = {
  fallen: ({ brand, address, fault, tab }: FallenProof) => ({
    sms: `${brand}: ${address} is not marked as proven any more. ${proofFaultSentences[fault]} Check it again: ${tab} Reply STOP to get no more texts.`,
    mail: {
      subject: `${brand}: ${address} is not marked as proven any more`,
      text: [
        `We looked three times over some days for the proof that ${address} is yours. ${proofFaultSentences[fault]}`,
        'Your profile does not mark this address as proven any more. Put the proof back and check again, and the mark comes back at once.',
      ].join('\n\n'),
      step: { label: 'Check again', address: tab },
    },
  }),
};
