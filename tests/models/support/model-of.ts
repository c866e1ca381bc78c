import { fileName } from '#statecharts/graph/file-name.ts'

import type { Model } from './model.ts'

const MODELS = import.meta.glob<{ readonly model: Model }>(['../*.model.ts', '../../areas/*/models/*.model.ts'])

/** The model of a chart by its id; throws where it has none. */
export async function modelOf(chart: string): Promise<Model> {
  const name = `/${fileName(chart)}.model.ts`
  const load = Object.entries(MODELS).find(([file]) => file.endsWith(name))?.[1]
  if (!load) throw new Error(`The chart ${chart} has no model.`)
  return (await load()).model
}
