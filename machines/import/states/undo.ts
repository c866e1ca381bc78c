import { answerOf, answers } from '../../call/call.ts'

import { importSetup, ofImport } from '../catalogue-import.setup.ts'

const DECIDING = '#catalogueImport.deciding'

export const weighing = importSetup.createStateConfig({
  description: 'The server is asked what undoing the import would do.',
  meta: { requirements: ['admin.undo-keeps-what-was-ordered'] },
  invoke: {
    src: 'weighUndo',
    id: 'weighUndo',
    input: ofImport,
    ...answers(
      { target: '#catalogueImport.weighed', actions: { type: 'setUndo', params: answerOf } },
      { target: DECIDING },
    ),
  },
})

export const weighed = importSetup.createStateConfig({
  description:
    'What undoing would do is shown, with what would stay by name. Nothing is undone until the admin says so.',
  meta: { requirements: ['admin.undo-keeps-what-was-ordered'] },
  on: {
    'undo.confirm': { target: '#catalogueImport.undoing' },
    'undo.leave': { target: DECIDING, actions: 'forgetUndo' },
  },
})

export const undoing = importSetup.createStateConfig({
  description: 'What the import did is being taken back.',
  meta: { requirements: ['admin.import-is-undone'] },
  exit: 'forgetUndo',
  invoke: {
    src: 'undoImport',
    id: 'undoImport',
    input: ofImport,
    ...answers({ target: DECIDING, actions: { type: 'setJob', params: answerOf } }, { target: DECIDING }),
  },
})

export const withdrawing = importSetup.createStateConfig({
  description: 'Products that the file does not name are being taken off sale.',
  meta: { requirements: ['admin.import-offers-what-is-absent'] },
  invoke: {
    src: 'takeAbsentOffSale',
    id: 'takeAbsentOffSale',
    input: ofImport,
    ...answers({ target: DECIDING, actions: { type: 'setJob', params: answerOf } }, { target: DECIDING }),
  },
})
