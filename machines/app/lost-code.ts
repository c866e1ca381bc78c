/** The code of a screen could not be loaded. */
export class LostCode extends Error {
  override readonly name = 'LostCode'
}
