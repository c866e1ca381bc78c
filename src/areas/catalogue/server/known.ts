import type { CatalogueLog } from './needs.ts'

/** Values outside the known set are logged and left out (ordering.unknown-values-are-logged). */
export function known<const Values extends readonly string[]>(
  values: Values,
  parameter: string,
  value: string | undefined,
  log: CatalogueLog,
): Values[number] | undefined {
  const found = values.find((candidate) => candidate === value)
  if (value !== undefined && found === undefined) log.warn({ parameter, value }, 'Unknown value left out')
  return found
}
