import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'

import { PhotoError } from './errors.ts'
import { isPublicAddress } from '../../network/public-address.ts'

/** Milliseconds until a whole photo has come, redirects included. */
const WITHIN = 15_000
const REDIRECTS_MAX = 3

/** The host could not be asked: no answer can be expected of it for other photos either. */
export class HostError extends PhotoError {}

type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

export interface FetchOptions {
  readonly maxBytes: number
  readonly signal?: AbortSignal | undefined
  readonly within?: number
  readonly resolve?: Resolve
  readonly request?: (url: URL, options: RequestOptions) => ClientRequest
}

/**
 * Fetches what stands at an https address of the public internet. Every host, also of a redirect, is resolved here, and the
 * connection goes to the very address that was looked at: a name cannot lead into this machine's own network.
 *
 * @throws PhotoError where it does not come whole and in time, HostError where the host cannot be asked
 */
export async function fetchPhoto(
  address: string,
  { within = WITHIN, signal, ...options }: FetchOptions,
): Promise<Buffer> {
  const timeout = AbortSignal.timeout(within)
  const ended = signal ? AbortSignal.any([signal, timeout]) : timeout
  let url = new URL(address)
  for (let redirects = 0; ; redirects += 1) {
    check(url)
    try {
      const answer = await ask(url, ended, options)
      if (Buffer.isBuffer(answer)) return answer
      url = answer
    } catch (error) {
      if (error instanceof PhotoError || signal?.aborted) throw error
      if (timeout.aborted) throw new HostError(`did not come within ${within / 1000} s`, { cause: error })
      throw new HostError(`could not be fetched (${codeOf(error)})`, { cause: error })
    }
    if (redirects === REDIRECTS_MAX) throw new PhotoError('redirects too often')
  }
}

/** A name is judged when it is resolved; an address that stands for itself is never resolved. */
function check({ protocol, username, password, hostname }: URL): void {
  if (protocol !== 'https:') throw new PhotoError('leads to an address that is not https')
  if (username + password !== '') throw new PhotoError('has a name or password in its address')
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic()
}

function notPublic(): HostError {
  return new HostError('leads to an address that is not of the public internet')
}

/** The bytes, or where they are instead. */
function ask(
  url: URL,
  signal: AbortSignal,
  { maxBytes, resolve = lookUp, request = httpsRequest }: Omit<FetchOptions, 'within' | 'signal'>,
): Promise<Buffer | URL> {
  return new Promise((take, fail) => {
    const call = request(url, {
      signal,
      lookup: publicOnly(resolve),
      // A connection that is kept would be used again without being looked at.
      agent: false,
      headers: {
        Accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
        'Accept-Encoding': 'identity',
        'User-Agent': 'Verbena',
      },
    })
    call.on('error', fail)
    call.on('response', (response) => {
      readAnswer(url, response, maxBytes)
        .then(take, fail)
        .finally(() => call.destroy())
    })
    call.end()
  })
}

async function readAnswer(url: URL, response: IncomingMessage, maxBytes: number): Promise<Buffer | URL> {
  const { statusCode = 0, headers } = response
  const { location } = headers
  if ([301, 302, 303, 307, 308].includes(statusCode) && location !== undefined) {
    if (!URL.canParse(location, url)) throw new PhotoError('redirects to what is no address')
    return new URL(location, url)
  }
  if (statusCode !== 200) throw new PhotoError(`was answered with ${statusCode}`)
  const tooLarge = new PhotoError(`is larger than ${maxBytes / 1024 / 1024} MB`)
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes > maxBytes) throw tooLarge
  }
  return Buffer.concat(chunks)
}

function publicOnly(resolve: Resolve): NonNullable<RequestOptions['lookup']> {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) done(error ?? new Error('no address'), '')
      else if (!addresses.every(({ address }) => isPublicAddress(address))) done(notPublic(), '')
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no connection'
}
