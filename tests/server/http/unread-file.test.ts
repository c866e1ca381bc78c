import { expect, it } from 'vitest'

import { fakeServices, testApp } from './support/app.ts'
import { fakeImports } from '#tests/areas/import/server/support/fakes.ts'

const send = (blocking: () => Promise<{ busy: { name: string | null } } | undefined>) => {
  let pulls = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulls += 1
        controller.enqueue(new TextEncoder().encode('--b\r\n'))
        if (pulls > 3) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const { app } = testApp({ services: () => fakeServices({ imports: { ...fakeImports(), blocking } }) })
  const answer = app.request('/api/v2/admin/import', {
    method: 'POST',
    headers: {
      Authorization: 'Bearer admin',
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': '20',
    },
    body,
    duplex: 'half',
  } as RequestInit)
  return Promise.resolve(answer).then(async (response) => ({
    status: response.status,
    message: ((await response.json()) as { message: string }).message,
    isRead: pulls > 0,
  }))
}

it('refuses a catalogue by its head while another import is open (admin.one-import-at-a-time)', async () => {
  expect(await send(() => Promise.resolve({ busy: { name: 'Bo' } }))).toEqual({
    status: 409,
    message: expect.stringContaining('Bo') as string,
    isRead: false,
  })
})

it('reads it where none is open', async () => {
  expect(await send(() => Promise.resolve(undefined))).toMatchObject({ status: 400, isRead: true })
})
