import { person, visible } from '../models/popular-products.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { PopularProductsDriver } from './support/popular-products-driver.ts'

const RETURN =
  'only the options of the shop are asked for anew when somebody returns to the tab; these products are kept for a day'
const CHANGE = 'only what the overview shows of protocols is asked for anew when they change'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PopularProductsDriver(page),
  outOfReach: {
    'popularProducts.fetching::data.outdated::0': CHANGE,
    'popularProducts.fresh::data.revalidate::0': RETURN,
    'popularProducts.fresh::data.outdated::0': CHANGE,
    'popularProducts.failed::data.revalidate::0': RETURN,
    'popularProducts.failed::data.outdated::0': CHANGE,
  },
})
