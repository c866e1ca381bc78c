import type { Services } from '#server/http/services.ts'

/** Practitioners who have made no page. */
export function fakePractices(): Services['practices'] {
  const missing = () => Promise.resolve('missing' as const)
  const nothing = () => Promise.resolve(undefined)
  return {
    getStore: nothing,
    createStore: missing,
    updateStore: missing,
    isFree: () => Promise.resolve(true),
    writePart: missing,
    setHours: missing,
    listServices: nothing,
    createService: missing,
    updateService: missing,
    deleteService: missing,
    restoreService: missing,
    reorderService: missing,
    listPackages: nothing,
    createPackage: missing,
    updatePackage: missing,
    deletePackage: missing,
    restorePackage: missing,
    reorderPackage: missing,
    addFeature: missing,
    updateFeature: missing,
    removeFeature: missing,
    setPicture: missing,
    removePicture: missing,
    forgetPictures: () => Promise.resolve(),
    measureGrounds: () => Promise.resolve(),
    getPractice: nothing,
    joinPractice: () => Promise.resolve('unknown'),
    presentName: nothing,
    publicPractices: () => Promise.resolve([]),
  }
}

export const fakes = (): Partial<Services> => ({ practices: fakePractices() })
