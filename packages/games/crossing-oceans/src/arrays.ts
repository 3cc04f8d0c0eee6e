export function add(counts: number[], index: number, amount: number): void {
  counts[index] = counts[index]! + amount;
}

/** Puts a number in its place in an ascending list. */
export function insert(numbers: number[], number: number): void {
  let index = numbers.length;
  while (index > 0 && numbers[index - 1]! > number) {
    numbers[index] = numbers[index - 1]!;
    index -= 1;
  }
  numbers[index] = number;
}

export function remove(numbers: number[], number: number): void {
  const index = numbers.indexOf(number);
  if (index < 0) throw new RangeError(`${number} is not in the list`);
  for (let next = index + 1; next < numbers.length; next++) numbers[next - 1] = numbers[next]!;
  numbers.pop();
}
