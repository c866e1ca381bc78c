import * as v from 'valibot'

import { ADMINS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { IMPORT_MAX_BYTES } from '#contract/constants.ts'
import { CATALOGUE_FORMATS, LEFT_OUT_REASONS } from './import-formats.ts'
import { idParams, timestamp } from '#contract/wire.ts'

/** The states of an import, in their order. `interrupted`: it ended before its last line, and can be continued. */
export const IMPORT_STATES = ['checking', 'checked', 'running', 'done', 'failed', 'interrupted'] as const

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

/** Lines count from 1; `reason` is plain text. */
export const importFinding = v.object({ line: v.number(), kind: v.picklist(IMPORT_FINDINGS), reason: v.string() })

export const importJob = v.object({
  import_id: v.number(),
  state: v.picklist(IMPORT_STATES),
  file_name: v.string(),
  /** Bytes. */
  file_size: v.number(),
  /** Told by the content; null until it is known. */
  format: v.nullable(v.picklist(CATALOGUE_FORMATS)),
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

export const cancelImport = defineCall({
  id: 'cancelImport',
  method: 'DELETE',
  path: '/v2/admin/import/{id}',
  summary: 'Drop an import that is not started, or stop one that runs after the lines at hand',
  access: ADMINS,
  params: idParams,
  response: importState,
  refusals: [400, 401, 403, 404],
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
