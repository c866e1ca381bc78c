import { openPhotoFolder } from '#server/pictures/photos/folder.ts'

import { openProducts, type ProductDeps } from './index.ts'

interface OpenDeps extends Omit<ProductDeps, 'photos'> {
  readonly uploadsDir: string
}

export const open = (deps: OpenDeps) => ({
  services: { products: openProducts({ ...deps, photos: openPhotoFolder(deps.uploadsDir) }) },
})
