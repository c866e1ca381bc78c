import type { AnyStateMachine } from 'xstate'

import type { LateChart } from '#machines/app/charts.ts'

import type { LatePorts } from './late-ports.ts'

export type LateFile = Readonly<Record<string, (ports: LatePorts) => AnyStateMachine>>

const FOLDER = './late'

/** Files that hold several charts: those that come together cost one request. */
export const PACKS: Readonly<Record<string, readonly LateChart[]>> = {
  person: ['cart', 'wish', 'wishlist'],
  practitioner: ['folders', 'protocolBuilder'],
  'practitioner-home': ['latestProtocols', 'waitingClients'],
  profile: ['deleteAccount', 'devices', 'exportData', 'passwordForm', 'practiceForm', 'profileForm', 'wishesForm'],
  orders: ['adminOrder', 'allOrders', 'clientsOrder', 'clientsOrders', 'order', 'orderAgain', 'ownOrders'],
  commission: ['commission', 'commissionDownload', 'payout', 'statement'],
  client: ['invitations', 'linkEnding', 'sharedProtocols'],
  practice: ['practice', 'practiceJoin'],
}

const packOf = (name: LateChart) => Object.entries(PACKS).find(([, charts]) => charts.includes(name))?.[0]

const inFileName = (name: LateChart) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The file beside this one that fills in a late chart's placeholders: `#areas/general/late/contact-form.ts` for `contactForm`, or its pack. */
export const fileOf = (name: LateChart): string => `${FOLDER}/${packOf(name) ?? inFileName(name)}.ts`

/** The function in it that does so: `provideContactForm`. */
export const providerOf = (name: LateChart): string => `provide${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** A late chart with its placeholders filled in by its file; throws where the file does not do that. */
export function provideChart(name: LateChart, file: LateFile | undefined, ports: LatePorts): AnyStateMachine {
  const provide = file?.[providerOf(name)]
  if (!provide) throw new Error(`${fileOf(name)} has no ${providerOf(name)}`)
  return provide(ports)
}
