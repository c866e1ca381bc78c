import type { AnyMachineSnapshot } from 'xstate'

import * as atButton from '../models/cart-button.person.ts'
import { person, visible } from '../models/cart.person.ts'

import { CartButtonDriver } from './support/cart-button-driver.ts'
import { CartPageDriver } from './support/cart-page-driver.ts'
import { testInBrowser } from '#tests/browser/support/generated.ts'

const ADDRESS = 'another language is another page'
const GIVEN_UP = 'a line is given up after six failures: cart.spec.ts shows what is seen then'
/** The shop itself opens the queue at sign-in. */
const isOpening = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ signedIn: 'naming' }) || snapshot.matches({ signedIn: 'opening' })

testInBrowser({
  isCore: true,
  model: person,
  visible,
  driver: (page) => new CartPageDriver(page),
  isPassed: isOpening,
  elsewhere: {
    model: atButton.person,
    visible: atButton.visible,
    driver: (page) => new CartButtonDriver(page),
    isPassed: isOpening,
    // The shop itself knows no such product.
    prepare: (watch) => watch.expectFailure(/\/en\/products\/product-1$/),
  },
  outOfReach: {
    'cart::language.shown::0': ADDRESS,
    'cart.signedIn.here.syncing.sending::xstate.done.actor.sendChange::3': GIVEN_UP,
    'cart.signedIn.here.telling::change.givenUp::0': GIVEN_UP,
  },
})
