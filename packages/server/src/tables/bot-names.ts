const BOT_NAMES = ['Scott', 'Ada', 'Brunel', 'Fulton'];

/** What bots are called at each seat. */
export const nameOfBot = (seat: number): string => BOT_NAMES[seat] ?? `Bot ${seat + 1}`;
