import { readBrowserCoverage, readCoverage, type Coverage } from '../evidence/coverage-file.ts'
import { evidenceOf } from '../evidence/evidence.ts'
import { messagesBetween } from '../evidence/messages.ts'
import { traceRequirements, type NamedRule } from '../evidence/requirements.ts'
import type { DrawnChart, GalleryData } from '../gallery-data.ts'
import { allMachines } from '../graph/all-machines.ts'
import { graphHash } from '../graph/graph-hash.ts'
import { readMachine } from '../graph/read-machine.ts'
import { layOutMap } from '../layout/map.ts'
import { pictureOf } from '../pictures/read-pictures.ts'
import { isStale, readReview } from '../reviews/reviews.ts'

/** Everything that gallery and inspector show, from the project's sources. */
export async function galleryData(root: string): Promise<GalleryData> {
  const machines = await allMachines(root)
  const coverage = readCoverage(root)
  const charts: DrawnChart[] = []
  for (const { machine, file } of machines) {
    const graph = readMachine(machine)
    const review = readReview(root, graph.id)
    charts.push({
      graph,
      picture: await pictureOf(graph),
      hash: graphHash(graph),
      file,
      evidence: evidenceOf(coverage.get(graph.id), readBrowserCoverage(root, graph.id), coverage),
      ...(review && {
        review: isStale(review, graph) ? { ...review, picture: await pictureOf(review.graph) } : review,
      }),
    })
  }
  const graphs = charts.map(({ graph }) => graph)
  const messages = messagesBetween(root, machines, coverage)
  return {
    charts,
    requirements: await traceRequirements(root, graphs, [...coverage.values()].flatMap(rulesOf)),
    messages,
    map: await layOutMap(
      graphs.map(({ id }) => id),
      messages,
    ),
  }
}

function rulesOf({ test, rules }: Coverage): readonly NamedRule[] {
  return Object.entries(rules).map(([title, requirements]) => ({ file: test, title, requirements }))
}
