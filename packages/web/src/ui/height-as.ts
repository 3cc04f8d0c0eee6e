import type { Attachment } from 'svelte/attachments';
import { narrow } from './narrow.ts';

/**
 * On a narrow screen, tells what stands beside an element how high it is, by a property of styles: so what lies above it begins where it ends,
 * whatever it holds. All within what has the property is styled anew whenever it changes, which takes long: that is never the board, and
 * nothing at all where nobody asks.
 */
export const heightAs =
  (property: `--${string}`): Attachment<HTMLElement> =>
  (element) => {
    if (!narrow.current) return;
    const around = element.parentElement;
    // A frame later: others that are measured may be as high as this leaves them, and a browser calls it an error where that goes round at once.
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      requestAnimationFrame(() => around?.style.setProperty(property, height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
