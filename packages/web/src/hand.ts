/** What was used last. Who comes to a page with the keyboard goes on with it there. */
export const hand = { onKeyboard: false, x: -1, y: -1 };

/** Where the mouse is, once all have heard of it. */
export function follow({ clientX, clientY }: PointerEvent): void {
  hand.x = clientX;
  hand.y = clientY;
}

/** Whether somebody points: a finger that comes down, or a mouse that moves. Below one that lies still, pages come and go. */
export function isPointing({ type, pointerType, clientX, clientY }: PointerEvent): boolean {
  if (pointerType === 'touch') return type === 'pointerdown';
  return clientX !== hand.x || clientY !== hand.y;
}
