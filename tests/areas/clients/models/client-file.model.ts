import assert from 'node:assert/strict'

import { CARD_FILE_MAX_BYTES } from '#contract/constants.ts'
import type { TakenOver } from '#areas/clients/contract/imported-clients.ts'
import type { CallResult } from '#contract/result.ts'
import { clientFileMachine } from '#machines/clients/client-file/client-file.machine.ts'
import { ROWS_SHOWN, type ReadFile } from '#machines/clients/client-file/client-file.setup.ts'
import { clientsIn, faultsOf, keptRows, type FileTable } from '#machines/clients/client-file/rows.ts'

import { cardsTable, clientsCsv, fileRow, fileTable } from './client-file-samples.ts'
import { refused as busy, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, emitted, started } from '#tests/models/support/rules.ts'

type At = Step<typeof clientFileMachine>

const good = clientsCsv('f1')
const other = clientsCsv('f2', { name: 'others.csv' })
const heavy = clientsCsv('f3', { size: CARD_FILE_MAX_BYTES + 1 })
const empty = clientsCsv('f4', { size: 0 })
const language = 'de'

const fine = fileTable([fileRow(2)])
const broken = fileTable([fileRow(2), fileRow(3, { email: 'fritz@' })])
const unmapped = fileTable([fileRow(2, { email: '' })], {
  columns: { email: null, first_name: 1, last_name: 0, name: null },
})
const asked = fileTable([fileRow(2, { email: '' })], {
  columns: { email: null, first_name: 1, last_name: 0, name: null },
  emailColumns: [
    { column: 2, examples: ['anna@mail.example'] },
    { column: 3, examples: [] },
  ],
})
const contacts = cardsTable([fileRow(3)])
const corrected = { email: 2, first_name: null, last_name: null, name: 0 }
const format = { encoding: 'shift_jis', separator: ',' } as const
const reformatted = fileTable([fileRow(3)], {
  format,
  notes: [{ kind: 'above', line: 1, text: 'Clients, 2026' }],
})
const tables = [fine, broken, unmapped, asked, contacts, reformatted]
const read = (table: FileTable): ReadFile => ({ ok: true, table })
const workbook: ReadFile = { ok: false, fault: 'workbook' }
const taken: TakenOver = { added: 1, skipped: [{ email: 'client-3@mail.example', reason: 'client' }] }
const full: CallResult<TakenOver> = { ok: false, problem: { kind: 'refused', status: 409, message: 'No room' } }

const is = (type: string) => (step: At) => step.event.type.endsWith(type)
const isIn = ({ before }: At, ...states: readonly ('reading' | 'sending' | 'unsent')[]) =>
  states.some((state) => before?.matches(state) === true)
const inTable = ({ before }: At) => before?.hasTag('table') === true
const asks = (step: At, event: string) => step.event.type === event && step.before?.can(step.event as never) === true
const chooses = (step: At) => asks(step, 'file.choose')
const isSettledTable = ({ after }: At) => after.hasTag('table') && !after.hasTag('busy')
const isRead = ({ event }: At) => (event['output'] as ReadFile | undefined)?.ok === true

export const model = defineModel({
  machine: clientFileMachine,
  events: [
    ...[good, other, heavy, empty].map((file) => ({
      type: 'file.choose' as const,
      file,
      language: 'de' as const,
    })),
    { type: 'file.drop' },
    { type: 'columns.choose', columns: corrected },
    { type: 'format.choose', format },
    { type: 'row.change', line: 3, field: 'email', value: 'fritz@mail.example' },
    { type: 'row.change', line: 3, field: 'email', value: 'client-2@mail.example' },
    { type: 'row.change', line: 2, field: 'first_name', value: 'Bobo' },
    { type: 'row.exclude', line: 2 },
    { type: 'row.exclude', line: 3 },
    { type: 'row.include', line: 3 },
    { type: 'rows.excludeFaulty' },
    { type: 'rows.more' },
    { type: 'rows.send' },
    { type: 'rows.edit' },
    { type: 'send.retry' },
  ],
  answers: [
    ...[fine, broken, unmapped, asked, contacts].map((table) => done('readFile', read(table))),
    done('readFile', workbook),
    failed('readFile'),
    ...[broken, unmapped].map((table) => done('rereadFile', read(table))),
    done('rereadFile', workbook),
    failed('rereadFile'),
    done('reformatFile', read(reformatted)),
    done('reformatFile', workbook),
    failed('reformatFile'),
    done('takeOver', { ok: true, value: taken }),
    done('takeOver', full),
    done('takeOver', busy),
    done('takeOver', unreachable),
    failed('takeOver'),
  ],
  // One change, one row left out and one other file are enough of each way.
  until: ({ context: { edits, excluded, shown, columns, format: chosenFormat, problem, taken: told } }, event) => {
    const isChanged = Object.keys(edits).length > 0
    const isPlain = !isChanged && excluded.length === 0 && shown === ROWS_SHOWN && problem === null
    if (event.type === 'rows.more') return !isPlain
    if (event.type === 'row.change') return isChanged || excluded.length > 0 || shown > ROWS_SHOWN
    if (event.type === 'row.exclude') return excluded.length > 0 || isChanged || shown > ROWS_SHOWN
    if (event.type === 'columns.choose') return columns === corrected || chosenFormat === format || shown > ROWS_SHOWN
    if (event.type === 'format.choose') return chosenFormat === format || shown > ROWS_SHOWN
    return (
      event.type === 'file.choose' &&
      event.file === other &&
      (!isPlain || columns === corrected || chosenFormat === format || told !== null)
    )
  },
  project: ({ context }) => ({
    chosen: context.chosen?.id ?? null,
    fault: context.fault,
    table: tables.findIndex(({ rows }) => rows === context.rows),
    columns: context.columns === corrected,
    format: context.format === format,
    edits: context.edits,
    left: context.excluded,
    shown: context.shown,
    taken: context.taken !== null,
    problem: context.problem?.kind,
  }),
  rules: {
    'keeps files from the start, and chooses none by itself': {
      when: ({ before }) => before === undefined,
      must: (step) => {
        assert.equal(started(step, 'storeFiles').length, 1)
        assert.equal(step.after.matches('choosing'), true)
        assert.equal(step.after.context.language, 'en')
      },
    },
    'reads a file that is neither empty nor too large, by its id, and lets go of the one before': {
      requirements: ['clients.file-is-read-in-the-browser'],
      when: (step) => chooses(step) && [good, other].includes(step.event['file']),
      must: (step) => {
        assert.deepEqual(started(step, 'readFile'), [
          { fileId: step.event['file'].id, columns: null, format: null, language },
        ])
        assert.deepEqual(called(step, 'forgetFile'), [{ id: step.before?.context.chosen?.id ?? null }])
        const { rows, edits, excluded, shown, fault, taken: told, problem, language: kept } = step.after.context
        assert.deepEqual(
          [rows, edits, excluded, shown, fault, told, problem, kept],
          [[], {}, [], ROWS_SHOWN, null, null, null, language],
        )
      },
    },
    'says why it reads no other, and lets go of it': {
      requirements: ['clients.file-has-limits'],
      when: (step) => chooses(step) && [heavy, empty].includes(step.event['file']),
      must: (step) => {
        const file = step.event['file']
        assert.deepEqual(started(step, 'readFile'), [])
        const { fault, chosen, rows } = step.after.context
        assert.deepEqual([fault, chosen, rows], [file === empty ? 'empty' : 'tooLarge', null, []])
        assert.deepEqual(called(step, 'forgetFile').at(-1), { id: file.id })
        assert.equal(step.after.matches('refused'), true)
      },
    },
    'shows what was read': {
      requirements: ['clients.file-is-checked-by-row'],
      when: (step) =>
        (is('readFile')(step) || is('reformatFile')(step)) && (isIn(step, 'reading') || inTable(step)) && isRead(step),
      must: (step) => {
        const output = step.event['output'] as ReadFile
        if (!output.ok) assert.fail()
        const { rows, columns, emailColumns, headings, format: found, notes } = step.after.context
        assert.deepEqual({ rows, columns, emailColumns, headings, format: found, notes }, output.table)
        assert.equal(step.after.hasTag('table'), true)
      },
    },
    'says why a file cannot be read, and lets go of it': {
      requirements: ['clients.file-has-limits'],
      when: (step) =>
        (is('.readFile')(step) || is('rereadFile')(step) || is('reformatFile')(step)) &&
        step.before?.hasTag('busy') === true &&
        !isIn(step, 'sending') &&
        !isRead(step),
      must: (step) => {
        const { fault, chosen, rows } = step.after.context
        const isPlanted = step.event.type.startsWith('xstate.error')
        assert.deepEqual([fault, chosen, rows], [isPlanted ? 'unreadable' : 'workbook', null, []])
        assert.deepEqual(called(step, 'forgetFile'), [{ id: step.before?.context.chosen?.id }])
        assert.equal(step.after.matches('refused'), true)
      },
    },
    'tells what can be done by columns and rows': {
      requirements: ['clients.file-is-checked-by-row', 'clients.file-asks-which-emails'],
      when: isSettledTable,
      must: ({ after }) => {
        const { context } = after
        const state =
          context.columns?.email === null
            ? context.emailColumns.length > 1
              ? 'severalEmails'
              : 'withoutEmails'
            : keptRows(context).length === 0
              ? 'nobody'
              : faultsOf(context).size > 0
                ? 'faulty'
                : 'ready'
        assert.equal(after.matches({ table: state }), true)
      },
    },
    'reads again by corrected columns, and keeps what was mended or left out': {
      requirements: ['clients.file-is-checked-by-row'],
      when: (step) => asks(step, 'columns.choose'),
      must: (step) => {
        const { context } = step.after
        assert.deepEqual(started(step, 'readFile'), [
          { fileId: context.chosen?.id, columns: corrected, format: step.before?.context.format, language },
        ])
        assert.deepEqual([context.edits, context.excluded], [step.before?.context.edits, step.before?.context.excluded])
        assert.deepEqual([context.columns, context.problem], [corrected, null])
      },
    },
    'reads again in the chosen format, finds the columns anew, and keeps what was mended or left out': {
      requirements: ['clients.file-format-can-be-chosen'],
      when: (step) => asks(step, 'format.choose'),
      must: (step) => {
        const { context } = step.after
        assert.deepEqual(started(step, 'readFile'), [{ fileId: context.chosen?.id, columns: null, format, language }])
        assert.deepEqual([context.edits, context.excluded], [step.before?.context.edits, step.before?.context.excluded])
        assert.deepEqual([context.format, context.problem], [format, null])
      },
    },
    'keeps what is typed in place of the file’s own': {
      requirements: ['clients.file-is-checked-by-row'],
      when: (step) => asks(step, 'row.change'),
      must: ({ event, before, after }) => {
        const { line, field, value } = event as unknown as { line: number; field: string; value: string }
        const edits = before?.context.edits ?? {}
        assert.deepEqual(after.context.edits, { ...edits, [line]: { ...edits[line], [field]: value } })
        assert.deepEqual([after.context.rows, after.context.problem], [before?.context.rows, null])
      },
    },
    'leaves a row out and takes it in again': {
      requirements: ['clients.file-is-checked-by-row'],
      when: (step) => asks(step, 'row.exclude') || asks(step, 'row.include'),
      must: ({ event, before, after }) => {
        const left = before?.context.excluded ?? []
        const { line, type } = event as unknown as { line: number; type: string }
        assert.deepEqual(
          after.context.excluded,
          type === 'row.exclude' ? [...left, line] : left.filter((one) => one !== line),
        )
        assert.equal(after.context.problem, null)
      },
    },
    'leaves out at once all that cannot be taken over, and nothing else': {
      requirements: ['clients.file-is-checked-by-row'],
      when: (step) => asks(step, 'rows.excludeFaulty'),
      must: ({ before, after }) => {
        if (!before) assert.fail()
        assert.equal(faultsOf(after.context).size, 0)
        const faulty = [...faultsOf(before.context).keys()]
        assert.deepEqual(after.context.excluded, [...before.context.excluded, ...faulty])
      },
    },
    'shows more rows when they are asked for': {
      when: (step) => asks(step, 'rows.more'),
      must: ({ before, after }) => {
        assert.equal(after.context.shown, (before?.context.shown ?? 0) + ROWS_SHOWN)
        assert.deepEqual(after.value, before?.value)
      },
    },
    'sends names and emails alone, once every row is fine, and again where no answer came': {
      requirements: ['clients.file-becomes-clients', 'clients.file-is-read-in-the-browser'],
      when: (step) => asks(step, 'rows.send') || asks(step, 'send.retry'),
      must: (step) => {
        const { context } = step.after
        assert.equal(faultsOf(context).size, 0)
        assert.deepEqual(started(step, 'takeOver'), [{ clients: clientsIn(context), language }])
        const [sent] = started(step, 'takeOver') as [{ clients: readonly object[] }]
        for (const client of sent.clients) assert.deepEqual(Object.keys(client), ['email', 'first_name', 'last_name'])
        assert.equal(context.problem, null)
      },
    },
    'sends nothing by itself, and no row with a fault': {
      requirements: ['clients.file-is-checked-by-row'],
      when: (step) => !asks(step, 'rows.send') && !asks(step, 'send.retry'),
      must: (step) => assert.deepEqual(started(step, 'takeOver'), []),
    },
    'tells how many are taken over, and lets go of the file': {
      requirements: ['clients.file-becomes-clients'],
      when: (step) => isIn(step, 'sending') && is('takeOver')(step) && step.event['output']?.ok === true,
      must: (step) => {
        const { taken: told, rows, chosen, problem, edits, excluded } = step.after.context
        assert.deepEqual([told, rows, chosen, problem, edits, excluded], [taken, [], null, null, {}, []])
        assert.deepEqual(called(step, 'forgetFile'), [{ id: step.before?.context.chosen?.id }])
        assert.deepEqual(emitted(step), [{ type: 'clients.takenOver' }])
        assert.equal(step.after.matches('taken'), true)
      },
    },
    'keeps all rows where it failed, and says why': {
      requirements: ['call.unanswered-asks-under-the-same-key'],
      when: (step) => isIn(step, 'sending') && is('takeOver')(step) && step.event['output']?.ok !== true,
      must: (step) => {
        const { output } = step.event as { output?: CallResult<TakenOver> }
        const { context } = step.after
        assert.deepEqual(context.problem, output && !output.ok ? output.problem : { kind: 'unreachable' })
        assert.deepEqual(clientsIn(context), clientsIn(step.before?.context ?? assert.fail()))
        assert.equal(step.after.matches(output === full ? 'table' : 'unsent'), true)
        assert.deepEqual(emitted(step), [])
      },
    },
    'goes back to the rows': {
      when: (step) => asks(step, 'rows.edit'),
      must: ({ before, after }) => {
        assert.equal(after.hasTag('table'), true)
        assert.deepEqual([after.context.rows, after.context.problem], [before?.context.rows, null])
      },
    },
    'drops the file with all that was done to it': {
      when: (step) => asks(step, 'file.drop'),
      must: (step) => {
        const { rows, notes, format: found, edits, excluded, chosen, problem } = step.after.context
        assert.deepEqual([rows, notes, found, edits, excluded, chosen, problem], [[], [], null, {}, [], null, null])
        assert.deepEqual(called(step, 'forgetFile'), [{ id: step.before?.context.chosen?.id }])
        assert.equal(step.after.matches('choosing'), true)
      },
    },
    'is busy while it reads or sends, and has failed where no answer came': {
      when: () => true,
      must: ({ after }) => {
        const isBusy =
          after.matches('reading') ||
          after.matches('sending') ||
          after.matches({ table: 'rereading' }) ||
          after.matches({ table: 'reformatting' })
        assert.equal(after.hasTag('busy'), isBusy)
        assert.equal(after.hasTag('failed'), after.matches('unsent'))
        assert.equal(after.hasTag('table'), after.matches('table'))
      },
    },
  },
})
