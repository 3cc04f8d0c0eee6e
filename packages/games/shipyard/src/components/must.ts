import { SchemaError } from '@riband/kernel/schema';

/** Refuses the file unless this holds. Places are given below `components`. */
export function must(holds: boolean, place: string, problem: string): void {
  if (!holds) throw new SchemaError(`components.${place}`, problem);
}

export function mustBeUnique(place: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  must(twice === undefined, place, `"${twice}" is there twice`);
}

export function mustHaveEachOnce(place: string, names: readonly string[], wanted: readonly string[]): void {
  mustBeUnique(place, names);
  const missing = wanted.find((name) => !names.includes(name));
  must(missing === undefined, place, `"${missing}" is missing`);
  const unknown = names.find((name) => !wanted.includes(name));
  must(unknown === undefined, place, `"${unknown}" is not known`);
}
