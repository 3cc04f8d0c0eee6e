/** Who plays a seat. */
export interface Holder {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** Which bot; where it is not said, the one of that name. */
  readonly bot?: string;
}
