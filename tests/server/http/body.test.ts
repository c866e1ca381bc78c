import { Hono } from 'hono'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { defineCall } from '#contract/call.ts'
import { BODY_MAX } from '#server/api/body.ts'
import { implement } from '#server/api/implement.ts'
import { mountCalls } from '#server/api/mount.ts'
import { createRespond } from '#server/api/respond.ts'
import type { Env } from '#server/request/env.ts'
import { errorAnswer } from '#server/http/error-answer.ts'

import { memoryLog } from './support/app.ts'
import { messages } from '../support/messages.ts'

const echo = defineCall({
  id: 'echo',
  method: 'POST',
  path: '/echo/{id}',
  summary: 'Gives the body back',
  source: 'this test',
  access: { token: 'none' },
  params: v.object({ id: v.string() }),
  body: v.object({
    name: v.pipe(v.string(), v.maxLength(5)),
    tags: v.optional(v.array(v.string())),
    more: v.optional(v.any()),
  }),
  response: v.any(),
  refusals: [400],
})

/** The call above, with what its handler received. */
function echoing(call = echo) {
  const received: unknown[] = []
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('language', 'en')
    await next()
  })
  app.route(
    '/',
    mountCalls({
      implementations: [
        implement(
          call,
          ({ body }) => {
            received.push(body)
            return Promise.resolve({ done: true })
          },
          '/nowhere',
        ),
      ],
      identify: () => Promise.resolve(undefined),
      respond: createRespond({ versionOf: () => undefined, checkAnswers: true }),
    }),
  )
  app.onError(
    errorAnswer({
      log: memoryLog().log,
      messages,
      isDatabaseLost: () => false,
      sendPage: () => Promise.reject(new Error('there are no pages here')),
    }),
  )
  const post = (body: BodyInit, type = 'application/json') =>
    app.request('/echo/1', { method: 'POST', body, headers: { 'Content-Type': type } })
  return { post, received }
}

describe('a JSON body', () => {
  it('is refused with 400 for a list, also where an object may be empty (error.status-meanings)', async () => {
    const { post, received } = echoing({ ...echo, body: v.partial(echo.body) as unknown as typeof echo.body })
    expect([(await post('[]')).status, (await post('{}')).status]).toEqual([400, 200])
    expect(received).toEqual([{}])
  })

  it('reaches the handler validated, without fields the contract does not name', async () => {
    const { post, received } = echoing()
    expect((await post('{"name":"Zoë","extra":1}', 'application/json; charset=utf-8')).status).toBe(200)
    expect(received).toEqual([{ name: 'Zoë' }])
  })

  it.each([
    ['name', '{}', 'Please fill this in.'],
    ['name', '{"name":"too long"}', 'This is too long. Please shorten it.'],
    ['tags.1', '{"name":"a","tags":["b",2]}', 'This isn’t valid. Please check it.'],
  ])('is refused with the field %s for %s', async (field, body, message) => {
    const { post, received } = echoing()
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: { [field]: message } })
    expect(received).toEqual([])
  })

  it.each([
    ['text that is not JSON', '{"name":'],
    ['a NUL character', String.raw`{"name":"a\u0000"}`],
    ['half a surrogate pair', String.raw`{"name":"\ud800"}`],
    ['a key that cannot be stored', String.raw`{"name":"a","\u0000":1}`],
    ['bytes that are not UTF-8', Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d)],
    ['a list where an object belongs', '[]'],
    ['nothing at all', ''],
    ['a deeply nested list', '['.repeat(100_000)],
  ])('is refused with 400 for %s', async (_what, body) => {
    const { post, received } = echoing()
    expect((await post(body)).status).toBe(400)
    expect(received).toEqual([])
  })

  it('cannot reach the prototype of objects', async () => {
    const { post, received } = echoing()
    const response = await post('{"name":"a","more":{"__proto__":{"admin":true},"ok":1},"__proto__":{"name":"b"}}')
    expect(response.status).toBe(200)
    expect(received).toEqual([{ name: 'a', more: { ok: 1 } }])
    expect(Object.getPrototypeOf((received[0] as { more: object }).more)).toBe(Object.prototype)
    expect('admin' in {}).toBe(false)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'of type "%s" is refused with 415 (error.status-meanings)',
    async (type) => {
      const { post } = echoing()
      expect((await post('{"name":"a"}', type)).status).toBe(415)
    },
  )

  it('above the limit is refused with 413, whether its length is told or not (error.status-meanings)', async () => {
    const { post } = echoing()
    const refused = await post(JSON.stringify({ name: 'a', more: 'x'.repeat(BODY_MAX) }))
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { message: 'This is too large to send. The limit is 0.25 MB.' },
    ])
    expect((await post(JSON.stringify({ name: 'a', more: 'x'.repeat(BODY_MAX - 100) }))).status).toBe(200)
  })
})
