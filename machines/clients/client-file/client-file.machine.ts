/**
 * A file of clients, from choosing it to taking them over (clients.file-becomes-clients).
 * Owns: the chosen file by its id, names and emails in it, what was mended or left out. Never: the file itself and what else
 * it holds, the calls, those who were taken over.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { answerOf } from '../../call/call.ts'

import { clientFileSetup, NO_TABLE, readingAnew, takingOver } from './client-file.setup.ts'

type ChosenIn = { context: { chosen: { readonly id: string } | null } }

const forgetFile = {
  type: 'forgetFile',
  params: ({ context: { chosen } }: ChosenIn) => ({ id: chosen?.id ?? null }),
} as const

const choosing = clientFileSetup.createStateConfig({
  on: {
    'file.choose': {
      target: '#clientFile.chosen',
      actions: [forgetFile, { type: 'choose', params: ({ event: { file, language } }) => ({ file, language }) }],
    },
  },
}).on

const dropping = clientFileSetup.createStateConfig({
  on: { 'file.drop': { target: '#clientFile.choosing', actions: [forgetFile, 'drop'] } },
}).on

/** A table is in sight already: what was mended or left out of it stays. */
const reread = {
  onDone: [
    {
      guard: { type: 'isTable', params: answerOf },
      target: '#clientFile.table.judging',
      actions: { type: 'setTable', params: answerOf },
    },
    { target: '#clientFile.refused', actions: [forgetFile, { type: 'setReadFault', params: answerOf }] },
  ],
  onError: {
    target: '#clientFile.refused',
    actions: [forgetFile, { type: 'setFault', params: { fault: 'unreadable' } }],
  },
} as const

export const clientFileMachine = clientFileSetup.createMachine({
  id: 'clientFile',
  description: 'A practitioner’s own list of clients, from the chosen file to people who are taken over.',
  context: { ...NO_TABLE, language: DEFAULT_LANGUAGE, chosen: null, fault: null, taken: null, problem: null },
  initial: 'choosing',
  invoke: { src: 'storeFiles', id: 'storeFiles' },
  states: {
    choosing: { description: 'A file can be chosen or dropped.', on: choosing },
    chosen: {
      description: 'An empty file, or one that is too large, is not even read.',
      meta: { requirements: ['clients.file-has-limits'] },
      always: [
        {
          guard: 'isEmptyFile',
          target: 'refused',
          actions: [forgetFile, { type: 'setFault', params: { fault: 'empty' } }],
        },
        {
          guard: 'isTooLarge',
          target: 'refused',
          actions: [forgetFile, { type: 'setFault', params: { fault: 'tooLarge' } }],
        },
        { target: 'reading' },
      ],
    },
    reading: {
      description: 'The browser reads the file. Nothing of it leaves the browser.',
      meta: { requirements: ['clients.file-is-read-in-the-browser'] },
      tags: 'busy',
      on: { ...choosing, ...dropping },
      invoke: {
        src: 'readFile',
        id: 'readFile',
        input: readingAnew,
        onDone: [
          {
            guard: { type: 'isTable', params: answerOf },
            target: 'table',
            actions: { type: 'setTable', params: answerOf },
          },
          { target: 'refused', actions: [forgetFile, { type: 'setReadFault', params: answerOf }] },
        ],
        onError: {
          target: 'refused',
          actions: [forgetFile, { type: 'setFault', params: { fault: 'unreadable' } }],
        },
      },
    },
    refused: {
      description: 'The file cannot be taken: it is said why, and another can be chosen.',
      meta: { requirements: ['clients.file-has-limits'] },
      on: choosing,
    },
    table: {
      description: 'The rows are in sight. They can be mended or left out, and columns can be corrected.',
      meta: { requirements: ['clients.file-is-checked-by-row'] },
      tags: 'table',
      initial: 'judging',
      on: {
        ...choosing,
        ...dropping,
        'columns.choose': {
          target: '.rereading',
          actions: [{ type: 'setColumns', params: ({ event: { columns } }) => ({ columns }) }, 'forgetProblem'],
        },
        'format.choose': {
          target: '.reformatting',
          actions: [{ type: 'setFormat', params: ({ event: { format } }) => ({ format }) }, 'forgetProblem'],
        },
        'row.change': {
          target: '.judging',
          actions: [
            { type: 'change', params: ({ event: { line, field, value } }) => ({ line, field, value }) },
            'forgetProblem',
          ],
        },
        'row.exclude': {
          target: '.judging',
          actions: [{ type: 'exclude', params: ({ event: { line } }) => ({ line }) }, 'forgetProblem'],
        },
        'row.include': {
          target: '.judging',
          actions: [{ type: 'include', params: ({ event: { line } }) => ({ line }) }, 'forgetProblem'],
        },
        'rows.more': { actions: 'showMore' },
      },
      states: {
        judging: {
          description: 'What can be done follows from columns and rows.',
          always: [
            { guard: 'isEmailAsked', target: 'severalEmails' },
            { guard: 'isWithoutEmails', target: 'withoutEmails' },
            { guard: 'isNobodyLeft', target: 'nobody' },
            { guard: 'hasFaults', target: 'faulty' },
            { target: 'ready' },
          ],
        },
        rereading: {
          description: 'The file is read again by the corrected columns. What was mended or left out stays.',
          tags: 'busy',
          invoke: {
            src: 'readFile',
            id: 'rereadFile',
            input: ({ context }) => ({ ...readingAnew({ context }), columns: context.columns, format: context.format }),
            ...reread,
          },
        },
        reformatting: {
          description:
            'The file is read again in the chosen encoding, with the chosen separator. Columns are found anew.',
          meta: { requirements: ['clients.file-format-can-be-chosen'] },
          tags: 'busy',
          invoke: {
            src: 'readFile',
            id: 'reformatFile',
            input: ({ context }) => ({ ...readingAnew({ context }), format: context.format }),
            ...reread,
          },
        },
        severalEmails: {
          description: 'Several columns hold emails, of the clients or of others: it is asked which one is theirs.',
          meta: { requirements: ['clients.file-asks-which-emails'] },
        },
        withoutEmails: { description: 'No column has emails, as far as can be told: it is asked which one it is.' },
        nobody: { description: 'Every row was left out.' },
        faulty: {
          description: 'Rows that cannot be taken over are shown with the reason.',
          on: { 'rows.excludeFaulty': { target: 'judging', actions: 'excludeFaulty' } },
        },
        ready: {
          description: 'All rows that are in can be taken over.',
          on: { 'rows.send': { target: '#clientFile.sending', actions: 'forgetProblem' } },
        },
      },
    },
    sending: {
      description: 'Names and emails are on their way, and nothing else of the file.',
      meta: { requirements: ['clients.file-becomes-clients'] },
      tags: 'busy',
      invoke: {
        src: 'takeOver',
        id: 'takeOver',
        input: takingOver,
        onDone: [
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'taken',
            actions: [forgetFile, { type: 'setTaken', params: answerOf }, 'emitTaken'],
          },
          {
            guard: { type: 'isUnanswered', params: answerOf },
            target: 'unsent',
            actions: { type: 'setProblem', params: answerOf },
          },
          { target: 'table', actions: { type: 'setProblem', params: answerOf } },
        ],
        onError: { target: 'unsent', actions: 'setUnreachable' },
      },
    },
    unsent: {
      description: 'There was no answer. All rows are kept, and can be sent again under the same key.',
      meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
      tags: 'failed',
      on: {
        'send.retry': { target: 'sending', actions: 'forgetProblem' },
        'rows.edit': { target: 'table', actions: 'forgetProblem' },
      },
    },
    taken: {
      description: 'They are taken over. It is told how many, and who was left since they were there already.',
      meta: { requirements: ['clients.file-becomes-clients', 'clients.imported-gets-no-mail'] },
      on: choosing,
    },
  },
  options: { maxIterations: 20 },
})
export type ClientFileRef = ActorRefFrom<typeof clientFileMachine>
