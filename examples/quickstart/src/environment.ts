/** Variables and their values. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The account of the demo, for tests on your own machine. */
const DEMO: Environment = {
  SVCLINK_USER: 'demo',
  SVCLINK_PASSWORD: 'demo',
  SITE_ID: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
};

/**
 * Returns the environment of the process, always with the demo's account: an account in the environment may belong to
 * another receiver.
 */
export function readEnvironment(): Environment {
  return { ...process.env, ...DEMO };
}
