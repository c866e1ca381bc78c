import { expect, test } from 'vitest'

import { scaleOf, stackOf } from '#areas/commission/components/stacks.ts'

const bar = (paid: number, approved: number, pending: number) =>
  [
    { tone: 'paid', value: paid },
    { tone: 'approved', value: approved },
    { tone: 'pending', value: pending },
  ] as const

test('the scale ends at a round value that no bar goes beyond (commission.bars-and-table)', () => {
  expect(scaleOf([bar(20, 14, 3), bar(0, 5, 0)]).ticks).toEqual([40, 20, 0])
  expect(scaleOf([bar(0.3, 0.1, 0)]).ticks).toEqual([0.4, 0.2, 0])
  expect(scaleOf([bar(30, 0, 0)]).ticks).toEqual([30, 20, 10, 0])
})

test('a scale without any amount, or any bar, has its line at the foot', () => {
  for (const bars of [[], [bar(0, 0, 0)]]) {
    const { ticks, placeOf } = scaleOf(bars)
    expect([ticks, placeOf(0), placeOf(1)]).toEqual([[1, 0], 100, 0])
  }
})

test('what was taken back lies below the line (commission.bars-and-table)', () => {
  const bars = [bar(30, -10, 0), bar(0, 10, 20)]
  const { ticks, placeOf } = scaleOf(bars)
  expect(ticks).toEqual([40, 20, 0, -20])
  const [zero, unit] = [placeOf(0), (placeOf(0) - placeOf(30)) / 30]
  expect(stackOf(bars[0] ?? [], placeOf)).toEqual([
    { tone: 'paid', top: zero - 30 * unit, height: expect.closeTo(30 * unit) },
    { tone: 'approved', top: zero, height: expect.closeTo(10 * unit) },
  ])
})

test('parts lie on each other in their order, and those of nothing are not drawn', () => {
  const { placeOf } = scaleOf([bar(10, 0, 30)])
  const [first, second, ...others] = stackOf(bar(10, 0, 30), placeOf)
  expect(others).toEqual([])
  expect([first?.tone, second?.tone]).toEqual(['paid', 'pending'])
  expect((second?.top ?? 0) + (second?.height ?? 0)).toBeCloseTo(first?.top ?? 1)
  expect(second?.top).toBeCloseTo(placeOf(40))
})
