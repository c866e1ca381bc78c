import type { Page } from 'playwright/test'

import type { BuilderMode } from '#machines/protocols/builder/protocol-builder.ts'
import { isRecalling, personIn, visible } from '../models/protocol-builder.person.ts'
import { NINE, stateOf } from '../models/protocol-builder-steps.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { ProtocolBuilderDriver } from './support/protocol-builder-driver.ts'
import { expect, test } from '#tests/browser/support/test.ts'

const ADDRESS = 'another language is another page'
const SEARCHED = 'the search suggests it: builder.spec.ts shows it'
const OTHER_PAGE = 'the walks stay on one page: checkout.spec.ts and builder.spec.ts leave it'
const HIDDEN = 'nothing of the builder is there for whoever is no practitioner'
const TOGETHER = 'the mode is known as soon as the practitioner is'
const ACTIVE_ONLY = 'it is offered beside a protocol only'
const SUITS = 'every product of the walks suits the client'
const OTHER_PAGES = 'the pages of protocols offer it'
const TOKEN_GONE = 'it follows a sign-in after a call that missed its token: signed-out.spec.ts shows it'
const FOLLOWS = 'it follows whenever a protocol is opened or left: daily-amounts.spec.ts shows what comes of it'
const GIVEN_UP = 'a line is given up after six failures: cart.spec.ts shows what is seen then'

const sceneOf = (mode: BuilderMode) => ({
  model: personIn(mode),
  visible,
  driver: (page: Page) => new ProtocolBuilderDriver(page, mode),
  isPassed: isRecalling,
})

const [redesign = [], standard = []] = testInBrowser({
  ...sceneOf('redesign'),
  elsewhere: sceneOf('standard'),
  outOfReach: {
    'protocolBuilder::product.suggested::0': SEARCHED,
    'protocolBuilder.work.Unauthorized::language.shown::0': ADDRESS,
    'protocolBuilder.work.Unauthorized::mode.chosen::0': TOGETHER,
    'protocolBuilder.work.Unauthorized::builder.create::0': HIDDEN,
    'protocolBuilder.work.Unauthorized::builder.list::0': HIDDEN,
    'protocolBuilder.work.Unauthorized::protocol.select::0': HIDDEN,
    'protocolBuilder.work.Unauthorized::product.add::0': HIDDEN,
    'protocolBuilder.work.Unauthorized::line.remove::0': HIDDEN,
    'protocolBuilder.work.Unauthorized::builder.edit::0': HIDDEN,
    'protocolBuilder.work.Unauthorized::protocol.copy::0': HIDDEN,
    'protocolBuilder.work.Unauthorized::builder.share::0': HIDDEN,
    'protocolBuilder.work.Unauthorized::protocol.share::0': HIDDEN,
    'protocolBuilder.work.Unauthorized::protocol.delete::0': HIDDEN,
    'protocolBuilder.work.Authorized::language.shown::0': ADDRESS,
    'protocolBuilder.work.Authorized::builder.edit::1': ACTIVE_ONLY,
    'protocolBuilder.work.Authorized::builder.share::1': ACTIVE_ONLY,
    'protocolBuilder.work.Authorized::protocol.edit::0': OTHER_PAGES,
    'protocolBuilder.work.Authorized::line.swap::0': SUITS,
    'protocolBuilder.work.Authorized::line.again::0': GIVEN_UP,
    'protocolBuilder.work.Authorized::protocols.redone::0': TOKEN_GONE,
    'protocolBuilder.work.Authorized::lines.shown::0': FOLLOWS,
    'protocolBuilder.sight::page.shown::0': OTHER_PAGE,
    'protocolBuilder.sight::page.shown::1': OTHER_PAGE,
  },
})

const statesOf = (mode: BuilderMode) => {
  const snapshots = [...redesign, ...standard].flatMap(({ moments }) => moments.map(({ snapshot }) => snapshot))
  const seen = new Set(snapshots.filter(({ context }) => context.mode === mode).map(stateOf))
  return NINE.filter((state) => seen.has(state))
}

test('the walks meet all nine states in Standard mode, and seven in Redesign mode (builder.nine-states, builder.standard-states)', () => {
  expect(statesOf('standard')).toEqual(NINE)
  expect(statesOf('redesign')).toEqual(NINE.filter((state) => state !== 'Default' && state !== 'ProductAdded'))
})
