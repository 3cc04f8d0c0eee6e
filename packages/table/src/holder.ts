/** Who plays a seat. */
export interface Holder {
  readonly kind: 'person' | 'bot';
  readonly name: string;
}
