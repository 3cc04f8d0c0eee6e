import type { TableState } from '@riband/protocol';

/** Components that are not our newest: somebody brought them, or the table was begun with those of an earlier release. */
export interface OtherComponents {
  /** What records call them. */
  readonly name: string;
  readonly file: object;
}

export function othersIn({ components: name, file }: TableState): OtherComponents | undefined {
  return file === undefined ? undefined : { name, file };
}
