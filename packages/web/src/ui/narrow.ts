import { MediaQuery } from 'svelte/reactivity';

/** Up to here the board has the whole width, and what can be done is docked below it. Style sheets, which know no names, repeat it. */
export const NARROW_PX = 1279;

export const narrow = new MediaQuery(`max-width: ${NARROW_PX}px`);
