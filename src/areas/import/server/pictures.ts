import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'

import { PhotoError } from '#server/pictures/photos/errors.ts'
import { createTurns } from '#server/pictures/photos/turns.ts'
import { noteCatalogueChange } from '#areas/catalogue/server/version.ts'
import type { ReadLine } from './line.ts'
import type { Picture, PictureSource } from './picture-source.ts'

const AT_ONCE = 4
/** So many are looked at before what was made is written: little is lost with an import that is stopped. */
const GROUP = 100

/** A picture that could not be had. Its product is there all the same. */
export interface PictureProblem {
  /** Of the line, from 1. */
  readonly number: number
  readonly address: string
  /** The end of a sentence that begins with the address, in English: it is for whoever made the file. */
  readonly detail: string
}

interface StoredPicture extends Picture {
  readonly product_id: number
  readonly position: number
  readonly external_id: string
}

export interface TakeOptions {
  readonly source: PictureSource
  readonly signal: AbortSignal | undefined
  /** Told of each picture that is new or has changed, once it is written. */
  readonly taken: () => void
  readonly failed: (problem: PictureProblem) => void
}

interface WriteOptions extends TakeOptions {
  /** Awaited after each group that was written. */
  readonly written: () => Promise<void>
}

/**
 * Fetches the pictures of products that have been written. A picture that is stored already is not fetched again; one
 * that failed is tried again at the next import of its line. Stops early if asked to.
 */
export async function takePictures(
  db: Kysely<Schema>,
  lines: readonly ReadLine[],
  { source, signal, taken, failed, written }: WriteOptions,
): Promise<void> {
  const numbers = new Map(
    lines.flatMap(({ number, product }) =>
      product.images.map((address) => [keyOf(product.external_id, address), number]),
    ),
  )
  if (numbers.size === 0) return
  const stored = (await readPictures(db, lines)).filter(({ external_id, address }) =>
    numbers.has(keyOf(external_id, address)),
  )
  const inTurn = createTurns(AT_ONCE)
  for (let start = 0; start < stored.length; start += GROUP) {
    const looked = await Promise.all(
      stored.slice(start, start + GROUP).map((before) =>
        inTurn(async () => {
          try {
            return { before, after: signal?.aborted ? before : { ...before, ...(await source.look(before)) } }
          } catch (error) {
            if (signal?.aborted) return { before, after: before }
            if (error instanceof PhotoError) return { before, after: before, problem: error.message }
            throw error
          }
        }),
      ),
    )
    for (const {
      before: { external_id, address },
      problem,
    } of looked) {
      if (problem !== undefined)
        failed({ number: numbers.get(keyOf(external_id, address)) ?? 0, address, detail: problem })
    }
    const changes = looked.filter(
      ({ before, after }) => before.photo !== after.photo || before.file_mark !== after.file_mark,
    )
    const shown = changes.filter(({ before, after }) => before.photo !== after.photo)
    if (changes.length > 0)
      await writePictures(
        db,
        changes.map(({ after }) => after),
        shown.length > 0,
      )
    await written()
    for (const _ of shown) taken()
  }
}

function keyOf(externalId: string, address: string): string {
  return `${externalId}\n${address}`
}

async function readPictures(db: Kysely<Schema>, lines: readonly ReadLine[]): Promise<StoredPicture[]> {
  const { rows } = await sql<StoredPicture>`
    select product_id, position, address, photo, file_mark, external_id
    from product_image join product on product.id = product_id
    where external_id = any(${lines.map(({ product }) => product.external_id)})
    order by product_id, position
  `.execute(db)
  return rows
}

async function writePictures(db: Kysely<Schema>, pictures: readonly StoredPicture[], isSeen: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      update product_image set photo = new.photo, file_mark = new.file_mark
      from json_to_recordset(${JSON.stringify(pictures)}::json) as new (product_id int, position smallint, address text, photo text, file_mark text)
      where product_image.product_id = new.product_id and product_image.position = new.position and product_image.address = new.address
    `.execute(trx)
    if (isSeen) await noteCatalogueChange(trx)
  })
}
