import { expect, test } from 'vitest'

import { browserStorage } from '#actors/storage.ts'

import { Tabs } from './support/tabs.ts'

const deny = () => {
  throw new DOMException('denied', 'SecurityError')
}

/** A browser that keeps cookies and storage from the shop: even their names throw. */
function denying(): Window {
  return Object.defineProperties(new EventTarget(), {
    document: { value: Object.defineProperty({}, 'cookie', { get: deny, set: deny }) },
    location: { value: { protocol: 'https:' } },
    localStorage: { get: deny },
    sessionStorage: { get: deny },
  }) as unknown as Window
}

test('what a browser refuses to keep is kept as long as the page lives (session.lasts-as-long-as-the-page)', () => {
  const storage = browserStorage(denying())
  expect(storage.local('a')).toBeUndefined()
  expect(storage.localNames()).toEqual([])
  expect([storage.setLocal('a', '1'), storage.setSession('a', '2')]).toEqual([false, false])
  expect([storage.local('a'), storage.session('a'), storage.localNames()]).toEqual(['1', '2', ['a']])
  storage.removeLocal('a')
  expect([storage.local('a'), storage.localNames()]).toEqual([undefined, []])
})

test('cookies that a browser refuses read as none', () => {
  const storage = browserStorage(denying())
  storage.setCookie('a', '1', 1)
  expect(storage.cookie('a')).toBeUndefined()
})

test('a full storage leaves nothing older behind, and takes a value again once it has room', () => {
  const tabs = new Tabs()
  const storage = browserStorage(tabs.open().page)
  expect(storage.setLocal('a', 'old')).toBe(true)
  tabs.isFull = true
  expect(storage.setLocal('a', 'new')).toBe(false)
  expect([storage.local('a'), tabs.stored.get('a')]).toEqual(['new', undefined])
  tabs.isFull = false
  expect(storage.setLocal('a', 'newest')).toBe(true)
  expect([storage.local('a'), tabs.stored.get('a'), storage.localNames()]).toEqual(['newest', 'newest', ['a']])
})

test('what another tab has kept since goes before what was refused', async () => {
  const tabs = new Tabs()
  const here = browserStorage(tabs.open().page)
  const there = browserStorage(tabs.open().page)
  tabs.isFull = true
  here.setLocal('a', 'here')
  // The other tab is told of the older value's removal too.
  await Promise.resolve()
  tabs.isFull = false
  there.setLocal('a', 'there')
  await Promise.resolve()
  expect(here.local('a')).toBe('there')
})
