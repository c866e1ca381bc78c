import { createServer, type RequestListener, type Server } from 'node:http'

import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'

import type { Log } from '../log.ts'

/** Longest head of a request in bytes: more than the longest address, so that one too long is answered and not cut off. */
const HEAD_MAX = 64 * 1024

/** Milliseconds in which a request's head must be there, and all of it: the largest file takes that long on a slow line. */
const HEAD_MS = 60_000
const REQUEST_MS = 15 * 60_000

/** Milliseconds between two looks for connections that have become idle while the server stops. */
const SWEEP_MS = 25

/** A port that cannot be listened on. The message is one line and safe to print. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

/**
 * Answers a server's requests by a Hono app; what cannot even be made into a request is answered 400. Once the server
 * stops, each answer says that it is the last on its connection: a caller who did not know could send the next request
 * into a connection that is being closed.
 */
export function nodeListener(server: Server, fetch: Fetch, log: Log): RequestListener {
  const answer = async (request: Request, env: HttpBindings) => {
    if ((env.incoming.headersDistinct['host'] ?? []).length > 1) throw new RequestError('Two host headers')
    const response = await fetch(request, env)
    if (!server.listening) response.headers.set('Connection', 'close')
    return response
  }
  return getRequestListener((request, env) => answer(request, env as HttpBindings), {
    errorHandler: (error) => {
      log.warn({ err: error }, 'a request could not be answered')
      return new Response(null, { status: error instanceof RequestError ? 400 : 500 })
    },
  })
}

/** A server that does not listen yet. */
export function createNodeServer(): Server {
  return createServer({ maxHeaderSize: HEAD_MAX, requestTimeout: REQUEST_MS, headersTimeout: HEAD_MS })
}

/**
 * Listens; resolves with the port, which the system chooses where 0 is asked for. Throws a ListenError where the port
 * cannot be had.
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(new ListenError(sayWhy(error, port, host), { cause: error }))
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function sayWhy(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is in use by another program: stop it, or set PORT.`
  if (error.code === 'EACCES') return `Port ${port} may not be used without more rights: set PORT to one above 1023.`
  return `Cannot listen on ${host}, port ${port}: ${error.code ?? error.message}.`
}

/**
 * Stops accepting, lets open requests finish, and cuts off those that are still open after `limit` milliseconds or when
 * `hasten` fires. Resolves with whether all of them finished.
 */
export function drain(server: Server, limit: number, hasten: AbortSignal): Promise<boolean> {
  if (!server.listening) return Promise.resolve(true)
  return new Promise((resolve) => {
    let finished = true
    const cut = () => {
      finished = false
      server.closeAllConnections()
    }
    const timer = setTimeout(cut, limit)
    // A connection whose last answer had begun before would be kept alive and hold the server open for nothing.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    hasten.addEventListener('abort', cut, { once: true })
    server.close(() => {
      clearTimeout(timer)
      clearInterval(sweep)
      hasten.removeEventListener('abort', cut)
      resolve(finished)
    })
    if (hasten.aborted) cut()
  })
}
