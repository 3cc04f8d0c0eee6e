/** What was used last: who comes to a page with the keyboard goes on with it there. And where the mouse is, once that is known. */
export const hand = { onKeyboard: false, x: -1, y: -1 };

/** A pointer has moved, and all have heard of it. */
export function follow({ clientX, clientY }: PointerEvent): void {
  hand.x = clientX;
  hand.y = clientY;
}

/** Whether somebody points: a finger that comes down, or a mouse that moves. Below one that lies still, pages come and go. */
export function isPointing({ type, pointerType, clientX, clientY }: PointerEvent): boolean {
  if (pointerType === 'touch') return type === 'pointerdown';
  return hand.x >= 0 && (clientX !== hand.x || clientY !== hand.y);
}
