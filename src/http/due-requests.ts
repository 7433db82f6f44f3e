/**
 * Requests that wait for their start. The services take turns: many requests to one service, such as the JSON API, delay a
 * request to another, such as the receiver, by one start each.
 */
export class DueRequests<Request> {
  /** The requests of each service, those of the service whose turn is next first. */
  readonly #ofServices = new Map<object, Request[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(service: object, request: Request): void {
    const requests = this.#ofServices.get(service);
    if (requests) requests.push(request);
    else this.#ofServices.set(service, [request]);
    this.#size += 1;
  }

  /**
   * Removes and returns the oldest request that is wanted, of the service whose turn it is. Services without such a request
   * keep their turn.
   */
  take(isWanted: (request: Request) => boolean): Request | undefined {
    for (const [service, requests] of this.#ofServices) {
      const index = requests.findIndex(isWanted);
      if (index < 0) continue;
      const [taken] = requests.splice(index, 1);
      this.#ofServices.delete(service);
      if (requests.length > 0) this.#ofServices.set(service, requests);
      this.#size -= 1;
      return taken;
    }
    return undefined;
  }
}
