import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../src/', import.meta.url)

const transitions = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)components\/.*\.css$/.test(file))
  .flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/transition: ([^;]+);/g)].map(
      ([, value = '']) => [file, value] as const,
    ),
  )

// react-aria waits for running transitions before it moves focus; of several of one element that are cancelled
// together it hears only the first, and a menu opened by keyboard would then never get the focus.
test.each(transitions)('in %s a transition moves one longhand property: %s', (_file, value) => {
  expect(value).toMatch(/^(opacity|transform|color|background-color) var\(--motion-(feedback|panel)\)$/)
})
