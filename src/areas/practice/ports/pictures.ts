import {
  removeApproachImage,
  removeApproachStyleImage,
  removeStoreLogo,
  updateStore,
  uploadApproachImage,
  uploadApproachStyleImage,
} from '#areas/practice/contract/store.ts'
import { removePackageImage, uploadPackageImage } from '#areas/practice/contract/store-packages.ts'
import type { Picture } from '#areas/practice/contract/store.ts'
import { pictureMachine } from '#machines/upload/picture.machine.ts'

import type { Client } from '#actors/client.ts'
import { uploads } from '#actors/upload.ts'

const shown = (picture: Picture | null) => picture?.thumbnails[500] ?? null
const imageOf = ({ image }: { image: Picture }) => shown(image)

/** Number of a package, by the slot of its picture. */
const ofPackage = (slot: string) => ({ id: Number(slot.replace('package:', '')) })

/** The pictures of a practice page and of its packages, with their calls. */
export const providePictures = (client: Client) => ({
  storeLogo: pictureMachine.provide(
    uploads({
      client,
      send: updateStore,
      field: 'logo',
      pictureOf: ({ logo }) => shown(logo),
      remove: removeStoreLogo,
    }),
  ),
  packagePicture: pictureMachine.provide(
    uploads({
      client,
      send: uploadPackageImage,
      paramsOf: ofPackage,
      pictureOf: imageOf,
      remove: removePackageImage,
    }),
  ),
  approachPicture: pictureMachine.provide(
    uploads({ client, send: uploadApproachImage, pictureOf: imageOf, remove: removeApproachImage }),
  ),
  approachStylePicture: pictureMachine.provide(
    uploads({ client, send: uploadApproachStyleImage, pictureOf: imageOf, remove: removeApproachStyleImage }),
  ),
})
