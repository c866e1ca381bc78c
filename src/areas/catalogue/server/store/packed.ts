/** Packed integers as `string_agg(int4send(...))` gives them; null where there is no row. */
export type Packed = Buffer | null

/** Network byte order to this machine's, in memory of its own: a view needs aligned bytes. */
export function unpack(packed: Packed | undefined): Int32Array {
  if (!packed) return new Int32Array(0)
  const numbers = new Int32Array(packed.length / 4)
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  for (let i = 0; i < numbers.length; i += 1) numbers[i] = view.getInt32(i * 4)
  return numbers
}
