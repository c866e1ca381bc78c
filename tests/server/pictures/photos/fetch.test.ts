import {
  createServer,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type RequestListener,
  type Server,
} from 'node:http'
import { type AddressInfo } from 'node:net'

import { afterEach, expect, it } from 'vitest'

import { PhotoError } from '#server/pictures/photos/errors.ts'
import { fetchPhoto, type FetchOptions, HostError } from '#server/pictures/photos/fetch.ts'

const PUBLIC = '93.184.216.34'
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}

/** The internet as this test has it: names and their addresses; behind every public one stands the same server. */
async function internet(
  listener: RequestListener,
  names: Readonly<Record<string, readonly string[]>> = { 'pictures.test': [PUBLIC] },
) {
  const asked: string[] = []
  const port = await serve((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    listener(request, response)
  })
  const options: FetchOptions = {
    maxBytes: 1000,
    resolve: (host, _, done) => {
      const found = names[host]
      if (found === undefined) done(Object.assign(new Error(host), { code: 'ENOTFOUND' }), [])
      else
        done(
          null,
          found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
    },
    request: (url, { lookup, ...rest }) =>
      httpRequest({
        ...rest,
        host: url.hostname,
        port,
        path: url.pathname,
        headers: { ...(rest.headers as OutgoingHttpHeaders), host: url.host },
        lookup: (host, given, done) => {
          if (lookup === undefined) throw new Error('The name is resolved unseen')
          lookup(host, given, (error, found) => {
            if (error) done(error, found)
            else done(null, [{ address: '127.0.0.1', family: 4 }])
          })
        },
      }),
  }
  return {
    asked,
    fetch: (address: string, more: Partial<FetchOptions> = {}) => fetchPhoto(address, { ...options, ...more }),
  }
}

const refusal = (fetching: Promise<Buffer>): Promise<string> =>
  fetching.then(
    () => 'taken',
    (error: unknown) => (error instanceof PhotoError ? error.message : `not a PhotoError: ${String(error)}`),
  )

it('gives the bytes, asking for pictures as they are', async () => {
  let headers: unknown
  const { fetch } = await internet((request, response) => {
    headers = request.headers
    response.end('bytes')
  })
  expect(String(await fetch('https://pictures.test/a.jpg'))).toBe('bytes')
  expect(headers).toMatchObject({ 'accept-encoding': 'identity', accept: expect.stringContaining('image/webp') })
})

it.each([
  ['a name of this machine', 'https://inside.test/a.jpg', { 'inside.test': ['127.0.0.1'] }],
  ['a name with one public address of two', 'https://inside.test/a.jpg', { 'inside.test': [PUBLIC, '10.0.0.1'] }],
  ['a name of version 6', 'https://inside.test/a.jpg', { 'inside.test': ['fd00::1'] }],
  ['an address', 'https://192.168.1.1/a.jpg', {}],
  ['an address in other digits', 'https://0x7f000001/a.jpg', {}],
  ['an address of version 6', 'https://[::1]/a.jpg', {}],
  ['an address of version 4 in one of 6', 'https://[::ffff:169.254.169.254]/a.jpg', {}],
])('asks nobody inside the own network: %s', async (_, address, names) => {
  const { fetch, asked } = await internet((_request, response) => {
    response.end('secret')
  }, names)
  expect(await refusal(fetch(address))).toBe('leads to an address that is not of the public internet')
  expect(asked).toEqual([])
})

it('follows redirects, each looked at like the first', async () => {
  const names = { 'pictures.test': [PUBLIC], 'cdn.test': [PUBLIC], 'inside.test': ['10.0.0.1'] }
  const ways: Readonly<Record<string, string>> = {
    '/moved': 'https://cdn.test/here',
    '/near': 'here',
    '/inside': 'https://inside.test/x',
    '/local': 'https://127.0.0.1/x',
    '/plain': 'http://cdn.test/here',
    '/file': 'file:///etc/passwd',
    '/round': '/round',
  }
  const { fetch, asked } = await internet((request, response) => {
    const location = ways[request.url ?? '']
    if (location === undefined) response.end('here')
    else response.writeHead(302, { location }).end('elsewhere')
  }, names)
  expect(String(await fetch('https://pictures.test/moved'))).toBe('here')
  expect(String(await fetch('https://pictures.test/near'))).toBe('here')
  expect(asked).toEqual(['pictures.test/moved', 'cdn.test/here', 'pictures.test/near', 'pictures.test/here'])
  expect(await refusal(fetch('https://pictures.test/inside'))).toBe(
    'leads to an address that is not of the public internet',
  )
  expect(await refusal(fetch('https://pictures.test/local'))).toBe(
    'leads to an address that is not of the public internet',
  )
  expect(await refusal(fetch('https://pictures.test/plain'))).toBe('leads to an address that is not https')
  expect(await refusal(fetch('https://pictures.test/file'))).toBe('leads to an address that is not https')
  asked.length = 0
  expect(await refusal(fetch('https://pictures.test/round'))).toBe('redirects too often')
  expect(asked).toHaveLength(4)
})

it('stops reading what is too large, whether it says so or not', async () => {
  let ended = 0
  const { fetch } = await internet((request, response) => {
    request.socket.on('close', () => {
      ended += 1
    })
    if (request.url === '/said') response.writeHead(200, { 'content-length': '1001' })
    response.write('x'.repeat(1001))
  })
  expect(await refusal(fetch('https://pictures.test/said', { maxBytes: 1000 }))).toMatch(/^is larger than /)
  expect(await refusal(fetch('https://pictures.test/unsaid', { maxBytes: 1000 }))).toMatch(/^is larger than /)
  await expect.poll(() => ended).toBe(2)
})

it('waits no longer than it may, also for one that sends drop by drop', async () => {
  const { fetch } = await internet((_, response) => {
    response.write('x')
  })
  await expect(fetch('https://pictures.test/a.jpg', { within: 100 })).rejects.toThrow(HostError)
  expect(await refusal(fetch('https://pictures.test/a.jpg', { within: 100 }))).toBe('did not come within 0.1 s')
})

it('ends where it is told to', async () => {
  const stopping = new AbortController()
  const { fetch } = await internet(() => {
    stopping.abort()
  })
  await expect(fetch('https://pictures.test/a.jpg', { signal: stopping.signal })).rejects.toThrow(/abort/i)
})

it('says what came instead: another status, half of it, no host, a password', async () => {
  const { fetch } = await internet((request, response) => {
    if (request.url === '/half')
      response.writeHead(200, { 'content-length': '100' }).write('x', () => response.destroy())
    else response.writeHead(404).end()
  })
  expect(await refusal(fetch('https://pictures.test/none'))).toBe('was answered with 404')
  expect(await refusal(fetch('https://pictures.test/half'))).toBe('could not be fetched (ECONNRESET)')
  expect(await refusal(fetch('https://nowhere.test/a.jpg'))).toBe('could not be fetched (ENOTFOUND)')
  expect(await refusal(fetch('https://a:b@pictures.test/a.jpg'))).toBe('has a name or password in its address')
  await expect(fetch('https://nowhere.test/a.jpg')).rejects.toThrow(HostError)
  await expect(fetch('https://pictures.test/none')).rejects.not.toThrow(HostError)
})
