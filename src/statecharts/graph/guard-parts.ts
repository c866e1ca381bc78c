/** The names of the guards that a guard is made of, without and, or, not. */
export function guardParts(guard: string): readonly string[] {
  return guard.split(' ').filter((word) => !['and', 'or', 'not', ''].includes(word))
}
