import { expect } from 'vitest'

import type { Path } from './paths.ts'
import { keyOf, Mismatch } from './plain.ts'

/** Letters of an event in the message. */
const MOST_LETTERS = 160

/** Fails with the path that shows a fault, one event a line, and with what is wrong at its end; `note` is told last. */
export function failAt(path: Path, error: unknown, note = ''): never {
  const told = `${message(error)}\n\nafter\n${tell(path)}\n${note && `\n${note}\n`}`
  if (error instanceof Mismatch) expect(error.actual, told).toEqual(error.predicted)
  if (error instanceof Error) error.message = told
  throw error
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function tell(path: Path): string {
  if (path.length === 0) return '  the start'
  return path
    .map(({ type, ...params }, index) =>
      `  ${index + 1}. ${type} ${Object.keys(params).length === 0 ? '' : keyOf(params).slice(0, MOST_LETTERS)}`.trimEnd(),
    )
    .join('\n')
}
