import type { Page } from '@playwright/test';

/** Letters and signs of the board that stick out of what they stand on, or lie on one another, as sentences. */
export const crowding = (page: Page): Promise<readonly string[]> => page.locator('.board').evaluate(findCrowding);

/** Runs in the page: nothing from outside is in reach here. */
function findCrowding(board: Element): readonly string[] {
  const FRAMES = '.tile, .target, .cell, .lot, .sheet, .board';
  const SIGNS = '.face > svg, .marks > svg, span.coin, .head svg, .line svg';
  /** Letters have a little air around them, which may overlap. */
  const AIR = { x: 1.5, y: 4 };
  interface Mark {
    readonly name: string;
    readonly owner: Element;
    readonly box: DOMRect;
  }

  const isSeen = (element: Element): boolean =>
    element.checkVisibility() &&
    element.closest('.away, .unseen') === null &&
    getComputedStyle(element).clipPath === 'none';

  function lettersIn(text: Node): readonly Mark[] {
    const owner = text.parentElement;
    const name = text.textContent?.trim() ?? '';
    // What is written from top to bottom has a button of its own height.
    if (owner === null || name === '' || !isSeen(owner) || getComputedStyle(owner).writingMode !== 'horizontal-tb')
      return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map((box) => ({ name, owner, box }));
  }

  const letters: Mark[] = [];
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) letters.push(...lettersIn(walker.currentNode));
  const signs = [...board.querySelectorAll(SIGNS)]
    .filter(isSeen)
    .map((owner) => ({ name: owner.textContent || 'a sign', owner, box: owner.getBoundingClientRect() }));

  const cut = letters.flatMap(({ name, owner, box }) => {
    const frame = owner.closest(FRAMES)?.getBoundingClientRect();
    const isOut = frame !== undefined && (box.left < frame.left - AIR.x || box.right > frame.right + AIR.x);
    return isOut ? [`“${name}” sticks out`] : [];
  });
  const all = [...letters, ...signs];
  const overlaid = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) return [];
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return width > AIR.x && height > AIR.y ? [`“${one.name}” lies on “${other.name}”`] : [];
    }),
  );
  return [...cut, ...overlaid];
}
