/** Returns the zone of the process: `TZ` of its environment, or that of the machine. */
export function processZone(): string {
  return new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone;
}

/**
 * Returns the day of a time in a zone, `YYYYMMDD`.
 *
 * @param zone an IANA name
 * @param at milliseconds since 1970
 */
export function dayIn(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}${part('month')}${part('day')}`;
}

/** Returns a text that is the same for the same currency and zone. Open pages compare it with what they show. */
export function preferencesText({
  currency,
  zone,
}: {
  readonly currency: string | null;
  readonly zone: string;
}): string {
  return `${currency ?? ''} ${zone}`;
}
