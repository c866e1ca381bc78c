import { chapter } from '#contract/chapter.ts'

import {
  addProtocolProduct,
  checkFit,
  createProtocol,
  deleteProtocol,
  duplicateProtocol,
  getIntake,
  getProtocol,
  listProtocols,
  readShareMail,
  removeProtocolProduct,
  restoreProtocol,
  searchProtocols,
  shareProtocol,
  suggestNotes,
  updateProtocol,
  updateProtocolProduct,
} from './protocols.ts'
import {
  deleteSharedProtocol,
  deleteSharedProtocolV2,
  getSharedProtocol,
  listSharedProtocols,
} from './shared-protocols.ts'
import { endPlanFeed, getPlanFeed, makePlanFeed } from './plan-feed.ts'
import { getTaken, markTaken, shareTaken } from './taken.ts'
import { getOwnSupply, setOwnSupply } from './supply/own-supply.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  Protocols: chapter({
    listProtocols,
    createProtocol,
    duplicateProtocol,
    shareProtocol,
    searchProtocols,
    updateProtocol,
    getProtocol,
    getIntake,
    deleteProtocol,
    restoreProtocol,
    checkFit,
    readShareMail,
    suggestNotes,
    addProtocolProduct,
    updateProtocolProduct,
    removeProtocolProduct,
    listSharedProtocols,
    getSharedProtocol,
    deleteSharedProtocol,
    deleteSharedProtocolV2,
    getTaken,
    markTaken,
    shareTaken,
    getPlanFeed,
    makePlanFeed,
    endPlanFeed,
    getOwnSupply,
    setOwnSupply,
  }),
}
