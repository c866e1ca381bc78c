import { importSetup } from '../catalogue-import.setup.ts'

/** Ways on from an import that is done. */
export const done = importSetup.createStateConfig({
  on: {
    'import.another': { target: '#catalogueImport.choosing', actions: 'forgetProblem' },
    'findings.save': { guard: 'hasFindings', target: '#catalogueImport.saving', actions: 'forgetProblem' },
  },
}).on

/** The same of one that ended before its last line. */
export const ended = importSetup.createStateConfig({
  on: {
    ...done,
    'import.start': { guard: 'canStart', target: '#catalogueImport.starting', actions: 'forgetProblem' },
  },
}).on
