import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

type Params = Readonly<Record<string, unknown>>
type Listener = (params: Params) => void

/** A page of its own context, spoken to by the DevTools protocol. */
export interface PlainPage {
  /** Sends a command. Rejects with what the browser answers where it refuses. */
  send(method: string, params?: Params): Promise<Params>
  on(event: string, listener: Listener): void
  /** Closes it, and forgets all that it has stored. */
  close(): Promise<void>
}

export interface PlainBrowser {
  openPage(): Promise<PlainPage>
  close(): Promise<void>
}

interface Message {
  readonly id?: number
  readonly sessionId?: string
  readonly method?: string
  readonly params?: Params
  readonly result?: Params
  readonly error?: { readonly message: string }
}

/**
 * A Chromium that is sent only what a measure needs. Playwright enables the protocol's `Runtime` in each page; V8 then
 * looks up the lines of each new Error, for which it parses React again as React makes three while it is evaluated: a
 * tenth of a second on a slow phone's processor, which no phone takes.
 */
export async function openPlainBrowser(executable: string, flags: readonly string[]): Promise<PlainBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-chromium-'))
  const child = spawn(executable, [...flags, '--remote-debugging-pipe', `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const { send, pages, lose } = speak(child.stdio[3] as Writable, child.stdio[4] as unknown as Readable)
  const ended = new Promise((resolve) => child.once('exit', resolve)).then(lose)
  return {
    async openPage() {
      const { browserContextId } = await send('Target.createBrowserContext')
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const listeners = new Map<string, Listener>()
      pages.set(String(sessionId), listeners)
      return {
        send: (method, params) => send(method, params, String(sessionId)),
        on: (event, listener) => listeners.set(event, listener),
        async close() {
          pages.delete(String(sessionId))
          await send('Target.disposeBrowserContext', { browserContextId })
        },
      }
    },
    async close() {
      // It may end before it answers.
      await Promise.allSettled([send('Browser.close'), ended])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Commands and their answers, one JSON text after another, each ended by a zero. */
function speak(to: Writable, from: Readable) {
  const pages = new Map<string, Map<string, Listener>>()
  const waiting = new Map<number, { resolve(result: Params): void; reject(error: Error): void }>()
  let sent = 0
  let rest = ''
  const take = ({ id, sessionId = '', method = '', params = {}, result = {}, error }: Message) => {
    if (id === undefined) return pages.get(sessionId)?.get(method)?.(params)
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  }
  from.setEncoding('utf8')
  from.on('data', (chunk: string) => {
    const texts = `${rest}${chunk}`.split('\0')
    rest = texts.pop() ?? ''
    for (const text of texts) take(JSON.parse(text) as Message)
  })
  const send = (method: string, params: Params = {}, sessionId?: string) =>
    new Promise<Params>((resolve, reject) => {
      sent += 1
      waiting.set(sent, { resolve, reject })
      to.write(`${JSON.stringify({ id: sent, method, params, sessionId })}\0`)
    })
  /** Lets nobody wait for a browser that has ended. */
  const lose = () => {
    for (const one of waiting.values()) one.reject(new Error('The browser has ended.'))
  }
  return { send, pages, lose }
}
