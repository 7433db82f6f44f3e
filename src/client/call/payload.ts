import type { PayloadText } from './bodies.js';

/** Who calls, as every envelope says it. */
export interface Caller {
  readonly username: string;
  /** The SHA-1 of the password. */
  readonly passwordHash: string;
  readonly siteId: string;
}

/** Writes the request envelopes of one caller; what is the same in all of them is encoded once. */
export class PayloadWriter {
  readonly #head: string;
  readonly #encodedHead: string;

  constructor({ username, passwordHash, siteId }: Caller) {
    const members = JSON.stringify({ username, password: passwordHash, site_id: siteId });
    this.#head = `${members.slice(0, -1)},"event_name":`;
    this.#encodedHead = encodeURIComponent(this.#head);
  }

  /**
   * The envelope of one call, event_data being JSON text within it.
   *
   * @param data in the spelling of the wire
   */
  write(event: string, data: unknown): PayloadText {
    const eventData = JSON.stringify(JSON.stringify(data) ?? '{}');
    return {
      head: this.#head,
      encodedHead: this.#encodedHead,
      rest: `${JSON.stringify(event)},"event_data":${eventData}}`,
    };
  }
}
