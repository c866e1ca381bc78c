import { request, type Server } from 'node:http'
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
  servers.push(server)
  const fetch = async () => {
    asked.open()
    await released.passed
    return new Response('done')
  }
  server.on('request', nodeListener(fetch, memoryLog().log))
  const port = await listen(server, 0, '127.0.0.1')
  return { server, address: `http://127.0.0.1:${port}/`, release: released.open, asked: asked.passed }
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

describe('a server told to stop', () => {
  it('takes no new requests, finishes the open one, and then ends at once', async () => {
    const { server, address, release, asked } = await slowServer()
    const open = fetch(address)
    await asked
    const drained = drain(server, 10_000, new AbortController().signal)
    await expect(fetch(address)).rejects.toThrow()
    release()
    expect(await (await open).text()).toBe('done')
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
    await expect(second).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use by another program: stop it, or set PORT.`)
  })
})

describe('a request that cannot be read', () => {
  it.each([['a wrong host', { Host: 'a b' }, '/'], ['a backslash in the path', {}, '/a\\b']])('because of %s is answered 400', async (_why, headers, path) => {
    const { server, release } = await slowServer()
    release()
    const { port } = server.address() as AddressInfo
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject).end()
    })
    expect(status).toBe(400)
  })
})
