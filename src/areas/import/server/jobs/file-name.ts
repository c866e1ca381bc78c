import { FILE_NAME_MAX } from '#contract/constants.ts'
import { singleLine } from '#contract/plain-text.ts'

/** Characters of an ending that are kept when a name is cut; what is longer is no ending. */
const ENDING_MAX = 20

/**
 * The name of a sent file as it is shown: one line of at most FILE_NAME_MAX characters, cut before its ending
 * (admin.import-file-name-is-short).
 */
export function shownFileName(name: string): string {
  const letters = Array.from(singleLine(name))
  if (letters.length === 0) return 'catalogue'
  if (letters.length <= FILE_NAME_MAX) return letters.join('')
  const dot = letters.lastIndexOf('.')
  const ending = dot > 0 && letters.length - dot <= ENDING_MAX ? letters.slice(dot) : []
  return [...letters.slice(0, FILE_NAME_MAX - ending.length), ...ending].join('')
}
