import { readBrowserCoverage, readCoverage, readRules } from '../evidence/coverage-file.ts'
import { evidenceOf } from '../evidence/evidence.ts'
import { messagesBetween } from '../evidence/messages.ts'
import { traceRequirements } from '../evidence/requirements.ts'
import type { DrawnChart, GalleryData } from '../gallery-data.ts'
import { allMachines } from '../graph/all-machines.ts'
import type { ChartGraph } from '../graph/chart-graph.ts'
import { graphHash } from '../graph/graph-hash.ts'
import { readMachine } from '../graph/read-machine.ts'
import { layOutMap } from '../layout/map.ts'
import { pictureOf } from '../pictures/read-pictures.ts'
import { isStale, readReview } from '../reviews/reviews.ts'

/** Everything that gallery and inspector show, from the project's sources. */
export async function galleryData(root: string): Promise<GalleryData> {
  const machines = await allMachines(root)
  const graphs = machines.map(({ machine }) => readMachine(machine))
  const coverage = readCoverage(root, graphs)
  const charts: DrawnChart[] = []
  for (const [index, { file }] of machines.entries()) {
    const graph = graphs[index] as ChartGraph
    const review = readReview(root, graph.id)
    charts.push({
      graph,
      picture: await pictureOf(graph),
      hash: graphHash(graph),
      file,
      evidence: evidenceOf(coverage.get(graph.id), readBrowserCoverage(root, graph), coverage),
      ...(review && {
        review: isStale(review, graph) ? { ...review, picture: await pictureOf(review.graph) } : review,
      }),
    })
  }
  const messages = messagesBetween(root, machines, coverage)
  return {
    charts,
    requirements: await traceRequirements(root, graphs, readRules(root)),
    messages,
    map: await layOutMap(
      graphs.map(({ id }) => id),
      messages,
    ),
  }
}
