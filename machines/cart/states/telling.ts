import { cartSetup } from '../cart.setup.ts'

/** What the button that was pressed last says. */
export const telling = cartSetup.createStateConfig({
  description: 'What the button that was pressed last says of it.',
  initial: 'quiet',
  states: {
    quiet: {
      description: 'There is nothing to say.',
      on: { 'outcome.known': { target: 'telling' } },
    },
    telling: {
      description: 'The button says for a moment that it was done, or that it was not.',
      after: { tellingTime: { target: 'quiet', actions: 'forgetOutcome' } },
      on: { 'outcome.known': { target: 'telling', reenter: true } },
    },
  },
})
