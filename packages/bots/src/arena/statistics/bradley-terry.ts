/** Elo points for each natural logarithm of the odds. */
const ELO = 400 / Math.LN10;
const PRECISE_ENOUGH = 1e-7;
const MOST_ROUNDS = 2000;
/** Added both ways to every pair that met, so that who never lost is strong, not infinitely strong. */
const HALF_A_WIN = 0.5;

/** How likely somebody is to beat who is so many Elo points weaker. */
export function expectedScore(elo: number): number {
  return 1 / (1 + Math.exp(-elo / ELO));
}

/**
 * Bradley and Terry's strengths, in Elo: everybody has one number, and the difference of two says how likely one beats the other. `wins[i * n + j]`
 * is how often i beat j, ties as halves. The strengths of `anchor` is 0.
 */
export function eloOf(wins: ArrayLike<number>, players: number, anchor: number): readonly number[] {
  const won = new Float64Array(players);
  const met = new Float64Array(players * players);
  for (let one = 0; one < players; one++) {
    for (let other = 0; other < players; other++) {
      const games = wins[one * players + other]! + wins[other * players + one]!;
      if (one === other || games === 0) continue;
      met[one * players + other] = games + 2 * HALF_A_WIN;
      won[one] = won[one]! + wins[one * players + other]! + HALF_A_WIN;
    }
  }
  const strengths = likeliestStrengths(won, met, players);
  return [...strengths].map((strength) => ELO * Math.log(strength / strengths[anchor]!));
}

/** Hunter's iteration (2004): each round makes the results likelier, whatever it starts from. */
function likeliestStrengths(won: Float64Array, met: Float64Array, players: number): Float64Array {
  const strengths = new Float64Array(players).fill(1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let change = 0;
    for (let one = 0; one < players; one++) {
      const own = strengths[one]!;
      let weight = 0;
      for (let other = 0; other < players; other++) weight += met[one * players + other]! / (own + strengths[other]!);
      if (weight === 0) continue;
      const better = won[one]! / weight;
      change = Math.max(change, Math.abs(Math.log(better / own)));
      strengths[one] = better;
    }
    if (change < PRECISE_ENOUGH) break;
  }
  return strengths;
}
