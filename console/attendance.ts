/** Milliseconds without a key, a press or a movement of the wheel after which nobody uses the page. */
const AWAY = 60_000;

let usedAt = Date.now();
for (const event of ['keydown', 'pointerdown', 'wheel']) {
  addEventListener(event, () => (usedAt = Date.now()), { capture: true, passive: true });
}

/** Returns the header of requests that the page makes while nobody uses it: they do not prolong the session. */
export function attendance(): Readonly<Record<string, string>> {
  return Date.now() - usedAt > AWAY ? { 'Svclink-Unattended': '1' } : {};
}
