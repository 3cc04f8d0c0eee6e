import type { Component } from 'svelte';

type Load = () => Promise<{ default: Component }>;

/** What a section can show (`! shipyard.card`), drawn by the components of the boards; each is loaded when it is shown. */
export const PICTURES: Readonly<Record<string, Load>> = {};
