import { importSetup } from '../catalogue-import.setup.ts'

/** How a file is read can be said again until it is imported. */
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
