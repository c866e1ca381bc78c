import * as v from 'valibot'

import { ADMINS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { IMPORT_MAX_BYTES } from '#contract/constants.ts'
import { CATALOGUE_FORMATS, COLUMN_FIELDS, LEFT_OUT_REASONS } from './import-formats.ts'
import { currency } from '#contract/currency.ts'
import { asset } from '#areas/catalogue/contract/catalogue.ts'
import { idParams, money, timestamp } from '#contract/wire.ts'

/**
 * The states of an import, in their order. `columns` **(ext)**: it waits to be told which column of the table is what.
 * `interrupted`: it ended before its last line, and can be continued; `cancelled` **(ext)**: an admin has ended it there;
 * `undone` **(ext)**: what it did was taken back.
 */
export const IMPORT_STATES = [
  'checking',
  'columns',
  'checked',
  'running',
  'done',
  'failed',
  'interrupted',
  'cancelled',
  'undone',
] as const

/**
 * Lines by their outcome so far; of a check, by the outcome that an import would have. `left_out`: products that are left out on
 * purpose. `lost`: fields, as the file calls them, with values that the shop has no place for.
 */
export const importCounts = v.object({
  lines: v.number(),
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
  rejected: v.number(),
  pictures: v.number(),
  missing_pictures: v.number(),
  notes: v.number(),
  left_out: v.array(v.object({ reason: v.picklist(LEFT_OUT_REASONS), count: v.number() })),
  lost: v.array(v.object({ field: v.string(), count: v.number() })),
})

/** A line that is not taken, a picture that cannot be had, or a product that is taken not quite as its file says. */
export const IMPORT_FINDINGS = ['rejected', 'picture', 'note'] as const

/** Lines count from 1; `reason` is plain text. `count` **(ext)**: equal ones are told as one, with the line of the first. */
export const importFinding = v.object({
  line: v.number(),
  kind: v.picklist(IMPORT_FINDINGS),
  reason: v.string(),
  count: v.number(),
})

const pricesOf = { price_eur: v.nullable(money), price_gbp: v.nullable(money) }

/** A product as it would look. */
export const importSample = v.object({
  name: v.string(),
  brand: v.string(),
  /** Null if it has no picture, or the picture couldn't be fetched. */
  asset: v.nullable(asset),
  variants: v.array(v.object({ net_contents: v.string(), stock: v.nullable(v.number()), ...pricesOf })),
})
export type ImportSample = v.InferOutput<typeof importSample>

/** A price that changes; null where it was not, or is no longer, sold in that currency. */
export const priceChange = v.object({
  net_contents: v.string(),
  currency,
  before: v.nullable(money),
  after: v.nullable(money),
})
export type PriceChange = v.InferOutput<typeof priceChange>

/** A known product that the file changes. */
export const importedChange = v.object({ name: v.string(), brand: v.string(), prices: v.array(priceChange) })

/** A preview of the shop after the import **(ext)**. */
export const importLook = v.object({
  /** The currency of prices that name none; null where each names its own. */
  currency: v.nullable(currency),
  /** Currencies as which such prices can be read. */
  currencies: v.array(currency),
  /** Products that are left out only because the other shop does not show them. */
  unpublished: v.number(),
  /** Products that keep what was edited by hand. */
  edited: v.number(),
  /** The first of those that would be taken. */
  products: v.array(importSample),
  /** The first of those that would change, those with another price before the others. */
  changes: v.array(importedChange),
})
export type ImportLook = v.InferOutput<typeof importLook>

/** Products of an undone import by what became of them **(ext)**. */
export const importUndone = v.object({ withdrawn: v.number(), restored: v.number(), stayed: v.number() })
export type ImportUndone = v.InferOutput<typeof importUndone>

/** Reasons for which a product stays as an import has left it. */
export const STAYING_REASONS = ['ordered', 'edited'] as const

/** The consequences of undoing an import **(ext)**. */
export const importUndo = v.object({
  ...importUndone.entries,
  /** The first of those that stay. */
  staying: v.array(v.object({ name: v.string(), brand: v.string(), reason: v.picklist(STAYING_REASONS) })),
})
export type ImportUndo = v.InferOutput<typeof importUndo>

/** Products of the same shop on sale that the file does not name **(ext)**; `names` has the first of them. */
export const importAbsent = v.object({ count: v.number(), names: v.array(v.string()) })

/**
 * The columns of a table **(ext)**. `suggested`: fields that its heading may mean; `field`: as it is read now, null for a column
 * that is not read. `samples`: its first three values.
 */
export const importColumns = v.object({
  fields: v.array(v.picklist(COLUMN_FIELDS)),
  columns: v.array(
    v.object({
      heading: v.string(),
      samples: v.array(v.string()),
      suggested: v.array(v.picklist(COLUMN_FIELDS)),
      field: v.nullable(v.picklist(COLUMN_FIELDS)),
    }),
  ),
})
export type ImportColumns = v.InferOutput<typeof importColumns>

/**
 * An admin's answers about a file **(ext)**. `columns`: the fields of its columns by their place from 0, null for none.
 * `currency`: that of prices which name none. `take_unpublished`: products that the other shop does not show are taken too.
 * `overwrite_edits`: products keep nothing that was edited by hand.
 */
export const importAnswers = v.partial(
  v.object({
    columns: v.record(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), v.nullable(v.picklist(COLUMN_FIELDS))),
    currency,
    take_unpublished: v.boolean(),
    overwrite_edits: v.boolean(),
  }),
)
export type ImportAnswers = v.InferOutput<typeof importAnswers>

export const importJob = v.object({
  import_id: v.number(),
  state: v.picklist(IMPORT_STATES),
  file_name: v.string(),
  /** Bytes. */
  file_size: v.number(),
  /** Told by the content; null until it is known. */
  format: v.nullable(v.picklist(CATALOGUE_FORMATS)),
  /** Null where the file is no table, or its columns were not asked about **(ext)**. */
  columns: v.nullable(importColumns),
  /** The part of the file that was read, 0 to 1; null where it is not known. */
  fraction: v.nullable(v.number()),
  /** Null until the file was looked into. */
  checked: v.nullable(importCounts),
  /** Null until it was started. */
  taken: v.nullable(importCounts),
  /** The first of those that are kept, which can be downloaded. */
  findings: v.array(importFinding),
  findings_kept: v.number(),
  /** Reason for which it failed or was interrupted. */
  reason: v.nullable(v.string()),
  /** True where it can be started or continued. */
  can_start: v.boolean(),
  /** The answers given about the file **(ext)**. */
  answers: importAnswers,
  /** Null until the check has ended. */
  look: v.nullable(importLook),
  /** True where what it has taken can be taken back **(ext)**. */
  can_undo: v.boolean(),
  undone: v.nullable(importUndone),
  absent: importAbsent,
  /** Products that were taken off sale as the file does not name them **(ext)**; null before. */
  off_sale: v.nullable(v.number()),
  begun_by: v.nullable(
    v.object({ user_id: v.number(), email: v.string(), first_name: v.string(), last_name: v.string() }),
  ),
  begun_at: timestamp,
  ended_at: v.nullable(timestamp),
})
export type ImportJob = v.InferOutput<typeof importJob>
export type ImportCounts = v.InferOutput<typeof importCounts>

/** The newest import; null where there is none. */
export const importState = v.object({ import: v.nullable(importJob) })

export const importProducts = defineCall({
  id: 'importProducts',
  method: 'POST',
  path: '/v2/admin/import',
  summary: 'Send a catalogue, which is checked and changes nothing yet; refused with 409 while another import is open',
  access: ADMINS,
  bodyType: 'form',
  fileMax: IMPORT_MAX_BYTES,
  body: v.object({ file: v.file('form.empty-field') }),
  response: importState,
  refusals: [400, 401, 403, 409, 413, 415],
  idempotent: true,
})

export const getImport = defineCall({
  id: 'getImport',
  method: 'GET',
  path: '/v2/admin/import',
  summary: 'How far the newest import is',
  access: ADMINS,
  response: importState,
  refusals: [401, 403],
})

/** Doing again what was done answers the import as it is. */
export const startImport = defineCall({
  id: 'startImport',
  method: 'POST',
  path: '/v2/admin/import/{id}/start',
  summary: 'Start an import that was checked, or continue one that was interrupted',
  access: ADMINS,
  params: idParams,
  response: importState,
  refusals: [400, 401, 403, 404, 409],
})

/** Answers that are left out stay as they were. */
export const answerImport = defineCall({
  id: 'answerImport',
  method: 'PUT',
  path: '/v2/admin/import/{id}',
  summary: 'Say how a file is to be read **(ext)**, which is then checked anew',
  access: ADMINS,
  params: idParams,
  body: importAnswers,
  response: importState,
  refusals: [400, 401, 403, 404, 409],
})

export const cancelImport = defineCall({
  id: 'cancelImport',
  method: 'DELETE',
  path: '/v2/admin/import/{id}',
  summary:
    'Drop an import that is not started, stop one that runs after the lines at hand, or end one that was interrupted',
  access: ADMINS,
  params: idParams,
  response: importState,
  refusals: [400, 401, 403, 404],
})

/** Either order of this call and the one that sends the file will do. */
export const stopSending = defineCall({
  id: 'stopSending',
  method: 'DELETE',
  path: '/v2/admin/import',
  summary: 'Take back the file that is sent under the same key, whether it has come or not',
  access: ADMINS,
  response: importState,
  refusals: [400, 401, 403],
  idempotent: true,
})

export const weighUndo = defineCall({
  id: 'weighUndo',
  method: 'GET',
  path: '/v2/admin/import/{id}/undo',
  summary: 'What undoing an import would do: products by what becomes of them, and those that stay by name',
  access: ADMINS,
  params: idParams,
  response: importUndo,
  refusals: [400, 401, 403, 404, 409],
})

/** Products that were ordered or edited since stay. */
export const undoImport = defineCall({
  id: 'undoImport',
  method: 'POST',
  path: '/v2/admin/import/{id}/undo',
  summary: 'Take back what an import did: withdraw what it has made, and restore what it has changed',
  access: ADMINS,
  params: idParams,
  response: importState,
  refusals: [400, 401, 403, 404, 409],
})

export const takeAbsentOffSale = defineCall({
  id: 'takeAbsentOffSale',
  method: 'POST',
  path: '/v2/admin/import/{id}/off-sale',
  summary: 'Take products off sale that an import of the same shop no longer names',
  access: ADMINS,
  params: idParams,
  response: importState,
  refusals: [400, 401, 403, 404, 409],
})

export const downloadImportFindings = defineCall({
  id: 'downloadImportFindings',
  method: 'GET',
  path: '/v2/admin/import/{id}/findings',
  summary: 'The lines and pictures that were not taken, with their reasons, as comma-separated values (RFC 4180)',
  access: ADMINS,
  params: idParams,
  response: v.string(),
  responseType: 'csv',
  refusals: [400, 401, 403, 404],
})
