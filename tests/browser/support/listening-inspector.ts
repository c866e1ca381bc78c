import type { BrowserContext, Page } from 'playwright/test'

import { CHANNEL, WAKE_KEY, type TabMessage } from '#statecharts/channel/messages.ts'

const HEARD = 'verbenaHeard'

/** Attaches to the tabs of the shop as an inspector does, from a page with nothing else on it, and keeps all it hears. */
export class ListeningInspector {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async open(context: BrowserContext): Promise<ListeningInspector> {
    const page = await context.newPage()
    await page.goto('/api/health')
    await page.evaluate(
      ({ channel: name, key, heard }) => {
        const channel = new BroadcastChannel(name)
        const all: unknown[] = []
        Reflect.set(window, heard, all)
        channel.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
          all.push(data)
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is of one origin
          if (data.kind === 'awake') channel.postMessage({ kind: 'attach', inspector: 'test' })
        })
        localStorage.setItem(key, 'open')
      },
      { channel: CHANNEL, key: WAKE_KEY, heard: HEARD },
    )
    return new ListeningInspector(page)
  }

  async heard(): Promise<readonly TabMessage[]> {
    return await this.#page.evaluate((heard) => Reflect.get(window, heard) as readonly TabMessage[], HEARD)
  }
}
