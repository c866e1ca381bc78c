import { importSetup } from '../catalogue-import.setup.ts'

/** Until a file is imported, an admin can have it read in another way. */
export const answering = importSetup.createStateConfig({
  on: {
    'column.choose': { actions: { type: 'pickField', params: ({ event: { at, field } }) => ({ at, field }) } },
    'import.answer': {
      guard: { type: 'isWhole', params: ({ event: { answers } }) => ({ answers }) },
      target: '#catalogueImport.answering',
      actions: { type: 'setAnswers', params: ({ event: { answers } }) => ({ answers }) },
    },
  },
}).on
