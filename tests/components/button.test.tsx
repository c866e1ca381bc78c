import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'

import { Button } from '#components/action/Button.tsx'

/** Presses a button; returns whether its action ran and whether the browser's own was held back. */
function press(props: { readonly busy?: boolean }): readonly boolean[] {
  const onClick = vi.fn()
  const preventDefault = vi.fn()
  const { props: drawn } = Button({ ...props, onClick, children: 'Send' }) as ReactElement<{
    onClick: (event: unknown) => void
  }>
  drawn.onClick({ preventDefault })
  return [onClick, preventDefault].map(({ mock }) => mock.calls.length > 0)
}

test('a press of a button is told', () => expect(press({})).toEqual([true, false]))

test('a press of a busy button is told to nobody, nor does it send a form', () =>
  expect(press({ busy: true })).toEqual([false, true]))
