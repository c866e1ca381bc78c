import { cartSetup } from '../cart.setup.ts'

/** What the buttons say that were pressed just now. */
export const telling = cartSetup.createStateConfig({
  description: 'What the buttons that were pressed just now say of it.',
  initial: 'quiet',
  states: {
    quiet: {
      description: 'There is nothing to say.',
      on: { 'outcome.known': { target: 'telling' } },
    },
    telling: {
      description:
        'The buttons say for a moment that it was done, or that it was not. Each further answer lets them say it longer.',
      after: { tellingTime: { target: 'quiet', actions: 'forgetOutcomes' } },
      on: { 'outcome.known': { target: 'telling', reenter: true } },
    },
  },
})
