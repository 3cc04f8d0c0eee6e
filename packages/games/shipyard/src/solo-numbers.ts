/** markers move as many places as the number on the back says; for 0, the number in brackets. */
export function automaSteps(back: number): number {
  return back % 10 === 0 ? Math.floor(back / 10) : back % 10;
}
