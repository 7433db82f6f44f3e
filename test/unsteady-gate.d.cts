/** The reporter of jest that names the tests which have passed at their second try alone. */
declare class UnsteadyGate {
  onRunComplete(contexts: readonly unknown[], results: object): void;
  getLastError(): Error | undefined;
}
export = UnsteadyGate;
