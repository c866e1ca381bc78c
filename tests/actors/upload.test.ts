import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import * as v from 'valibot'

import { createChosenFiles } from '#actors/chosen-files.ts'
import { createClient } from '#actors/create-client.ts'
import { sendFormData } from '#actors/send-form.ts'
import { uploads } from '#actors/upload.ts'
import { USER_TYPES } from '#contract/call.ts'
import { defineCall } from '#contract/call.ts'
import { createUploadMachine } from '#machines/upload/upload.machine.ts'

const common = {
  path: '/v2/account/store/packages/{id}/image',
  summary: 'A picture',
  access: { token: 'access', types: [USER_TYPES.CertifiedPractitioner] },
  params: v.object({ id: v.number() }),
  refusals: [400, 401, 403, 413, 415],
} as const
const send = defineCall({
  id: 'sendPicture',
  method: 'PUT',
  ...common,
  bodyType: 'form',
  body: v.object({ image: v.file() }),
  response: v.object({ image: v.string() }),
})
const remove = defineCall({ id: 'removePicture', method: 'DELETE', ...common, response: v.object({}) })

/** A request by XMLHttpRequest whose answer the test gives. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  readonly sent: string[] = []
  readonly headers: Record<string, string> = {}
  body: Blob | undefined
  withCredentials = false
  status = 0
  responseText = ''
  isAborted = false

  constructor() {
    super()
    FakeRequest.last = this
  }
  open(...asked: string[]): void {
    this.sent.push(...asked)
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nretry-after: 3\r\n'
  }
  send(body: Blob): void {
    this.body = body
  }
  abort(): void {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
    this.dispatchEvent(new Event('loadend'))
  }
  answer(status: number, body: object): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
}

let refused: string[]
let actor: ReturnType<typeof open>
const files = createChosenFiles()

function open() {
  const client = createClient({
    origin: 'http://shop',
    language: () => 'en',
    tokens: {
      access: () => Promise.resolve('token-1'),
      refresh: () => undefined,
      refused: (token) => refused.push(token),
      missed: () => undefined,
    },
    log: { warn: () => undefined, error: () => undefined },
  })
  const machine = createUploadMachine('picture').provide(
    uploads({
      client,
      files,
      send,
      remove,
      paramsOf: (slot) => ({ id: Number(slot) }),
      pictureOf: ({ image }) => image,
    }),
  )
  return createActor(machine, { input: { slot: '7', picture: '/old.webp' } as never }).start()
}

const AVIF = '\0\0\0\u0020ftypavif'
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

const choose = async (file = new File([AVIF], 'shelf.avif', { type: '' })) => {
  const chosen = await files.keep(file)
  actor.send({ type: 'file.choose', file: chosen, language: 'de' })
  const before = FakeRequest.last
  await vi.waitFor(() => expect(FakeRequest.last === before || FakeRequest.last.body === undefined).toBe(false))
  return chosen
}
const stands = (value: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value))

beforeEach(() => {
  refused = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  actor = open()
})
afterEach(() => {
  actor.stop()
  vi.unstubAllGlobals()
})

test('a picture is sent as form data with token and language, tells how much is sent, and is shown (upload.shows-progress)', async () => {
  const { id } = await choose()
  const request = FakeRequest.last
  expect(request.sent).toEqual(['PUT', 'http://shop/api/v2/account/store/packages/7/image?language_code=de'])
  expect(request.headers).toEqual({
    authorization: 'Bearer token-1',
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/) as string,
  })
  expect(request.withCredentials).toBe(true)
  expect(await request.body?.text()).toMatch(/name="image"[^]*content-type: image\/avif/i)
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 4 }))
  expect(actor.getSnapshot().context.progress).toBe(0.25)
  request.answer(200, { image: '/new.webp' })
  await stands('shown')
  expect([actor.getSnapshot().context.picture, files.find(id)]).toEqual(['/new.webp', undefined])
})

test('a cancelled upload is aborted, and the picture before stays (upload.can-be-cancelled)', async () => {
  await choose()
  actor.send({ type: 'upload.cancel' })
  expect(FakeRequest.last.isAborted).toBe(true)
  await stands('shown')
  expect(actor.getSnapshot().context.picture).toBe('/old.webp')
})

test('a lost connection keeps the file, which is sent again (upload.keeps-the-file-to-try-again)', async () => {
  const { id } = await choose()
  FakeRequest.last.dispatchEvent(new Event('error'))
  await stands('failed')
  expect(files.find(id)).toBeDefined()
  const before = FakeRequest.last
  actor.send({ type: 'upload.retry' })
  await vi.waitFor(() => expect(FakeRequest.last).not.toBe(before))
  expect(await FakeRequest.last.body?.text()).toContain('name="image"')
})

test('a refusal is told in the server’s words, and a 401 ends the session', async () => {
  await choose()
  FakeRequest.last.answer(415, { message: 'Kein Bild' })
  await stands('refused')
  expect(actor.getSnapshot().context.problem).toMatchObject({ status: 415, message: 'Kein Bild', retryAfter: 3000 })
  await choose()
  FakeRequest.last.answer(401, { message: 'Abgemeldet' })
  await stands('refused')
  expect(refused).toEqual(['token-1'])
})

test('a file that is no picture sends nothing (upload.checks-before-sending)', async () => {
  const before = FakeRequest.last
  actor.send({
    type: 'file.choose',
    file: await files.keep(new File(['a'], 'a.svg', { type: 'image/svg+xml' })),
    language: 'de',
  })
  await stands('refused')
  expect(FakeRequest.last).toBe(before)
})

test.each([
  ['a PNG named as a text', PNG, 'logo.txt', 'text/plain', 'image/png'],
  ['a PNG without a name', PNG, 'logo', '', 'image/png'],
  ['an AVIF named as a JPEG', AVIF, 'photo.jpg', 'image/jpeg', 'image/avif'],
  ['a HEIC named as a JPEG', '\0\0\0\u0020ftypheic', 'photo.jpg', 'image/jpeg', ''],
  ['a text named as a PNG', 'MZ', 'logo.png', 'image/png', ''],
  ['a list', 'Name,Email', 'clients.csv', 'text/csv', 'text/csv'],
])('%s is taken for what it holds (upload.judged-by-content)', async (_, content, name, type, taken) => {
  const chosen = await files.keep(new File([content], name, { type }))
  expect([chosen.type, files.find(chosen.id)?.type, chosen.name]).toEqual([taken, taken, name])
})

test('an answer that breaks the contract is unreadable', async () => {
  await choose()
  FakeRequest.last.answer(200, { picture: 1 })
  await stands('failed')
  expect(actor.getSnapshot().context.problem).toEqual({ kind: 'unreadable' })
})

test('a form with a file is sent as form data, and the file is let go of once it is taken', async () => {
  const chosen = await files.keep(new File(['abc'], 'logo.png', { type: 'image/png' }))
  const bodies: unknown[] = []
  const call = ((_: unknown, { body }: { body: unknown }) => {
    bodies.push(body)
    return Promise.resolve({ ok: true, value: { image: '/new.webp' } })
  }) as never
  const either = { ...send, bodyType: 'either' } as const
  const logic = sendFormData({ call }, either, files)
  for (const body of [{ name: 'linden', logo: chosen, theme: null, count: 2 }, { name: 'linden' }])
    await new Promise<void>((resolve) => {
      const sending = createActor(logic, { input: { body, changed: [], language: 'de' } })
      sending.subscribe({ complete: resolve })
      sending.start()
    })
  const [data, json] = bodies as [FormData, unknown]
  expect([...data.keys()]).toEqual(['name', 'logo', 'count'])
  expect([(data.get('logo') as File).name, data.get('count')]).toEqual(['logo.png', '2'])
  expect(json).toEqual({ name: 'linden' })
  expect(files.find(chosen.id)).toBeUndefined()
})
