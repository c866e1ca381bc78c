import { createServer, type RequestListener, type Server } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import type { Log } from '../log.ts'

/** Longest head of a request in bytes: more than the longest address, so that one too long is answered and not cut off. */
const HEAD_MAX = 64 * 1024

/** A port that cannot be listened on. The message is one line and safe to print. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

type Fetch = Parameters<typeof getRequestListener>[0]

/** A Node.js listener for a Hono app. What cannot even be made into a request is answered 400. */
export function nodeListener(fetch: Fetch, log: Log): RequestListener {
  return getRequestListener(fetch, {
    errorHandler: (error) => {
      log.warn({ err: error }, 'a request could not be read')
      return new Response(null, { status: 400 })
    },
  })
}

/** A server that does not listen yet. */
export function createNodeServer(): Server {
  return createServer({ maxHeaderSize: HEAD_MAX, requestTimeout: 60_000 })
}

/**
 * Listens; resolves with the port, which the system chooses where 0 is asked for. Throws a ListenError where the port
 * cannot be had.
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(new ListenError(sayWhy(error, port, host), { cause: error }))
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
    hasten.addEventListener('abort', cut, { once: true })
    server.close(() => {
      clearTimeout(timer)
      hasten.removeEventListener('abort', cut)
      resolve(finished)
    })
    // A connection kept alive would hold the server open after its last answer.
    server.on('request', (_request, response) => response.setHeader('Connection', 'close'))
    server.closeIdleConnections()
    if (hasten.aborted) cut()
  })
}
