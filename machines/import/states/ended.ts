import { importSetup } from '../catalogue-import.setup.ts'

export const undone = importSetup.createStateConfig({
  on: {
    'import.another': { target: '#catalogueImport.choosing', actions: 'forgetProblem' },
    'findings.save': { guard: 'hasFindings', target: '#catalogueImport.saving', actions: 'forgetProblem' },
  },
}).on

export const cancelled = importSetup.createStateConfig({
  on: {
    ...undone,
    'undo.weigh': { guard: 'canUndo', target: '#catalogueImport.weighing', actions: 'forgetProblem' },
  },
}).on

/** Ways on from an import that is done. */
export const done = importSetup.createStateConfig({
  on: {
    ...cancelled,
    'absent.withdraw': { guard: 'hasAbsent', target: '#catalogueImport.withdrawing', actions: 'forgetProblem' },
  },
}).on

/** The same of one that ended before its last line. */
export const ended = importSetup.createStateConfig({
  on: {
    ...cancelled,
    'import.start': { guard: 'canStart', target: '#catalogueImport.starting', actions: 'forgetProblem' },
  },
}).on

export const interrupted = importSetup.createStateConfig({
  on: { ...ended, 'import.cancel': { target: '#catalogueImport.cancelling', actions: 'forgetProblem' } },
}).on
