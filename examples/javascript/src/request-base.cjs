'use strict';

const { AsyncLocalStorage } = require('node:async_hooks');

const { TLSSocket } = require('node:tls');

/** A host as a header names it: a name, an address or a bracketed IPv6 address, and a port. */
const HOST = /^(?:[A-Za-z0-9.-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/;

/**
 * Knows under which address a request reached this side, so that the addresses handed out in the answer work for
 * whoever asked, wherever the demo is mounted.
 */
class RequestBase {
  #current = new AsyncLocalStorage();

  #usual;
  #isFixed;

  /**
   * @param usual is taken where no request tells
   * @param isFixed takes the usual one always
   */
  constructor(usual, isFixed) {
    this.#usual = usual;
    this.#isFixed = isFixed;
  }

  /** Runs `serve` for a request. */
  run(request, serve) {
    this.#current.run(this.#baseOf(request), serve);
  }

  /** What addresses begin with, without a slash at its end. */
  get() {
    return this.#current.getStore() ?? this.#usual;
  }

  #baseOf(request) {
    const { host } = request.headers;
    if (this.#isFixed || host === undefined || !HOST.test(host)) return this.#usual;
    const scheme = request.socket instanceof TLSSocket ? 'https' : 'http';
    // Express tells below which path it has mounted us.
    const mounted = 'baseUrl' in request && typeof request.baseUrl === 'string';
    return `${scheme}://${host}${mounted ? request.baseUrl : ''}`;
  }
}

module.exports = { RequestBase };
