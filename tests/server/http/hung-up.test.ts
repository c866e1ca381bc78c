import { once } from 'node:events'
import { connect } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { isUnavailable } from '#server/database/connection.ts'
import { createNodeServer, listen, nodeListener } from '#server/http/listen.ts'

import { memoryLog, testApp } from './support/app.ts'

it.each([
  ['of a known length', 'Content-Length: 100\r\n\r\n{"na'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n4\r\n{"na\r\n'],
])('a caller who hangs up in the middle of a body %s is told apart from a lost database', async (_how, rest) => {
  const { app, lines } = testApp({ isDatabaseLost: isUnavailable })
  const server = createNodeServer()
  onTestFinished(() => {
    server.close()
  })
  server.on('request', nodeListener(server, app.fetch, memoryLog().log))
  const socket = connect(await listen(server, 0, '127.0.0.1'), '127.0.0.1')
  const asked = once(server, 'request')
  socket.write(`POST /api/v2/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}`)
  await asked
  socket.destroy()
  await expect.poll(() => lines.find(({ msg }) => msg === 'request')).toMatchObject({ status: 499 })
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    ['info', 'the caller hung up before the whole request had come'],
    ['info', 'request'],
  ])
})
