import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createAddressWriter } from '#actors/address-writer.ts'

/** A page whose frames are drawn when the test says so, and a router that tells what it was asked to replace. */
function world(visibilityState: 'visible' | 'hidden' = 'visible') {
  const frames: (() => void)[] = []
  const clicks = new Set<() => void>()
  const navigate = vi.fn<(to: { search: unknown }) => Promise<void>>(() => Promise.resolve())
  const router = { latestLocation: { state: { __TSR_key: 'first' } }, navigate }
  const page = {
    document: { visibilityState },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    addEventListener: (_: string, listener: () => void) => clicks.add(listener),
    removeEventListener: (_: string, listener: () => void) => clicks.delete(listener),
  }
  type Ports = Parameters<typeof createAddressWriter>[0]
  return {
    write: createAddressWriter({ router, page } as unknown as Ports),
    written: () => navigate.mock.calls.map(([{ search }]) => search),
    draw: () => {
      for (const frame of frames.splice(0)) frame()
      vi.runAllTimers()
    },
    click: () => {
      for (const listener of clicks) listener()
    },
    goTo: (entry: string) => {
      router.latestLocation = { state: { __TSR_key: entry } }
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('writes the address after the next picture, and once for all that was changed before it (address.replaced-in-place)', () => {
  const { write, written, draw } = world()
  write({ brands: '1' })
  write({ brands: '1,2' })
  expect(written()).toEqual([])
  draw()
  expect(written()).toEqual([{ brands: '1,2' }])
  write({ brands: '2' })
  draw()
  expect(written()).toEqual([{ brands: '1,2' }, { brands: '2' }])
})

it('writes before the next press, which may lead to another page', () => {
  const { write, written, draw, click } = world()
  write({ brands: '1' })
  click()
  expect(written()).toEqual([{ brands: '1' }])
  click()
  draw()
  expect(written()).toEqual([{ brands: '1' }])
})

it('writes nothing over an entry of the history that was come to since', () => {
  const { write, written, draw, goTo } = world()
  write({ brands: '1' })
  goTo('second')
  draw()
  expect(written()).toEqual([])
})

it('writes at once where nothing is drawn', () => {
  const { write, written } = world('hidden')
  write({ brands: '1' })
  expect(written()).toEqual([{ brands: '1' }])
})
