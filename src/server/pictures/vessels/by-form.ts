import { dropper, spray, stopperTube, tallBottle, tube } from './bottles.ts'
import { bar, blisterBox, caddy, carton, pouch, sachetBox, tin } from './boxes.ts'
import { glassJar, gummyJar, jar, lowJar, softgelJar, tub } from './jars.ts'
import type { Vessel } from './vessel.ts'

type Choice = readonly [Vessel, ...Vessel[]]

/** The vessels a delivery form comes in (its option's slug). A brand keeps to one of them. */
const BY_FORM: ReadonlyMap<string, Choice> = new Map<string, Choice>(
  Object.entries({
    capsule: [jar, glassJar],
    tablet: [glassJar, jar, blisterBox],
    'chewable-tablet': [jar, glassJar],
    'effervescent-tablet': [stopperTube],
    softgel: [glassJar, softgelJar],
    gummy: [gummyJar, pouch],
    liquid: [tallBottle],
    oil: [tallBottle],
    drops: [dropper],
    powder: [tub, pouch],
    granules: [pouch, tub],
    sachet: [sachetBox],
    spray: [spray],
    lozenge: [tin, blisterBox],
    cream: [tube, lowJar],
    tea: [caddy, carton],
    bar: [bar],
  } satisfies Record<string, Choice>),
)

const UNKNOWN: Choice = [carton]

/** A delivery form without a vessel of its own, or none, comes in a folding box. A slug may end in the number that made it unique. */
export function vesselFor(form: string | null, seed: number): Vessel {
  const choice = BY_FORM.get(form?.replace(/-\d+$/, '') ?? '') ?? UNKNOWN
  return choice[seed % choice.length] ?? choice[0]
}

/** All forms that have a vessel of their own. */
export const DRAWN_FORMS: readonly string[] = [...BY_FORM.keys()]
