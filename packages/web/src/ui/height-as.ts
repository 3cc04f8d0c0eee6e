import type { Attachment } from 'svelte/attachments';

/** Tells the page around an element how high it is, by a property of styles: so what lies above it begins where it ends, whatever it holds. */
export const heightAs =
  (property: `--${string}`): Attachment<HTMLElement> =>
  (element) => {
    const page = element.closest('main');
    const observer = new ResizeObserver(() => page?.style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  };
