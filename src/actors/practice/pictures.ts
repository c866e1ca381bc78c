import {
  removeApproachImage,
  removeApproachStyleImage,
  removeStoreLogo,
  updateStore,
  uploadApproachImage,
  uploadApproachStyleImage,
} from '#contract/store.ts'
import type { Picture } from '#contract/store.ts'
import { createUploadMachine } from '#machines/upload/upload.machine.ts'

import type { Client } from '../client.ts'
import { uploads } from '../upload.ts'

const shown = (picture: Picture | null) => picture?.thumbnails[500] ?? null
const imageOf = ({ image }: { image: Picture }) => shown(image)

/** The pictures that a practice page itself has, with their calls. */
export const providePictures = (client: Client) => ({
  storeLogo: createUploadMachine('storeLogo').provide(
    uploads({
      client,
      send: updateStore,
      field: 'logo',
      pictureOf: ({ logo }) => shown(logo),
      remove: removeStoreLogo,
    }),
  ),
  approachPicture: createUploadMachine('approachPicture').provide(
    uploads({ client, send: uploadApproachImage, pictureOf: imageOf, remove: removeApproachImage }),
  ),
  approachStylePicture: createUploadMachine('approachStylePicture').provide(
    uploads({ client, send: uploadApproachStyleImage, pictureOf: imageOf, remove: removeApproachStyleImage }),
  ),
})
