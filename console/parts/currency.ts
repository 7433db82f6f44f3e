type ReadCurrency = () => string | null | undefined;

let read: ReadCurrency = () => undefined;

/** Returns the currency of the site by its code; undefined for amounts without a sign. */
export function currencyOfSite(): string | undefined {
  return read() ?? undefined;
}

/** Sets the source of the currency. A source that reads a signal renders amounts again when it changes. */
export function readCurrencyBy(reader: ReadCurrency): void {
  read = reader;
}
