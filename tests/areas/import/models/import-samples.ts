import type {
  ImportColumns,
  ImportCounts,
  ImportJob,
  ImportUndo,
  ImportLook,
} from '#areas/import/contract/catalogue-import.ts'
import { IMPORT_MAX_BYTES } from '#contract/constants.ts'
import type { ChosenFile } from '#contract/rules.ts'

export const counts = (more: Partial<ImportCounts> = {}): ImportCounts => ({
  lines: 3,
  created: 2,
  updated: 0,
  unchanged: 0,
  rejected: 1,
  pictures: 0,
  missing_pictures: 0,
  notes: 0,
  left_out: [],
  lost: [],
  ...more,
})

/** A table with a column whose heading says two things, and one of which nothing is known. */
export const columns: ImportColumns = {
  fields: ['name', 'price', 'sale_price', 'images'],
  columns: [
    { heading: 'Title', samples: ['Magnesium', 'Zinc'], suggested: ['name'], field: 'name' },
    { heading: 'Price', samples: ['9.90', '7'], suggested: ['price', 'sale_price'], field: null },
    { heading: 'Colour', samples: [], suggested: [], field: null },
  ],
}

const look: ImportLook = {
  currency: 'EUR',
  currencies: ['EUR', 'GBP'],
  unpublished: 0,
  edited: 0,
  products: [],
  changes: [],
}

/** The import of a small file, one line of which is broken, in one of its states. */
export function importJob(state: ImportJob['state'], more: Partial<ImportJob> = {}): ImportJob {
  const isChecked = state !== 'checking' && state !== 'columns' && state !== 'failed'
  const hasTaken = (['running', 'done', 'interrupted', 'cancelled', 'undone'] as const).some((one) => one === state)
  return {
    import_id: 7,
    state,
    file_name: 'spring.jsonl',
    file_size: 2048,
    format: isChecked ? 'lines' : null,
    columns: state === 'columns' ? columns : null,
    fraction: state === 'running' ? 0.5 : null,
    checked: isChecked ? counts() : null,
    taken: hasTaken ? counts({ created: 1 }) : null,
    findings: isChecked ? [{ line: 2, kind: 'rejected', reason: 'The line isn’t JSON.', count: 1 }] : [],
    findings_kept: isChecked ? 1 : 0,
    reason:
      state === 'failed' ? 'We can’t read this file.' : state === 'interrupted' ? 'The import was stopped.' : null,
    can_start: state === 'checked' || state === 'interrupted',
    answers: {},
    look: state === 'checked' ? look : null,
    can_undo: state === 'done' || state === 'interrupted' || state === 'cancelled',
    undone: state === 'undone' ? { withdrawn: 1, restored: 0, stayed: 1 } : null,
    absent: state === 'done' ? { count: 1, names: ['Zinc'] } : { count: 0, names: [] },
    off_sale: null,
    begun_by: { user_id: 1, email: 'admin@verbena.test', first_name: 'Ada', last_name: 'Lin' },
    begun_at: '2026-11-26T10:00:00.000Z',
    ended_at: null,
    ...more,
  }
}

/** The consequences of undoing it. */
export const undo: ImportUndo = {
  withdrawn: 1,
  restored: 0,
  stayed: 1,
  staying: [{ name: 'Magnesium', brand: 'Alder', reason: 'ordered' }],
}

export const catalogueFile = (id: string, more: Partial<ChosenFile> = {}): ChosenFile => ({
  kind: 'file',
  id,
  name: 'spring.jsonl',
  size: IMPORT_MAX_BYTES,
  type: '',
  ...more,
})
