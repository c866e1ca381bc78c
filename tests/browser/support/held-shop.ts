import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A shop whose answers can be held half way. */
export interface HeldShop {
  /** Its origin, without a trailing slash. */
  readonly address: string
  /** From now on the answers at such addresses begin, and do not go on. */
  holdBodies(pattern: RegExp): void
  /** Answers that are asked for from now on are whole again; those that are held stay so. */
  letGo(): void
  close(): Promise<void>
}

/** Stands before a shop and hands everything on: Playwright's own routes give an answer whole or not at all. */
export async function openHeldShop(shop: string): Promise<HeldShop> {
  let isHeld = (_: string) => false
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const isHalf = isHeld(path)
    const onward = request(`${shop}${path}`, { method: asked.method ?? 'GET', headers: asked.headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      if (isHalf) answer.flushHeaders()
      else found.pipe(answer)
    })
    asked.pipe(onward)
  })
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdBodies: (pattern) => void (isHeld = (path) => pattern.test(path)),
    letGo: () => void (isHeld = () => false),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
