import { CHANNEL, WAKE_KEY, type ChannelMessage, type InspectorMessage, type TabMessage } from '../channel/messages.ts'

/** The line to the shop's tabs, open while the page is. */
export interface Line {
  readonly open: (hear: (message: TabMessage) => void) => void
  readonly close: () => void
  readonly post: (message: InspectorMessage) => void
}

export function createLine(page: Window, inspector: string): Line {
  let channel: BroadcastChannel | undefined
  // Another inspector removes the key when it closes.
  const wake = () => {
    if (page.localStorage.getItem(WAKE_KEY) === null) page.localStorage.setItem(WAKE_KEY, inspector)
  }
  const post = (message: InspectorMessage) => {
    const isNamed = message.kind === 'attach' || message.kind === 'detach'
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    channel?.postMessage(isNamed ? { ...message, inspector } : message)
  }
  return {
    open(hear) {
      channel = new BroadcastChannel(CHANNEL)
      channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
        if (isOfTab(data)) hear(data)
      })
      page.localStorage.setItem(WAKE_KEY, inspector)
    },
    close() {
      post({ kind: 'detach' })
      channel?.close()
      channel = undefined
      page.localStorage.removeItem(WAKE_KEY)
    },
    post(message) {
      if (message.kind === 'attach') wake()
      post(message)
    },
  }
}

const isOfTab = (message: ChannelMessage): message is TabMessage =>
  !['attach', 'detach', 'send', 'ask'].includes(message.kind)
