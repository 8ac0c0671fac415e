/** Declares only the used part of the library: it has no types for this file. Its main file loads much more. */
declare module 'mailauth/lib/dkim/verify.js' {
  interface Signature {
    signingDomain?: string;
    selector?: string;
    signingHeaders?: { keys?: string };
    canonBodyLengthLimited?: boolean;
    status: { result: string; aligned?: string | false };
  }
  export function dkimVerify(
    mail: Buffer,
    options: { resolver: (name: string, type: string) => Promise<string[][]> },
  ): Promise<{ headerFrom: string[]; results: Signature[] }>;
}
