/** What can be done with a game that is over. */
export interface Ending {
  again(): void;
  sameDeal(): void;
  leave(): void;
}
