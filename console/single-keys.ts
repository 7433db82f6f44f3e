import { computed, signal } from '@preact/signals';
import { session } from './server.js';

/** Increases when the setting changes in this window or in another one of the browser. */
const changes = signal(0);
addEventListener('storage', () => {
  changes.value += 1;
});

/**
 * True where single keys are commands. A user can switch them off (WCAG 2.1.4): speech input and slips run them. The
 * browser stores it for the user, because keyboards and speech input belong to a machine.
 */
export const areSingleKeysOn = computed(() => changes.value >= 0 && !isOff());

function keyOf(): string {
  return `svclink:${location.pathname}:single-keys:${session.value?.user?.id}`;
}

/** The key of the user who has switched single keys off in a browser that stores nothing: until the page is closed. */
let unstored = '';

function isOff(): boolean {
  try {
    if (localStorage.getItem(keyOf()) === 'off') return true;
  } catch {
    // The storage is disabled.
  }
  return unstored === keyOf();
}

/** Switches single keys on or off for the user in this browser. */
export function switchSingleKeys(isOn: boolean): void {
  unstored = '';
  try {
    if (isOn) localStorage.removeItem(keyOf());
    else localStorage.setItem(keyOf(), 'off');
  } catch {
    unstored = isOn ? '' : keyOf();
  }
  changes.value += 1;
}

/** Returns true for a key that may run a command: it belongs to no field, and not to the browser. */
export function isSingleKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !areSingleKeysOn.value) return false;
  return !(
    target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
  );
}
