import { expect, it } from 'vitest'

import { describeReport, showProgress } from '#server/catalogue/import/console.ts'
import type { ImportProgress } from '#server/catalogue/import/index.ts'

function shown(isTTY: boolean, ...steps: readonly Partial<ImportProgress>[]): string {
  let text = ''
  const show = showProgress({
    isTTY,
    write: (more) => {
      text += more
    },
  })
  for (const step of steps)
    show({ lines: 1000, created: 0, updated: 0, unchanged: 0, rejected: 0, pictures: 0, fraction: 0, ...step })
  return text
}

it('rewrites one line on a terminal', () => {
  expect(shown(true, { fraction: 0.05 }, { fraction: 0.071, lines: 2000, rejected: 3 })).toBe(
    '\r\u{1b}[K5 %  1,000 lines\r\u{1b}[K7 %  2,000 lines, 3 rejected',
  )
})

it('tells of pictures where there are any, by line where one is missing', () => {
  expect(shown(true, { fraction: 0.05, rejected: 1, pictures: 1200 })).toBe(
    '\r\u{1b}[K5 %  1,000 lines, 1 rejected, 1,200 pictures',
  )
  const missingPictures = [{ number: 7, address: 'zinc/front.jpg', detail: 'is no file' }]
  expect(
    describeReport(
      {
        lines: 1,
        created: 1,
        updated: 0,
        unchanged: 0,
        rejected: [],
        pictures: 2,
        missingPictures,
        incomplete: undefined,
      },
      1,
    ),
  ).toEqual([
    'line 7: picture zinc/front.jpg is no file',
    '1 lines in 1.0 s: 1 new, 0 changed, 0 unchanged, 0 rejected',
    '2 pictures taken, 1 missing',
  ])
})

it('writes a line for each tenth into a file or pipe', () => {
  expect(
    shown(
      false,
      { fraction: 0.05 },
      { fraction: 0.12 },
      { fraction: 0.19 },
      { fraction: 0.31, lines: 4000 },
      { fraction: 1, lines: 9000 },
    ),
  ).toBe('12 %  1,000 lines\n31 %  4,000 lines\n100 %  9,000 lines\n')
})

it.each([
  ['truncated', 'The file ends early: all lines that were whole are in, what followed is missing.'],
  ['damaged', 'The file is damaged: what could be read before the damage is in.'],
  ['stopped', 'Stopped: the same import again takes the rest.'],
] as const)('says what is missing of a source that is %s', (incomplete, line) => {
  const report = {
    lines: 1200,
    created: 1000,
    updated: 100,
    unchanged: 100,
    rejected: [],
    pictures: 0,
    missingPictures: [],
    incomplete,
  }
  expect(describeReport(report, 1.26)).toEqual([
    line,
    '1,200 lines in 1.3 s: 1,000 new, 100 changed, 100 unchanged, 0 rejected',
  ])
})
