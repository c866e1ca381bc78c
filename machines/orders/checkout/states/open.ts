import { answerOf } from '../../../call/call.ts'
import { checkoutSetup } from '../checkout.setup.ts'

export const open = checkoutSetup.createStateConfig({
  description: 'The order is filled in, then reviewed; nothing is ordered before.',
  initial: 'opening',
  states: {
    opening: {
      description: 'The checkout is open: who has ordered before begins with the review.',
      meta: { requirements: ['checkout.review-first'] },
      always: [
        { guard: 'isKnownWithVat', target: 'checkingVat', actions: 'setKnown' },
        { guard: 'isKnown', target: 'reviewing', actions: 'setKnown' },
        { target: 'filling', actions: ['reopenForm', 'fillForm'] },
      ],
    },
    filling: {
      description: 'Address, delivery and payment are filled in.',
      initial: 'resting',
      on: {
        'address.choose': { actions: 'chooseAddress', meta: { requirements: ['checkout.addresses-are-kept'] } },
        'form.sent': [
          {
            guard: { type: 'isVatGiven', params: ({ event }) => ({ filled: event.sent }) },
            target: 'checkingVat',
            actions: { type: 'setFilled', params: ({ event }) => ({ filled: event.sent }) },
          },
          {
            guard: { type: 'isDeliverable', params: ({ event }) => ({ filled: event.sent }) },
            target: 'reviewing',
            actions: { type: 'setFilled', params: ({ event }) => ({ filled: event.sent }) },
          },
          {
            target: '.undeliverable',
            actions: { type: 'setFilled', params: ({ event }) => ({ filled: event.sent }) },
          },
        ],
      },
      states: {
        resting: { description: 'Nothing stands in the way.' },
        undeliverable: {
          description: 'The chosen way of delivery does not go to that country.',
          meta: { requirements: ['checkout.delivery-methods-are-settings'] },
        },
      },
    },
    checkingVat: {
      description:
        'The VAT number is being looked up, which decides on the tax. The review follows whatever comes of it.',
      meta: { requirements: ['tax.vat-number-is-checked'] },
      tags: 'busy',
      invoke: {
        src: 'checkVat',
        id: 'checkVat',
        input: ({ context: { filled, language } }) => ({ number: filled?.billing?.vat_number ?? '', language }),
        onDone: { target: 'reviewing', actions: { type: 'setVat', params: answerOf } },
        onError: { target: 'reviewing', actions: 'setVatUnknown' },
      },
    },
    reviewing: {
      description: 'Everything that will be ordered is in sight, with total, delivery and tax beside the button.',
      meta: { requirements: ['checkout.steps-are-named'] },
      tags: 'reviewed',
      on: {
        'order.change': { target: 'filling', actions: ['reopenForm', 'fillForm'] },
        'order.place': { target: '#checkout.placing', actions: 'askToPlace' },
      },
    },
  },
})
