import type { EmittedFrom, EventFromLogic } from 'xstate'

import { catalogueMachine } from '../catalogue/catalogue.machine.ts'
import { popularProductsMachine } from '../catalogue/popular-products.machine.ts'
import { shopOptionsMachine } from '../catalogue/shop-options.machine.ts'
import { shopOverviewMachine } from '../catalogue/shop-overview.machine.ts'
import { gateMachine } from '../gate/gate.machine.ts'
import { imagesMachine } from '../image-fallback/images.machine.ts'
import { languageMachine } from '../language/language.machine.ts'
import { chartNotProvided } from '../not-provided.ts'
import { sessionMachine } from '../account/session/session.machine.ts'
import { sidePanelMachine } from '../side-panel/side-panel.machine.ts'
import { toasterMachine } from '../toaster/toaster.machine.ts'

import { LATE_CHARTS } from './charts.ts'
import type { LateMachines } from './charts.ts'

/** Started with the root; their actors live as long as it does. */
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

/** The machine of every actor that the root starts, by name. The types of messages and facts follow from it. */
export type Charts = typeof LONG_LIVED & LateMachines
export type ChartName = keyof Charts
export type LongLived = keyof typeof LONG_LIVED

export const LONG_LIVED_CHARTS = Object.keys(LONG_LIVED) as readonly LongLived[]

export const charts = {
  ...LONG_LIVED,
  ...Object.fromEntries(LATE_CHARTS.map((name) => [name, chartNotProvided(name)])),
} as Charts

export type MessageTo<Name extends ChartName> = EventFromLogic<Charts[Name]>
export type Fact<Name extends ChartName> = EmittedFrom<Charts[Name]>
