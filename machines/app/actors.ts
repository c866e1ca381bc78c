import type { EmittedFrom, EventFromLogic } from 'xstate'

import { catalogueMachine } from '../catalogue/catalogue.machine.ts'
import { popularProductsMachine } from '../fresh-data/popular-products.machine.ts'
import { shopOptionsMachine } from '../fresh-data/shop-options.machine.ts'
import { shopOverviewMachine } from '../fresh-data/shop-overview.machine.ts'
import { gateMachine } from '../gate/gate.machine.ts'
import { imagesMachine } from '../image-fallback/images.machine.ts'
import { languageMachine } from '../language/language.machine.ts'
import { chartNotProvided } from '../not-provided.ts'
import { sessionMachine } from '../session/session.machine.ts'
import { sidePanelMachine } from '../side-panel/side-panel.machine.ts'
import { toasterMachine } from '../toaster/toaster.machine.ts'

import { LATE_CHARTS } from './charts.ts'
import type { LateMachines } from './charts.ts'

/** Those that live as long as the shop does. */
const LONG_LIVED = {
  language: languageMachine,
  shopOverview: shopOverviewMachine,
  shopOptions: shopOptionsMachine,
  popularProducts: popularProductsMachine,
  catalogue: catalogueMachine,
  toaster: toasterMachine,
  sidePanel: sidePanelMachine,
  images: imagesMachine,
  session: sessionMachine,
  gate: gateMachine,
}

/** Every chart that the root starts, under its name: what it takes and tells is typed from here. */
export type Charts = typeof LONG_LIVED & LateMachines
export type ChartName = keyof Charts
export type LongLived = keyof typeof LONG_LIVED

export const LONG_LIVED_CHARTS = Object.keys(LONG_LIVED) as readonly LongLived[]

export const charts = {
  ...LONG_LIVED,
  ...Object.fromEntries(LATE_CHARTS.map((name) => [name, chartNotProvided(name)])),
} as Charts

/** What a chart takes. */
export type Told<Name extends ChartName> = EventFromLogic<Charts[Name]>
/** What a chart tells. */
export type Fact<Name extends ChartName> = EmittedFrom<Charts[Name]>
