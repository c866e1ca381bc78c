import { describe, expect, it } from 'vitest'

import { fillPath } from '#contract/call.ts'
import { calls } from '#server/http/calls.ts'
import { examples } from '#server/http/docs/examples.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'

import { messages } from '../support/messages.ts'
import { fakeServices, testApp } from './support/app.ts'
import { fakeOrders } from '#tests/areas/orders/server/support/fakes.ts'

describe.each(['placeOrder', 'payOrder', 'createPayout', 'withdraw', 'createReturn'] as const)('%s', (id) => {
  const call = calls[id]

  it.each([undefined, '', ' '.repeat(201)])(
    'is refused under the key %j, in the language of the call, and carried out for nobody (call.costly-needs-a-key)',
    async (key) => {
      const { app, lines } = testApp({ services: () => fakeServices({ orders: fakeOrders() }) })
      for (const language of LANGUAGE_CODES) {
        const answer = await app.request(`/api${fillPath(call.path, { id: 1 })}?language_code=${language}`, {
          method: call.method,
          headers: {
            Authorization: 'Bearer admin',
            'Content-Type': 'application/json',
            ...(key !== undefined && { 'Idempotency-Key': key }),
          },
          body: JSON.stringify(examples[id]),
        })
        expect([answer.status, await answer.json()]).toEqual([
          400,
          {
            message: messages(language, 'badInput'),
            errors: { 'Idempotency-Key': messages(language, key === undefined ? 'fieldRequired' : 'fieldInvalid') },
          },
        ])
      }
      expect(lines.filter(({ level }) => level === 'error')).toEqual([])
    },
  )
})
