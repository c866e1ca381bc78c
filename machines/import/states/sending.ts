import { answerOf, answers } from '../../call/call.ts'

import { importSetup } from '../catalogue-import.setup.ts'

type ChosenIn = { context: { chosen: { readonly id: string } | null } }

export const forgetFile = {
  type: 'forgetFile',
  params: ({ context: { chosen } }: ChosenIn) => ({ id: chosen?.id ?? null }),
} as const

export const choosing = importSetup.createStateConfig({
  on: {
    'file.choose': {
      target: '#catalogueImport.chosen',
      actions: [forgetFile, { type: 'choose', params: ({ event: { file } }) => ({ file }) }],
    },
  },
}).on

/** The server may have taken the file meanwhile, or takes it yet: it is told. */
const cancelling = importSetup.createStateConfig({
  on: { 'upload.cancel': { target: '#catalogueImport.stopping' } },
}).on

/** Whatever else comes of the question, the server decides about the file itself. */
export const clearing = importSetup.createStateConfig({
  description: 'It is asked whether another import was opened meanwhile: the file would be sent for nothing.',
  meta: { requirements: ['admin.one-import-at-a-time'] },
  tags: 'busy',
  entry: 'startAgain',
  invoke: {
    src: 'fetchImport',
    id: 'fetchImport',
    input: ({ context: { language } }) => ({ language }),
    onDone: [
      {
        guard: { type: 'isOpen', params: answerOf },
        target: '#catalogueImport.deciding',
        actions: [{ type: 'setJob', params: answerOf }, forgetFile, 'dropFile'],
      },
      { target: '#catalogueImport.sending' },
    ],
    onError: { target: '#catalogueImport.sending' },
  },
  on: cancelling,
})

export const sending = importSetup.createStateConfig({
  description: 'The file is on its way, and it is shown how much of it.',
  meta: { requirements: ['admin.imports-a-catalogue'] },
  tags: 'busy',
  invoke: {
    src: 'sendFile',
    id: 'sendFile',
    input: ({ context: { chosen, language } }) => ({ fileId: chosen?.id ?? '', language }),
  },
  on: {
    ...cancelling,
    'upload.progress': { actions: { type: 'setProgress', params: ({ event }) => ({ progress: event.progress }) } },
    'upload.answered': [
      {
        guard: { type: 'isAnswered', params: ({ event }) => event.result },
        target: '#catalogueImport.deciding',
        actions: [{ type: 'setJob', params: ({ event }) => event.result }, forgetFile, 'dropFile'],
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.result },
        target: '#catalogueImport.unsent',
        actions: { type: 'setProblem', params: ({ event }) => event.result },
      },
      {
        target: '#catalogueImport.choosing',
        actions: [{ type: 'setProblem', params: ({ event }) => event.result }, forgetFile, 'dropFile'],
      },
    ],
  },
})

export const unsent = importSetup.createStateConfig({
  description: 'There was no answer. The file is kept, and can be sent again under the same key.',
  tags: 'failed',
  on: {
    ...choosing,
    'upload.cancel': { target: '#catalogueImport.stopping', actions: 'forgetProblem' },
    'upload.retry': { target: '#catalogueImport.clearing' },
  },
})

export const stopping = importSetup.createStateConfig({
  description: 'The server is told to take nothing of the file, however much of it has come.',
  meta: { requirements: ['admin.import-stops-at-once'] },
  tags: 'busy',
  exit: [forgetFile, 'dropFile'],
  invoke: {
    src: 'stopSending',
    id: 'stopSending',
    input: ({ context: { chosen, language } }) => ({ fileId: chosen?.id ?? '', language }),
    ...answers(
      { target: '#catalogueImport.deciding', actions: { type: 'setJob', params: answerOf } },
      { target: '#catalogueImport.asking' },
    ),
  },
})
