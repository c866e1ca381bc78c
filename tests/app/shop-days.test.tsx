import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { AppProvider } from '#hooks/app.tsx'
import { useFormatDayIn, useShopDay, useShopMoment } from '#hooks/format-calendar.ts'
import { shop } from '#tests/models/app-samples.ts'

const actor = <Snapshot extends object>(snapshot: Snapshot) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => undefined }),
})

function drawn(timeZone: string, placedAt: string): string {
  const app = actor({
    context: { shop: { ...shop, timeZone } },
    children: { language: actor({ context: { language: 'en' } }) },
  })
  function Days() {
    return [useShopDay()(placedAt), useShopMoment()(placedAt), useFormatDayIn(timeZone)(placedAt)].join(' | ')
  }
  return renderToStaticMarkup(
    <AppProvider value={app as never}>
      <Days />
    </AppProvider>,
  )
}

test.each([
  ['Europe/Berlin', '1 Mar 2026 | 1 Mar 2026, 00:30 | 1 Mar 2026'],
  ['Europe/London', '28 Feb 2026 | 28 Feb 2026, 23:30 | 28 Feb 2026'],
  ['Pacific/Auckland', '1 Mar 2026 | 1 Mar 2026, 12:30 | 1 Mar 2026'],
])(
  'an order and its commission name one day, that of the shop: %s (checkout.orders-name-the-shops-days)',
  (timeZone, told) => expect(drawn(timeZone, '2026-02-28T23:30:00Z')).toBe(told),
)
