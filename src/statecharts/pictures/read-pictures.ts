import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ChartGraph, Raises } from '../graph/chart-graph.ts'
import { graphHash } from '../graph/graph-hash.ts'
import { elkHere } from '../layout/elk.ts'
import { layOut } from '../layout/lay-out.ts'
import type { Picture } from '../layout/picture.ts'
import { widthOf } from '../layout/text-width.ts'

/** The picture of a chart as it is committed. */
export interface KeptPicture {
  /** Of the chart it was laid out for. */
  readonly hash: string
  /** The raised events that it names, which the tests of the chart have seen: a shop can be served without them. */
  readonly raises?: Raises
  readonly picture: Picture
}

/** The folder of the committed pictures, one file a chart. */
export const PICTURES = import.meta.dirname

export const pictureFile = (chart: string): string => join(PICTURES, `${chart}.json`)

/** The committed picture of a chart; a chart that has changed since is laid out now, which takes up to a second. */
export async function pictureOf(graph: ChartGraph): Promise<Picture> {
  const kept = keptPicture(graph.id)
  return kept?.hash === graphHash(graph) ? kept.picture : layOutNow(graph, kept?.raises)
}

export const layOutNow = (graph: ChartGraph, raises: Raises = {}): Promise<Picture> =>
  layOut(graph, elkHere(), widthOf, raises)

export function keptPicture(chart: string): KeptPicture | undefined {
  try {
    return JSON.parse(readFileSync(pictureFile(chart), 'utf8')) as KeptPicture
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A line for each box, row and edge, so that a change is read as a diff. */
export function pictureText({ hash, raises = {}, picture }: KeptPicture): string {
  const { boxes, edges, ...size } = picture
  const list = (name: string, parts: readonly unknown[]) =>
    `"${name}": [\n${parts.map((part) => JSON.stringify(part)).join(',\n')}\n]`
  const head = JSON.stringify(size).slice(1, -1)
  const said = Object.keys(raises).length > 0 ? `"raises": ${JSON.stringify(raises)},\n` : ''
  return `{"hash": "${hash}",\n${said}"picture": {${head},\n${list('boxes', boxes)},\n${list('edges', edges)}\n}}\n`
}
