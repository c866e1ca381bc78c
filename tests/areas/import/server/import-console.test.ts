import { expect, it } from 'vitest'

import { describeReport, showProgress } from '#areas/import/server/console.ts'
import type { ImportProgress, ImportReport } from '#areas/import/server/index.ts'

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

const NOTHING: ImportReport = {
  format: 'lines',
  lines: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: [],
  notes: [],
  leftOut: [],
  lost: [],
  pictures: 0,
  missingPictures: [],
  incomplete: undefined,
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
    describeReport({ ...NOTHING, lines: 1, created: 1, pictures: 2, missingPictures }, { seconds: 1, own: 'EUR' }),
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
  ['refusals', 'More than 5,000 lines cannot be taken: the rest of the file was not read.'],
] as const)('says what is missing of a source that is %s', (incomplete, line) => {
  const report = { ...NOTHING, lines: 1200, created: 1000, updated: 100, unchanged: 100, incomplete }
  expect(describeReport(report, { seconds: 1.26, own: 'EUR' })).toEqual([
    line,
    '1,200 lines in 1.3 s: 1,000 new, 100 changed, 100 unchanged, 0 rejected',
  ])
})

it('says of a check what would be, what is left out and what is lost', () => {
  const report: ImportReport = {
    ...NOTHING,
    format: 'shopify',
    lines: 3000,
    created: 2000,
    updated: 2,
    notes: [{ number: 4, detail: 'sku A stands in line 2 already; this variant has A-90' }],
    leftOut: [
      { reason: 'draft', count: 1200 },
      { reason: 'gift_card', count: 1 },
    ],
    lost: [{ field: 'SEO Title', count: 3000 }],
  }
  expect(describeReport(report, { seconds: 2, isCheck: true, own: 'EUR' })).toEqual([
    'line 4: sku A stands in line 2 already; this variant has A-90',
    'left out: drafts (1,200), gift cards (1)',
    'lost, as the shop has no place for it: SEO Title (3,000)',
    'Nothing was written.',
    '3,000 lines in 2.0 s: 2,000 would be new, 2 would be changed, 0 unchanged, 0 rejected',
  ])
})
