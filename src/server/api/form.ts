import { once } from 'node:events'

import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { Context } from 'hono'

import { IMAGE_MAX_BYTES } from '#contract/constants.ts'

import { kindOf } from '../pictures/photos/kind.ts'
import type { Env } from '../request/env.ts'
import { Refused, tooLarge } from '../request/refused.ts'
import type { MessageKey } from '../texts/messages.ts'
import { isStorable } from './body.ts'

/** Bytes around a picture: its other fields, and what stands between them. */
export const AROUND_MAX = 64 * 1024

/** Largest form in bytes: one picture and what is around it. */
export const FORM_MAX = IMAGE_MAX_BYTES + AROUND_MAX

const LIMITS = { fileSize: IMAGE_MAX_BYTES, files: 4, fields: 20, fieldSize: AROUND_MAX, fieldNameSize: 100 }

const FORM_TYPE = 'multipart/form-data'

export const isForm = (type: string | undefined): boolean => type?.split(';')[0]?.trim().toLowerCase() === FORM_TYPE

/**
 * The fields of a form, files among them, read as they come and no further than they may be large. A file's type is told by its
 * content. Throws a Refused: 413 for a file that is too large, 400 for a form that cannot be read.
 */
export async function readForm(c: Context<Env>): Promise<Record<string, string | File>> {
  const form = openForm(c.req.header('Content-Type') ?? '')
  const fields = new Map<string, string | File>()
  let refused: Refused | undefined
  let broken: unknown
  const refuse = (one: Refused) => {
    refused ??= one
  }
  const take = (name: string, value: string | File) => {
    if (fields.has(name)) refuse(wrongField(name, 'fieldRepeated'))
    fields.set(name, value)
  }
  form.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut) refuse(wrongField(name, 'fieldTooLong'))
    else if (!isStorable(name) || !isStorable(value)) refuse(new Refused(400, 'badBody'))
    else take(name, value)
  })
  form.on('file', (name, stream, filename) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => {
      if (refused === undefined) chunks.push(chunk)
    })
    // Unheard, it would end the process; the form tells of the same.
    stream.on('error', (error) => {
      broken ??= error
    })
    stream.on('limit', () => refuse(tooLarge(IMAGE_MAX_BYTES, { [name]: 'fieldImageSize' })))
    stream.on('end', () => {
      const content = Buffer.concat(chunks)
      // What browsers send for a file that was not chosen.
      if (content.length === 0 && (filename ?? '') === '') return
      take(name, fileOf(content, filename ?? ''))
    })
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => refuse(new Refused(400, 'badBody')))
  form.on('error', (error: unknown) => {
    broken ??= error
  })

  const finished = once(form, 'finish').catch(() => undefined)
  for await (const chunk of c.req.raw.body ?? []) {
    if (!form.write(chunk) && broken === undefined)
      await Promise.race([once(form, 'drain'), finished]).catch(() => undefined)
    if (refused !== undefined) throw refused
    if (broken !== undefined) throw new Refused(400, 'badBody', { cause: broken })
  }
  form.end()
  await finished
  if (refused !== undefined) throw refused
  if (broken !== undefined) throw new Refused(400, 'badBody', { cause: broken })
  return Object.fromEntries(fields)
}

/** Throws a Refused (400) where that is no type of a form. */
export function openForm(type: string, limits: Partial<typeof LIMITS> = {}) {
  try {
    const headers = { 'content-type': type } satisfies BusboyHeaders
    return new Busboy({ headers, limits: { ...LIMITS, ...limits } })
  } catch (cause) {
    throw new Refused(400, 'badBody', { cause })
  }
}

const wrongField = (name: string, key: MessageKey): Refused => new Refused(400, 'badInput', { fields: { [name]: key } })

function fileOf(content: Buffer, filename: string): File {
  return new File([new Uint8Array(content)], filename, { type: kindOf(content)?.type ?? 'application/octet-stream' })
}
