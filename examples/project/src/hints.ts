/** Returns commands for the folder of this project. They read the password from the file `.env`. */
export function commands(_address: string, _settings: unknown): string[] {
  return ['npm run send -- get_all_orders', 'npm run check'];
}

/** Returns the text that is printed at the start. It does not contain the password, because it ends up in logs. */
export function hints(address: string, { username }: { readonly username: string }): string {
  return [
    `Link receiver at ${address}, user ${username}; the password is in .env`,
    'Check it with npm run check, or send it an event: npm run send -- get_all_orders',
  ].join('\n');
}
