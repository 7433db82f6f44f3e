let isPressed = false;
addEventListener('pointerdown', () => {
  isPressed = true;
});
for (const end of ['pointerup', 'pointercancel'] as const) {
  addEventListener(end, () => {
    isPressed = false;
  });
}

/**
 * Calls a function when no button of the mouse is pressed. A change of the page during a press would move what is
 * pressed away from the pointer, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(work), { once: true });
  else work();
}
