import { Agent, get, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { createNodeServer, drain, listen, ListenError, nodeListener } from '#server/http/listen.ts'

import { memoryLog } from './support/app.ts'
import { gate } from './support/gate.ts'

/** A server whose answers wait until they are released. */
async function slowServer() {
  const asked = gate()
  const released = gate()
  const server = createNodeServer()
  // So long that a server which waited for idle connections would reach the limit of each test.
  server.keepAliveTimeout = 600_000
  servers.push(server)
  const fetch = async () => {
    asked.open()
    await released.passed
    return new Response('done')
  }
  server.on('request', nodeListener(server, fetch, memoryLog().log))
  const port = await listen(server, 0, '127.0.0.1')
  return { server, address: `http://127.0.0.1:${port}/`, release: released.open, asked: asked.passed }
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

describe('a server told to stop', () => {
  it('takes no new requests, finishes the open one, and then ends at once (operations.sigterm-ends-in-order)', async () => {
    const { server, address, release, asked } = await slowServer()
    const open = fetch(address)
    await asked
    const drained = drain(server, 10_000, new AbortController().signal)
    await expect(fetch(address)).rejects.toThrow()
    release()
    expect(await (await open).text()).toBe('done')
    expect(await drained).toBe(true)
  })

  it('tells a caller that the answer is the last on its connection, so that no further request gets lost in it', async () => {
    const { server, address, release, asked } = await slowServer()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = () =>
      new Promise<string | undefined>((resolve, reject) => {
        get(address, { agent }, (response) => {
          response.resume()
          response.on('end', () => resolve(response.headers.connection))
        }).on('error', reject)
      })
    const first = ask()
    await asked
    const queued = ask()
    const drained = drain(server, 10_000, new AbortController().signal)
    release()
    await expect(queued).rejects.toThrow('ECONNREFUSED')
    expect(await first).toBe('close')
    expect(await drained).toBe(true)
  })

  it('does not wait for a connection whose answer had begun before, once that is finished', async () => {
    const released = gate()
    const server = createNodeServer()
    server.keepAliveTimeout = 600_000
    servers.push(server)
    server.on('request', (_request, response) => {
      response.write('begun ')
      void released.passed.then(() => response.end('and finished'))
    })
    const port = await listen(server, 0, '127.0.0.1')
    const response = await fetch(`http://127.0.0.1:${port}/`)
    const drained = drain(server, 10_000, new AbortController().signal)
    released.open()
    expect(await response.text()).toBe('begun and finished')
    expect(await drained).toBe(true)
  })

  it('does not wait for connections that are only kept alive', async () => {
    const { server, address, release } = await slowServer()
    release()
    await (await fetch(address)).text()
    expect(await drain(server, 10_000, new AbortController().signal)).toBe(true)
  })

  it('cuts open requests off after the limit', async () => {
    const { server, address, asked } = await slowServer()
    const open = fetch(address)
    await asked
    const drained = drain(server, 20, new AbortController().signal)
    await expect(open).rejects.toThrow()
    expect(await drained).toBe(false)
  })

  it('cuts them off at once when it is hastened', async () => {
    const { server, address, asked } = await slowServer()
    const open = fetch(address)
    await asked
    const hasten = new AbortController()
    const drained = drain(server, 60_000, hasten.signal)
    hasten.abort()
    await expect(open).rejects.toThrow()
    expect(await drained).toBe(false)
  })
})

describe('a port', () => {
  it('that is in use is refused in one line', async () => {
    const { server } = await slowServer()
    const { port } = server.address() as AddressInfo
    const second = listen(createNodeServer(), port, '127.0.0.1')
    await expect(second).rejects.toThrow(ListenError)
    await expect(second).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use by another program: stop it, or set PORT.`,
    )
  })
})

describe('a request that cannot be read', () => {
  it.each([
    ['a wrong host', { Host: 'a b' }, '/'],
    ['a backslash in the path', {}, '/a\\b'],
  ])('because of %s is answered 400', async (_why, headers, path) => {
    const { server, release } = await slowServer()
    release()
    const { port } = server.address() as AddressInfo
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(400)
  })
})
