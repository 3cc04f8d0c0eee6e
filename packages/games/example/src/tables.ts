/** The numbers of the game, by the clauses of docs/rules/example.md. */
export const TABLES = {
  ofEachCargo: 12, // E-SETUP-1
  startingCoins: 5, // E-SETUP-1
  startingHand: 2, // E-SETUP-1
  placePrices: [0, 0, 1, 1, 2], // E-QUAY-1
  highestBid: 3, // E-BID-1
  loadPrice: 1, // E-LOAD-1
  holdSize: 3, // E-LOAD-2
  voyagePoints: { same: 6, different: 4, pair: 2 }, // E-SAIL-1
  voyageCoins: 3, // E-SAIL-1
  income: 2, // E-ROUND-1
  handLimit: 4, // E-ROUND-1
  coinsPerPoint: 3, // E-END-1
} as const;
