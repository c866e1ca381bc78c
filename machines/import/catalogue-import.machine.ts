/**
 * A catalogue that an admin brings in from the browser (admin.imports-a-catalogue).
 * Owns: the chosen file by its id, how much of it is sent, the newest import as it was told last. Never: the import itself,
 * which the server works on whether or not anyone looks.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { answerOf, answers } from '../call/call.ts'

import { importSetup, ofImport } from './catalogue-import.setup.ts'
import { answering } from './states/answered.ts'
import { cancelled, done, ended, interrupted, undone } from './states/ended.ts'
import { choosing, clearing, forgetFile, sending, stopping, unsent } from './states/sending.ts'
import { undoing, weighed, weighing, withdrawing } from './states/undo.ts'
import { watched } from './states/watched.ts'

export const catalogueImportMachine = importSetup.createMachine({
  id: 'catalogueImport',
  description: 'One catalogue, from the chosen file to the imported products.',
  context: {
    language: DEFAULT_LANGUAGE,
    chosen: null,
    progress: 0,
    fault: null,
    job: null,
    looks: 0,
    picked: {},
    answers: {},
    undo: null,
    problem: null,
  },
  initial: 'idle',
  invoke: { src: 'storeFiles', id: 'storeFiles' },
  on: { 'import.entered': { actions: { type: 'setLanguage', params: ({ event }) => ({ place: event.place }) } } },
  states: {
    idle: {
      description: 'The page was not opened yet.',
      on: {
        'import.entered': {
          target: 'asking',
          actions: { type: 'setLanguage', params: ({ event }) => ({ place: event.place }) },
        },
      },
    },
    asking: {
      description: 'The server is asked for the newest import, whoever began it.',
      meta: { requirements: ['admin.import-survives-a-reload'] },
      tags: 'busy',
      invoke: {
        src: 'fetchImport',
        id: 'fetchImport',
        input: ({ context: { language } }) => ({ language }),
        ...answers({ target: 'deciding', actions: { type: 'setJob', params: answerOf } }, { target: 'unknown' }),
      },
    },
    unknown: {
      description: 'It could not be learned whether there is an import: that can be asked again.',
      tags: ['failed', 'unread'],
      on: { 'import.retry': { target: 'asking' } },
    },
    deciding: {
      description: 'The page follows the state of the import.',
      always: [
        { guard: { type: 'isIn', params: { state: 'checking' } }, target: 'checking' },
        { guard: { type: 'isIn', params: { state: 'columns' } }, target: 'columns' },
        { guard: { type: 'isIn', params: { state: 'checked' } }, target: 'checked' },
        { guard: { type: 'isIn', params: { state: 'running' } }, target: 'running' },
        { guard: { type: 'isIn', params: { state: 'done' } }, target: 'done' },
        { guard: { type: 'isIn', params: { state: 'failed' } }, target: 'failed' },
        { guard: { type: 'isIn', params: { state: 'interrupted' } }, target: 'interrupted' },
        { guard: { type: 'isIn', params: { state: 'cancelled' } }, target: 'cancelled' },
        { guard: { type: 'isIn', params: { state: 'undone' } }, target: 'undone' },
        { target: 'choosing' },
      ],
    },
    choosing: { description: 'A file can be chosen or dropped.', on: choosing },
    chosen: {
      description: 'A file was chosen: an empty one, or one that is too large, is not sent.',
      always: [
        { guard: 'isTakable', target: 'clearing' },
        { target: 'choosing', actions: ['setFault', forgetFile, 'dropFile'] },
      ],
    },
    clearing,
    sending,
    unsent,
    stopping,
    checking: {
      ...watched,
      description: 'The server reads the file and changes nothing.',
      meta: { requirements: ['admin.import-is-checked-first'] },
    },
    columns: {
      description: 'It is not known what some columns of the table are: the admin says it.',
      meta: { requirements: ['admin.import-asks-about-columns'] },
      on: {
        ...answering,
        'import.cancel': { target: 'cancelling', actions: 'forgetProblem' },
      },
    },
    answering: {
      description: 'It is being said how the file is to be read. What was picked stays where that fails.',
      meta: { requirements: ['admin.import-asks-about-columns'] },
      invoke: {
        src: 'answerImport',
        id: 'answerImport',
        input: ({ context }) => ({ ...ofImport({ context }), answers: context.answers }),
        ...answers({ target: 'deciding', actions: { type: 'setJob', params: answerOf } }, { target: 'deciding' }),
      },
    },
    checked: {
      description: 'What the file would change is shown. It is imported only once the admin says so.',
      meta: { requirements: ['admin.import-is-checked-first'] },
      on: {
        ...answering,
        'import.start': { guard: 'canStart', target: 'starting', actions: 'forgetProblem' },
        'import.cancel': { target: 'cancelling', actions: 'forgetProblem' },
        'findings.save': { guard: 'hasFindings', target: 'saving', actions: 'forgetProblem' },
      },
    },
    starting: {
      description: 'The import is being started, or continued.',
      invoke: {
        src: 'startImport',
        id: 'startImport',
        input: ofImport,
        ...answers({ target: 'deciding', actions: { type: 'setJob', params: answerOf } }, { target: 'deciding' }),
      },
    },
    cancelling: {
      description: 'The import is being dropped, ended, or told to stop after the lines at hand.',
      meta: { requirements: ['admin.import-stops-at-once', 'admin.import-is-ended'] },
      invoke: {
        src: 'cancelImport',
        id: 'cancelImport',
        input: ofImport,
        ...answers(
          { target: 'deciding', actions: [{ type: 'setJob', params: answerOf }, 'lookSoon'] },
          { target: 'deciding' },
        ),
      },
    },
    running: {
      ...watched,
      description: 'The server imports the file, and the page shows how far it is.',
      meta: { requirements: ['admin.imports-a-catalogue'] },
    },
    done: { description: 'All that can be taken of the file is in the shop.', on: done },
    failed: { description: 'The file cannot be imported: it is said why.', on: ended },
    interrupted: {
      description: 'The import ended before its last line. What is in is whole, and the rest can be taken.',
      meta: { requirements: ['admin.interrupted-import-goes-on'] },
      on: interrupted,
    },
    cancelled: {
      description: 'An admin has ended the import before its last line. What is in stays, or is taken back.',
      meta: { requirements: ['admin.import-is-ended'] },
      on: cancelled,
    },
    undone: { description: 'What the import did is taken back.', on: undone },
    weighing,
    weighed,
    undoing,
    withdrawing,
    saving: {
      description: 'What was found is on its way into a file.',
      meta: { requirements: ['admin.import-findings-are-downloaded'] },
      invoke: {
        src: 'saveFindings',
        id: 'saveFindings',
        input: ofImport,
        ...answers({ target: 'deciding' }, { target: 'deciding' }),
      },
    },
  },
  options: { maxIterations: 20 },
})
export type CatalogueImportRef = ActorRefFrom<typeof catalogueImportMachine>
