// Things are named by their index, so almost every array here is read at a place that is known to exist. These helpers say so once,
// instead of a cast at every place.

/** The number at an index that exists. Apart from `item`, because a function that reads only one kind of array is much faster. */
export function at(numbers: readonly number[], index: number): number {
  return numbers[index] as number;
}

/** The item at an index that exists. */
export function item<Item>(items: readonly Item[], index: number): Item {
  return items[index] as Item;
}

export function add(counts: number[], index: number, amount: number): void {
  counts[index] = (counts[index] as number) + amount;
}

/** Puts a number in its place in an ascending list. */
export function insert(numbers: number[], number: number): void {
  let index = numbers.length;
  while (index > 0 && (numbers[index - 1] as number) > number) {
    numbers[index] = numbers[index - 1] as number;
    index -= 1;
  }
  numbers[index] = number;
}

export function remove(numbers: number[], number: number): void {
  const index = numbers.indexOf(number);
  if (index < 0) throw new RangeError(`${number} is not in the list`);
  for (let next = index + 1; next < numbers.length; next++) numbers[next - 1] = numbers[next] as number;
  numbers.pop();
}
