import { importSetup } from '../catalogue-import.setup.ts'

/** What can be done about an import on which nobody works any more. */
export const ended = importSetup.createStateConfig({
  on: {
    'import.another': { target: '#catalogueImport.choosing', actions: 'forgetProblem' },
    'import.start': { guard: 'canStart', target: '#catalogueImport.starting', actions: 'forgetProblem' },
    'findings.save': { guard: 'hasFindings', target: '#catalogueImport.saving', actions: 'forgetProblem' },
  },
}).on
