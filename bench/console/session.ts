/** The administrators of the measured console. */
export const USERS = ['ada', 'bob'];
export const PASSWORD = 'a long enough one';

/** Logs a user in. @param base the address of the API of the console. @returns the cookie of the session */
export async function loggedIn(base: string, username: string): Promise<string> {
  const response = await fetch(`${base}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`${username} could not log in: ${response.status}`);
  return String(response.headers.get('set-cookie')).split(';', 1)[0] ?? '';
}
