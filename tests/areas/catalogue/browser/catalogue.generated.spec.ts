import { person, visible } from '../models/catalogue.person.ts'

import { CatalogueDriver } from './support/catalogue-driver.ts'
import { testInBrowser } from '#tests/browser/support/generated.ts'

const HISTORY =
  'needs the history of a tab that was reloaded or stood deeper in the list: the tests of the way back do that'

const PERSON = 'somebody with another right to buy signs in or out: the tests of sessions do that'

const outOfReach = {
  'catalogue.kept::viewer.changed::0': PERSON,
  'catalogue.kept::listing.entered::0': HISTORY,
  'catalogue.open.withoutOptions::options.known::0': 'the page asks again first, and waits for them',
  'catalogue.open.listing::list.recalled::0': HISTORY,
  'catalogue.open.listing::filter.add::1': 'the page offers only options that exist and are not chosen',
  'catalogue.open.listing::filter.remove::1': 'the page offers only chosen options to be removed',
  'catalogue.open.listing.products::viewer.changed::0': PERSON,
  'catalogue.open.listing.products::listing.entered::0': HISTORY,
  'catalogue.open.listing.products.loading::viewer.changed::0': PERSON,
  'catalogue.open.listing.products.partial::listing.entered::0': HISTORY,
  'catalogue.open.listing.products.recalling::xstate.done.actor.fetchRecalled::0': HISTORY,
  'catalogue.open.listing.products.recalling::xstate.done.actor.fetchRecalled::1': HISTORY,
  'catalogue.open.listing.products.recalling::xstate.done.actor.fetchRecalled::2': HISTORY,
  'catalogue.open.listing.products.loadingNext::xstate.done.actor.fetchNextPage::1':
    'the shop always connects the pagination function',
  'catalogue.open.listing.products.renewing::xstate.done.actor.fetchRenewed::0': PERSON,
  'catalogue.open.listing.products.renewing::xstate.done.actor.fetchRenewed::1': PERSON,
  'catalogue.open.listing.products.renewing::xstate.done.actor.fetchRenewed::2': PERSON,
  'catalogue.open.listing.products.renewing::xstate.done.actor.fetchRenewed::3': PERSON,
  'catalogue.open.listing.products.renewing::xstate.done.actor.fetchRenewed::4': PERSON,
  'catalogue.open.listing.products.empty::viewer.changed::0': PERSON,
  'catalogue.open.listing.products.failed::viewer.changed::0': PERSON,
}

testInBrowser({
  model: person,
  visible,
  driver: (page) => new CatalogueDriver(page),
  outOfReach,
  prepare(watch, moments) {
    if (moments.some(({ effects }) => effects.some(({ type }) => type === 'logCountsFailed')))
      watch.expectConsole(/numbers of the filter options/)
    // The page that is not the listing, to come from and to go back to.
    watch.expectFailure(/\/en\/nowhere$/)
  },
})
