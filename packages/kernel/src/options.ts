/** What a host may choose before a game: how it is asked, and what holds when nobody asks. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly key: string; readonly standard: boolean }
  | ChoiceSpec
  | {
      readonly kind: 'number';
      readonly key: string;
      readonly min: number;
      readonly max: number;
      readonly standard: number;
    };

export interface ChoiceSpec {
  readonly kind: 'choice';
  readonly key: string;
  readonly values: readonly string[];
  readonly standard: string;
  /** How many seats a value needs to mean something of its own; the others are for any table. */
  readonly needs?: Readonly<Record<string, number>>;
}

/** What to offer at a table of that many. The rest is understood, too, but says what another value says already. */
export function valuesFor({ values, needs = {} }: ChoiceSpec, seats: number): readonly string[] {
  return values.filter((value) => seats >= (needs[value] ?? 0));
}

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** The options as given, checked and completed with the standard values; or a sentence that says what is wrong. */
export function completeOptions(
  specs: readonly OptionSpec[],
  given: Options,
): { options: Options } | { problem: string } {
  const unknown = Object.keys(given).find((key) => !specs.some((spec) => spec.key === key));
  if (unknown !== undefined)
    return { problem: `there is no option "${unknown}"; known: ${specs.map((spec) => spec.key).join(', ') || 'none'}` };
  const options: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value = Object.hasOwn(given, spec.key) ? (given[spec.key] as OptionValue) : spec.standard;
    const problem = problemWith(spec, value);
    if (problem !== undefined) return { problem: `option "${spec.key}" ${problem}` };
    options[spec.key] = value;
  }
  return { options };
}

function problemWith(spec: OptionSpec, value: OptionValue): string | undefined {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'choice':
      return spec.values.includes(value as string) ? undefined : `must be one of ${spec.values.join(', ')}`;
    case 'number':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
        ? undefined
        : `must be a whole number from ${spec.min} to ${spec.max}`;
  }
}
