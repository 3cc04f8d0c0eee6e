/** Rows of cells under each other: numbers to the right, words to the left. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const toTheRight = widths.map((_, column) => rows.slice(1).every((row) => /^$|^[-+−\d]/.test(row[column] ?? '')));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        toTheRight[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
