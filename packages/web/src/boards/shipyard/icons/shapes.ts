/**
 * An icon on a field of 24 by 24: areas in its own tint with an outline, then lines, then what is plain ink. The shapes alone tell
 * them apart; the tints only help.
 */
export interface Shape {
  readonly area?: string;
  readonly line?: string;
  readonly ink?: string;
  readonly tint?: Tint;
}

type Tint = 'navy' | 'red' | 'brass' | 'green' | 'steel' | 'coal' | 'sail' | 'wood' | 'plain';

const SHOULDERS = 'M3.5 22.5v-1.8q0-5.7 8.5-5.7t8.5 5.7v1.8z';
const HEAD = 'M8.3 8.2v2.4a3.7 3.9 0 0 0 7.4 0V8.2z';
const ROUND = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const SHAPES = {
  captain: {
    tint: 'navy',
    area: `${SHOULDERS}M6 6.6Q12 .4 18 6.6l-1.2 2.2H7.2z`,
    line: `${HEAD}M9 16.2l3 3 3-3`,
    ink: 'M6.6 8.2h10.8v1.7q-5.4-1.7-10.8 0zM11.2 3.8h1.6v2.6h-1.6z',
  },
  businessman: {
    tint: 'wood',
    area: SHOULDERS,
    line: `${HEAD}M8.5 15.6l3.5 6.6 3.5-6.6`,
    ink: 'M8 1.2h8v5.6h3v1.6H5V6.8h3zM11.2 17h1.6l.7 4-1.5 1.5-1.5-1.5z',
  },
  soldier: {
    tint: 'red',
    area: `${SHOULDERS}M8 8l.7-6.2h6.6L16 8z`,
    line: `${HEAD}M7.2 15.8l9.4 6.7M16.8 15.8l-9.4 6.7`,
    ink: 'M7 7h10l1.4 1.6H7zM15.6 4V.6l2 .6-.8 3z',
  },
  stoker: {
    tint: 'coal',
    area: 'M3.5 22.5v-1.8q0-5.7 7-5.7t7 5.7v1.8z',
    line: 'M6.8 8.2v2.4a3.7 3.9 0 0 0 7.4 0V8.2zM20 1.5v12.2',
    ink: 'M6 8.4q0-5.4 4.5-5.4T15 8.4zM17.4 13.4h5.2v4.2q-2.6 3.6-5.2 0z',
  },
  propeller: {
    tint: 'brass',
    area: 'M12 11.2Q6.4 6.6 9.4 2.2q6-1 4.4 8.2zM12.8 12.5q7-2.4 9.2 2.5-2.3 5.6-9.5-.8zM11.2 12.9q-1.4 7.2-6.8 6.6-3.8-4.7 5.6-8z',
    ink: ROUND(12, 12, 2.3),
  },
  smokestack: {
    tint: 'red',
    area: 'M7.4 22.5l1-12.8h7.2l1 12.8z',
    line: 'M6.9 22.5h10.2M10 6.2q-2.6-2 .2-3.2M14 6.2q-2.4-2.4.6-4.4',
    ink: 'M7.9 7.6h8.2l.2 3.2H7.7z',
  },
  sail: {
    tint: 'sail',
    area: 'M11.4 3q9.6 3.4 8.8 14.4h-8.8zM9.6 5.4q-6.4 4-6 12h6z',
    line: 'M10.5 1v21.6M6.6 22.6h7.8',
  },
  cannon: {
    tint: 'coal',
    area: 'M3.4 12.4L18.8 5l2.6 4.8L6.6 16.6q-2.6.6-3.4-1.6z',
    line: 'M18 5.2l3 5.2M3 21.5h13',
    ink: ROUND(9.4, 18, 3.8),
  },
  crane: {
    tint: 'brass',
    area: 'M3 22.5l1-8.3h6l1 8.3z',
    line: 'M7 14.2V4M7 4l13-1.8M7 9L20 2.2M20 2.2v8.2a1.9 1.9 0 1 1-2.4 1.8',
    ink: ROUND(7, 14.2, 1.7),
  },
  cabin: {
    tint: 'plain',
    area: 'M3 4.5h18v15H3z',
    line: `${ROUND(12, 10.4, 3.6)}M12 6.8v7.2M8.4 10.4h7.2M3 16.7h18`,
  },
  mast: {
    tint: 'plain',
    area: 'M7 22.5l1.2-4.2h7.6l1.2 4.2z',
    line: 'M12 18.3v-3M12 13.4v-3M12 8.5v-3M12 3.6V1.2M6 6h2.6M10.6 6h2.8M15.4 6H18',
  },
  'cannon-mount': {
    tint: 'plain',
    area: 'M4 22.5l1.4-5.4h13.2l1.4 5.4z',
    line: 'M5 13.6l2.6-1.3M9.6 11.3l2.6-1.3M14.2 9l2.6-1.3M5 13.6l1 2M18.6 6.9l1.6 3-2.4 1.2M15.8 12.2l-2.4 1.2M11.4 14.4l-1.6.8',
    ink: ROUND(12, 19.8, 1.5),
  },
  'crane-mount': {
    tint: 'plain',
    area: 'M3.4 22.5l1-5.6h8.2l1 5.6z',
    line: 'M8.5 16.9v-2.8M8.5 12v-2.8M8.5 7.2V4.6M10 4l2.6-.4M14.6 3.3l2.6-.4M19.2 2.8v2.6M19.2 7.4V10M19.2 12a1.8 1.8 0 1 1-2-1.6',
    ink: ROUND(8.5, 19.8, 1.3),
  },
  'mount-propeller': {
    tint: 'plain',
    area: ROUND(12, 12, 3),
    line: 'M10.6 9Q7 5.6 9.4 2.6M13.4 9q1.6-4.8-1.4-6.4M15 13q5.4-1.4 6.8 2M14.4 14.4q4 3.6 7 2.4M9.6 14.2q-5 1.8-5 5M11 15.4q-1 4.6-4.6 4.4',
    ink: ROUND(12, 12, 1.1),
  },
  'mount-stoker': {
    tint: 'plain',
    area: 'M3 4.5h18v15H3z',
    line: 'M7 19.5v-6.2q5-3.6 10 0v6.2M7.6 8.2h8.8',
    ink: 'M12 12.6q3.6 3 1.4 6.9h-3.2q-1.6-2.4.4-4 .2 1.2 1 1.3-.5-2.4.8-4.2z',
  },
  lifebuoy: {
    tint: 'sail',
    area: `${ROUND(12, 12, 9)}${ROUND(12, 12, 4.2)}`,
    ink: 'M10 3.3a9 9 0 0 1 4 0l-.9 4.7a4.2 4.2 0 0 0-2.2 0zM10 20.7a9 9 0 0 0 4 0l-.9-4.7a4.2 4.2 0 0 1-2.2 0zM3.3 10a9 9 0 0 0 0 4l4.7-.9a4.2 4.2 0 0 1 0-2.2zM20.7 10a9 9 0 0 1 0 4l-4.7-.9a4.2 4.2 0 0 0 0-2.2z',
  },
  lifeboat: {
    tint: 'wood',
    area: 'M2.4 12.4h19.2q-1.8 6.4-6.4 6.4H8.8q-4.6 0-6.4-6.4z',
    line: 'M6 12.4V7q0-3.6-3-3.6M18 12.4V7q0-3.6 3-3.6M4 15.4h16',
  },
  lantern: {
    tint: 'brass',
    area: 'M8.2 9h7.6l1.6 10H6.6z',
    line: 'M10 4.4a2 2 0 1 1 4 0M12 19V9',
    ink: 'M7.4 9.2l2.4-4h4.4l2.4 4zM6 18.6h12v2.8H6zM10.6 16.4q-.6-2.4 1.4-4.6 2 2.2 1.4 4.6z',
  },
  riband: {
    tint: 'navy',
    area: 'M5 3.2q5-2.4 8.4 0t8.6 0l-2.6 5.2 2.6 5.2q-5 2.4-8.6 0T5 13.6z',
    line: 'M5 1v22',
    ink: ROUND(5, 1.8, 1.3),
  },
  coal: {
    tint: 'coal',
    area: 'M2.4 18.5l2-5 4.6-1 2.8 3.4-1.4 4.6H4.6zM12 20.5l1.6-5 4.2-2 4 3.6-1.4 3.6zM7.8 11.5l2-5.2 5-1.2 3.4 4.2-2 4-4.4 1.6z',
    line: 'M9.8 6.3l3 3.6 5.4-.6M12.8 9.9l-1 5',
  },
  cloth: {
    tint: 'sail',
    area: 'M5 6.5h12.4v8H21l-3.4 5H5z',
    line: 'M8.4 6.8v12.4M12.4 6.8v12.4M16 14.5v4.8',
    ink: 'M2 6.4a3.4 3.4 0 0 1 6.8 0v10a3.4 3.4 0 0 1-6.8 0zM5.4 4.8a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
  },
  steel: {
    tint: 'steel',
    area: 'M3 5h18v3.6h-6.6v7H21v3.6H3v-3.6h6.6v-7H3z',
    line: 'M5.4 6.8h13.2M12 10v4.4M5.4 17.4h13.2',
  },
  grain: {
    tint: 'brass',
    area: 'M12 8.2q-3.4-3 0-7 3.4 4 0 7zM11.6 13Q6.4 12 7 6.8q5 .8 4.6 6.2zM12.4 13q5.2-1 4.6-6.2-5 .8-4.6 6.2zM11.6 18Q6.4 17 7 11.8q5 .8 4.6 6.2zM12.4 18q5.2-1 4.6-6.2-5 .8-4.6 6.2z',
    line: 'M12 8.4v14.4',
  },
  build: {
    tint: 'wood',
    area: 'M1.5 9.5l3 .9h14.2l3.8-1.4q-.8 5.2-3.6 8.1H6.4Q2.4 14.6 1.5 9.5z',
    line: 'M2 22.2l20-3M6 17.6v3.8M12 17.6v2.9M18 17.4v2.2M7.4 10.4V4M12 10.4V2.6M16.6 10.4V4M5 6h14',
  },
  canal: {
    tint: 'steel',
    area: 'M1.5 3h21v6.4q-8 0-8 6t4 7.1h-13q4.4-3.4 1.4-8t-5.4-5z',
    line: 'M5 5.8q2-1.4 4 0t4 0 4 0M9.6 11.4q1.5-1 3 0M9.8 16q1.7-1 3.4 0M9 19.8q1.7-1 3.4 0',
  },
  purchase: {
    tint: 'wood',
    area: 'M2.5 7.5h19l-1.6 8H4.1z',
    line: 'M2 18h20M7.4 7.5l-.4 8M12 7.5v8M16.6 7.5l.4 8M5 7q1-4 4.4-2.6Q12 1.4 14.6 4.4 18 3 19 7',
    ink: `${ROUND(7.4, 19.4, 2.3)}${ROUND(16.6, 19.4, 2.3)}`,
  },
  manufacture: {
    tint: 'steel',
    area: 'M10.2 1.5h3.6l.6 3 2 .8 2.6-1.7 2.5 2.6-1.7 2.5.8 2 3 .6v3.6l-3 .6-.8 2 1.7 2.5-2.5 2.6-2.6-1.7-2 .8-.6 3h-3.6l-.6-3-2-.8-2.6 1.7-2.5-2.6 1.7-2.5-.8-2-3-.6v-3.6l3-.6.8-2-1.7-2.5L5 3.6l2.6 1.7 2-.8z',
    ink: ROUND(12, 13, 3.4),
  },
  recruit: {
    tint: 'navy',
    area: 'M1.5 22.5v-1.6q0-5.1 7-5.1t7 5.1v1.6zM2.8 7.6Q8.5 1.4 14.2 7.6l-1 2.2H3.8z',
    line: 'M5 9v2.4a3.5 3.7 0 0 0 7 0V9M19 4v9M14.8 8.5h8.4',
    ink: 'M3.4 8.8h10.2v1.6q-5.1-1.6-10.2 0z',
  },
  hire: {
    tint: 'wood',
    area: 'M3.5 22.5v-1.8q0-5.7 8.5-5.7t8.5 5.7v1.8zM6.6 7.6q0-6.2 5.4-6.2t5.4 6.2z',
    line: `${HEAD}M12 15v7.4`,
    ink: 'M4 7.2q8-2.2 16 0v1.8q-8-1.8-16 0z',
  },
  exchange: {
    tint: 'brass',
    area: 'M2 8.4V5.2h12.4V1.8l7.2 5-7.2 5V8.4zM22 18.8v-3.2H9.6v-3.4l-7.2 5 7.2 5v-3.4z',
  },
  subsidy: {
    tint: 'brass',
    area: `M8.6 8Q2.6 12.4 3.4 18.4q.6 4.1 8.6 4.1t8.6-4.1Q21.4 12.4 15.4 8z`,
    line: 'M7.4 3q4.6 2.6 9.2 0L15 8H9zM12 11.6v8M14.4 13q-4.8-1.6-4.8 1 0 1.4 2.4 1.6t2.4 1.8q0 2.4-4.8.8',
  },
  helmsman: {
    tint: 'wood',
    area: `${ROUND(12, 12, 7.6)}${ROUND(12, 12, 4.6)}`,
    line: 'M12 1v22M1 12h22M4.2 4.2l15.6 15.6M19.8 4.2L4.2 19.8',
    ink: ROUND(12, 12, 2),
  },
  rigger: {
    tint: 'brass',
    area: 'M3 9.4q0-6 6-6 3.4 0 6 4.6 2.6 4.6 5 4.6 1.6 0 1.6-1.8h1.4q.6 5.4-3.6 5.4-3.4 0-6.2-4.8Q10.6 6.4 8.8 6.4 6 6.4 6 9.4z',
    line: 'M4.5 9.4v13M19.5 1.5v9.5M8 22.4q-1-6 4-9',
    ink: 'M2.8 9h3.6v3H2.8z',
  },
  accountant: {
    tint: 'sail',
    area: 'M4 2.5h13.5v19H4z',
    line: 'M7 2.5v19M9.5 7h5.5M9.5 11h5.5M9.5 15h4M21.5 3l-5.5 13',
    ink: 'M16.6 15l1.2.5-2.2 3.3z',
  },
  foreman: {
    tint: 'steel',
    area: 'M2.5 9h12.2V6.4h7V11h-3.5a6.4 6.4 0 1 1-15.7 1.5z',
    line: 'M8 3.5V1M3.8 4.8L2.2 3M12 4.8l1.6-1.8',
    ink: ROUND(9, 14, 2.2),
  },
  wagon: {
    tint: 'red',
    area: 'M2 5h20v10H2z',
    line: 'M2 18h20',
    ink: `${ROUND(7, 19, 2.4)}${ROUND(17, 19, 2.4)}`,
  },
} as const satisfies Record<string, Shape>;

export type IconName = keyof typeof SHAPES;
