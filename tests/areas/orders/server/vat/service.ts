import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { onTestFinished } from 'vitest'

async function bodyOf(request: IncomingMessage): Promise<{ countryCode: string; vatNumber: string }> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString()) as { countryCode: string; vatNumber: string }
}

/** Stands in for the EU's service: it knows these numbers, and says what it was asked. `isDown`: it answers nothing useful. */
export async function vatService(known: readonly string[]) {
  const state = { known: new Set(known), isDown: false, asked: [] as string[] }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { countryCode, vatNumber } = await bodyOf(request)
    const number = countryCode + vatNumber
    state.asked.push(number)
    response.setHeader('Content-Type', 'application/json')
    response.end(
      JSON.stringify(
        state.isDown
          ? { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }
          : { countryCode, vatNumber, valid: state.known.has(number), requestDate: '2026-11-29T08:00:00Z' },
      ),
    )
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/check` })
}
