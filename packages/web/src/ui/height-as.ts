import type { Attachment } from 'svelte/attachments';

/** Tells the page around an element how high it is, by a property of styles: so what lies above it begins where it ends, whatever it holds. */
export const heightAs =
  (property: `--${string}`): Attachment<HTMLElement> =>
  (element) => {
    const page = element.closest('main');
    // A frame later: others that are measured may be as high as this leaves them, and a browser calls it an error where that goes round at once.
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      requestAnimationFrame(() => page?.style.setProperty(property, height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
