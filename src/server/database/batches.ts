/** Batches of rows by ascending ids, until none is left. No cursor: a pooler would lose it. */
export async function* inBatches<Row>(
  read: (after: number) => Promise<readonly Row[]>,
  idOf: (row: Row) => number,
): AsyncGenerator<readonly Row[]> {
  for (let rows = await read(0); ;) {
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    rows = await read(idOf(last))
  }
}

/** Rows by one of their keys, each part in the order of all. */
export function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly Row[]> {
  const parts = new Map<Key, Row[]>()
  for (const row of rows) {
    const part = parts.get(keyOf(row))
    if (part) part.push(row)
    else parts.set(keyOf(row), [row])
  }
  return parts
}
