import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import type { CallDefinition } from '#contract/call.ts'
import { IMAGE_MAX_BYTES } from '#contract/constants.ts'

import type { Env } from '../request/env.ts'
import { type FieldText, fileTooLarge, type Refused, type RefusedDetails, tooLarge } from '../request/refused.ts'
import { BODY_MAX } from './body.ts'
import { AROUND_MAX, FORM_MAX } from './form.ts'
import type { Implementation } from './implement.ts'
import { admit, type Identify } from './principal.ts'
import type { Respond } from './respond.ts'

export interface ApiOptions {
  readonly implementations: readonly Implementation[]
  readonly identify: Identify
  readonly respond: Respond
}

/** The routes of the contract, below `/api`. */
export function mountCalls({ implementations, identify, respond }: ApiOptions): Hono<Env> {
  const api = new Hono<Env>({ strict: false })

  const ranked = implementations.map((implementation) => ({ implementation, rank: rankOf(implementation.call) }))
  for (const { implementation } of ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))) {
    const { call } = implementation
    api.on(call.method, routePath(call), limitOf(call), async (c) => {
      // Who may not call learns that first, whatever else is wrong.
      const admitted = await admit(call, c, identify)
      return respond(c, call, await implementation.prepare(c, admitted))
    })
  }
  return api
}

/** The field of a file; in a form with one, the file is the part that exceeds the limit. */
function limitOf({ bodyType, bodyMax = BODY_MAX, fileMax, body }: CallDefinition) {
  if (bodyType === undefined) return limitTo(bodyMax, () => tooLarge(bodyMax))
  if (fileMax === undefined) return limitTo(FORM_MAX, () => tooLarge(IMAGE_MAX_BYTES, atFile(body, 'fieldImageSize')))
  return limitTo(fileMax + AROUND_MAX, () => tooLarge(fileMax, atFile(body, fileTooLarge(fileMax))))
}

function limitTo(maxSize: number, refused: () => Refused) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw refused()
    },
  })
}

/** Says a text at the field of a form that takes a file. */
function atFile(body: CallDefinition['body'], text: FieldText): RefusedDetails['fields'] {
  const entries = body !== undefined && 'entries' in body ? Object.entries(body.entries as object) : []
  return Object.fromEntries(entries.flatMap(([field, schema]) => (isOfFile(schema) ? [[field, text]] : [])))
}

const isOfFile = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  (('type' in schema && schema.type === 'file') || ('wrapped' in schema && isOfFile(schema.wrapped)))

/** `/a/{id}/` as `/a/:id`: the router ignores a slash at the end when it does not stand in the route. */
function routePath(call: CallDefinition): string {
  return call.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1')
}

/** The router takes the first match, so `/protocols/create` has to come before `/protocols/{id}`: literal parts rank first. */
function rankOf({ path }: CallDefinition): string {
  return path
    .split('/')
    .map((part) => (part.startsWith('{') ? '1' : '0'))
    .join('')
}
