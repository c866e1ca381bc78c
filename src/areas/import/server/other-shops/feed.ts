import sax from 'sax'

import { ImportSourceError, type OpenedFile } from '../source.ts'
import { decoded } from './encoding.ts'
import { keyByName } from './fields.ts'
import { MERCHANT } from './merchant.ts'
import { RECORD_MAX, type Records, type ShopRecord } from './records.ts'

const ITEMS = new Set(['item', 'entry'])

const keyOf = keyByName(MERCHANT)

/**
 * The items of an RSS or Atom file, each with its elements by name without prefix. An element that has elements is one
 * value, its parts joined by tabs. sax knows the five entities of XML alone: what a DOCTYPE declares is not expanded.
 */
export function feedRecords({ path, bytes, flaw }: OpenedFile, encoding: string): Records {
  return async function* () {
    const reader = createReader()
    try {
      for await (const text of decoded({ path, bytes }, encoding)) {
        reader.write(text)
        yield* reader.taken()
      }
      if (flaw === undefined) reader.close()
    } catch (error) {
      if (!(error instanceof FeedError)) throw error
      throw new ImportSourceError(`The XML is broken at line ${error.line}: ${error.message}: ${path}`, {
        cause: error,
      })
    }
  }
}

class FeedError extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

interface OpenItem {
  readonly number: number
  readonly fields: Map<string, string[]>
  letters: number
}

function createReader() {
  const parser = sax.parser(true, { position: true })
  const taken: ShopRecord[] = []
  let item: OpenItem | undefined
  /** Names of the elements that are open within the item. */
  const open: string[] = []
  let parts: string[] = []
  let text = ''

  const fail = (message: string): never => {
    throw new FeedError(parser.line + 1, message)
  }
  const addText = (more: string): void => {
    if (item === undefined || open.length === 0) return
    item.letters += more.length
    if (item.letters > RECORD_MAX) fail(`an item is longer than ${RECORD_MAX} characters`)
    text += more
  }
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- sax has no listeners
  parser.onerror = ({ message }) => fail(message.split('\n')[0] ?? '')
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- sax has no listeners
  parser.ontext = addText
  parser.oncdata = addText
  parser.onopentag = ({ name }) => {
    if (item === undefined) {
      if (ITEMS.has(bare(name))) item = { number: parser.line + 1, fields: new Map(), letters: 0 }
      return
    }
    open.push(bare(name))
    text = ''
  }
  parser.onclosetag = (name) => {
    if (item === undefined) return
    const field = open.pop()
    if (field === undefined) {
      if (!ITEMS.has(bare(name))) return
      taken.push(toRecord(item))
      item = undefined
      return
    }
    if (text.trim() !== '') parts.push(text.trim())
    text = ''
    if (open.length > 0) return
    if (parts.length > 0) item.fields.set(field, [...(item.fields.get(field) ?? []), parts.join('\t')])
    parts = []
  }
  return {
    write: (chunk: string) => {
      parser.write(chunk)
    },
    close: () => {
      parser.close()
    },
    /** The items read since the last call. */
    taken: () => taken.splice(0),
  }
}

function toRecord({ number, fields }: OpenItem): ShopRecord {
  const values = new Map<string, readonly string[]>()
  const others: { name: string; value: string }[] = []
  for (const [name, given] of fields) {
    const key = keyOf(name)
    if (key !== undefined) values.set(key, [...(values.get(key) ?? []), ...given])
    else others.push(...given.map((value) => ({ name, value })))
  }
  return { number, values, others }
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()
