/** On an idle machine of two cores the line takes no longer, in seconds. */
const LIMIT = 360
/** Waiting programs for each core, as the system averages them over a minute, below which a machine is idle. */
const IDLE_LOAD = 0.5

/** A machine as it was when the line began. */
export interface Machine {
  readonly load: number
  readonly cores: number
}

/** Says that the line took too long, or that nothing follows from its time; undefined where it was within its limit. */
export function overLimit(seconds: number, { load, cores }: Machine): string | undefined {
  if (seconds <= LIMIT) return undefined
  const took = `The line took ${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
  return load / cores < IDLE_LOAD
    ? `${took}, and may take six minutes on an idle machine of two cores.`
    : `${took} on a machine that was busy (load ${load.toFixed(1)} at the start): its limit of six minutes is for an idle one.`
}
