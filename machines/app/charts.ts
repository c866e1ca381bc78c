/**
 * The charts whose code comes when it is wanted, a row each: its kind, what it is told and when, what the root hears of
 * it, and what outdates it. Types, messages and facts follow from it.
 */
import { CHARTS as account } from '../account/charts.ts'
import { CHARTS as admin } from '../admin/charts.ts'
import { CHARTS as cart } from '../cart/charts.ts'
import { CHARTS as catalogue } from '../catalogue/charts.ts'
import { CHARTS as clients } from '../clients/charts.ts'
import { CHARTS as commission } from '../commission/charts.ts'
import { CHARTS as folders } from '../folders/charts.ts'
import { CHARTS as general } from '../general/charts.ts'
import { CHARTS as home } from '../home/charts.ts'
import { CHARTS as catalogueImport } from '../import/charts.ts'
import { CHARTS as intake } from '../intake/charts.ts'
import { CHARTS as orders } from '../orders/charts.ts'
import { CHARTS as papers } from '../papers/charts.ts'
import { CHARTS as practice } from '../practice/charts.ts'
import { CHARTS as products } from '../products/charts.ts'
import { CHARTS as protocols } from '../protocols/charts.ts'
import { CHARTS as returns } from '../returns/charts.ts'
import type { countryMachine } from '../country/country.machine.ts'
import type { recoveryMachine } from '../recovery/recovery.machine.ts'
import { late } from '../late/late-chart.ts'
import type { Kind } from '../late/late-chart.ts'

export const LATE = {
  ...catalogue,
  ...cart,
  ...folders,
  ...account,
  ...general,
  ...practice,
  ...protocols,
  ...clients,
  ...papers,
  ...orders,
  ...commission,
  ...returns,
  ...home,
  ...admin,
  ...products,
  ...catalogueImport,
  ...intake,
  country: late<typeof countryMachine>()({ kind: 'frame' }),
  recovery: late<typeof recoveryMachine>()({ kind: 'frame' }),
}

export type LateChart = keyof typeof LATE
type Rows = typeof LATE
/** The machines of the late charts, by name. */
export type LateMachines = {
  [Name in LateChart]: Rows[Name] extends { readonly machine?: infer Machine } ? NonNullable<Machine> : never
}
export type LateChartOf<Of extends Kind> = {
  [Name in LateChart]: Rows[Name]['kind'] extends Of ? Name : never
}[LateChart]

export const LATE_CHARTS = Object.keys(LATE) as readonly LateChart[]

export const lateChartsOf = <Of extends Kind>(kind: Of): readonly LateChartOf<Of>[] =>
  LATE_CHARTS.filter((name): name is LateChartOf<Of> => LATE[name].kind === kind)
