import { picture, pictures, visible, visibleOfOne } from '#tests/models/images.person.ts'

import { testInBrowser } from './support/generated.ts'
import { ImageDriver, ImagesDriver } from './support/images-driver.ts'
import type { Watch } from './support/watch.ts'

const prepare = (watch: Watch) =>
  [/\/media\/packs\//, /\/images\/product-default/].forEach((address) => watch.expectFailure(address))

testInBrowser({ isCore: true, model: pictures, visible, driver: (page) => new ImagesDriver(page), prepare })
testInBrowser({
  model: picture,
  visible: visibleOfOne,
  driver: (page) => new ImageDriver(page),
  prepare,
})
