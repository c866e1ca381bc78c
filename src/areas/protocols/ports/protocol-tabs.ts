import { fromCallback } from 'xstate'

import { CACHE_KEY_PREFIX } from '#contract/constants.ts'
import type { TabsFact, TabsOrder } from '#machines/protocols/builder/protocol-builder.events.ts'

/** Messages between the tabs of one practitioner (builder.other-tabs-follow). */
export function protocolTabs(page: Window & typeof globalThis) {
  return fromCallback<TabsOrder, { userId: number }>(({ input, receive, sendBack }) => {
    const tell = (fact: TabsFact) => sendBack(fact)
    const channel = new page.BroadcastChannel(`${CACHE_KEY_PREFIX}protocols:${input.userId}`)
    channel.addEventListener('message', ({ data }) =>
      tell({ type: 'protocols.outdated', about: data === 'lines' ? 'lines' : 'protocols' }),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    receive(({ about }) => channel.postMessage(about))
    return () => channel.close()
  })
}
