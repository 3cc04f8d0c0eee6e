import { columns } from './columns.ts';
import { rateText } from './progress.ts';
import type { SimulationPlan } from './simulate.ts';
import type { Spread, Summary } from './tally.ts';

/** Everything in one line, for other programs. */
export function simulationJson(
  { game, options, bots, seed }: SimulationPlan,
  summary: Summary,
  seconds: number,
): string {
  const { games, moves, decisions, scores, perSeat } = summary;
  return JSON.stringify({
    game: game.id,
    rules: game.rules,
    seats: bots.length,
    options,
    bots: bots.map((bot) => bot.name),
    seed,
    games,
    decisions,
    moves,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    scores,
    perSeat: perSeat.map((own, seat) => ({ seat, bot: bots[seat]?.name, ...own })),
  });
}

export function simulationText(
  { game, options, bots, seed }: SimulationPlan,
  summary: Summary,
  seconds: number,
): string {
  const { games, moves, decisions, scores, perSeat } = summary;
  const chosen = Object.entries(options).map(([key, value]) => `, ${key} ${value}`);
  const rows = perSeat.map((own, seat) => [
    `seat ${seat}`,
    bots[seat]?.name ?? '',
    ...spreadCells(own),
    own.wins.toFixed(1),
    `${((100 * own.wins) / games).toFixed(1)} %`,
  ]);
  return [
    `${games} games of ${game.id} with ${bots.length} seats${chosen.join('')}, seed ${seed}`,
    '',
    ...columns([
      ['', 'bot', 'mean', 'spread', 'min', 'max', 'wins', 'share'],
      ...rows,
      ['all seats', '', ...spreadCells(scores), '', ''],
    ]),
    '',
    `${moves} moves, ${decisions} decisions in ${seconds.toFixed(2)} s: ` +
      `${rateText(games / seconds)} games/s, ${rateText(decisions / seconds)} decisions/s`,
  ].join('\n');
}

function spreadCells({ mean, spread, min, max }: Spread): readonly string[] {
  return [mean.toFixed(2), spread.toFixed(2), String(min), String(max)];
}
