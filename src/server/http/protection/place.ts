import type { FastifyInstance } from 'fastify';
import { Shares } from '../../limits/shares.ts';
import type { WorkPlace } from '../../limits/work-place.ts';
import { refusalsFor } from './busy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    place: Place;
  }
}

/** Beyond what waits for the database already, more would only wait longer. */
const places = 200;
/** A browser asks a few things at a time, an office some dozens; the rest of the places is for others. */
const shareOfPlaces = { perAddress: 60, perNetwork: 80 };

/**
 * A request's place among those at work (security row 57): held from the first work to the answer, and by every call of
 * a procedure, whose answer may be sent piece by piece while it works; not while all that runs is a wait.
 */
export class Place implements WorkPlace {
  private give: (() => void) | null = null;
  private isAnswering = false;
  private runs = 0;
  private waits = 0;

  constructor(
    private readonly shares: Shares,
    private readonly ip: string,
  ) {}

  /** The request is worked on from now. @throws DomainError SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS */
  begin(): void {
    this.give ??= this.shares.take({ ip: this.ip });
    this.isAnswering = true;
  }

  /** The answer is on its way, or nobody waits for it any more; calls that still run keep the place. */
  end(): void {
    this.isAnswering = false;
    this.leaveWhenIdle();
  }

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.give ??= this.shares.take({ ip: this.ip });
    this.runs += 1;
    try {
      return await work();
    } finally {
      this.runs -= 1;
      this.leaveWhenIdle();
    }
  }

  async pause<Result>(wait: () => Promise<Result>): Promise<Result> {
    this.waits += 1;
    this.leaveWhenIdle();
    try {
      return await wait();
    } finally {
      this.waits -= 1;
      // Work that was let in before goes on; refusing it now would lose what was done.
      if (this.isWorking()) this.give ??= this.shares.takeAnyway({ ip: this.ip });
    }
  }

  private isWorking(): boolean {
    return this.runs > 0 ? this.runs > this.waits : this.isAnswering && this.waits === 0;
  }

  private leaveWhenIdle(): void {
    if (this.isWorking()) return;
    this.give?.();
    this.give = null;
  }
}

/** Gives every request a place, which it takes when it is worked on (see overload.ts). */
export function registerPlaces(app: FastifyInstance): void {
  const shares = new Shares({
    ...shareOfPlaces,
    total: places,
    ...refusalsFor('places'),
  });
  app.decorateRequest('place');
  app.addHook('onRequest', (request, reply, done) => {
    const place = new Place(shares, request.ip);
    request.place = place;
    reply.raw.once('close', () => place.end());
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.place.end();
    done(null, payload);
  });
}
