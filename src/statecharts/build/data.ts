import { readBrowserCoverage, readCoverage, readRules } from '../evidence/coverage-file.ts'
import { evidenceOf } from '../evidence/evidence.ts'
import { meaningsOf } from '../evidence/meanings.ts'
import { messagesBetween } from '../evidence/messages.ts'
import { traceRequirements } from '../evidence/requirements.ts'
import type { DrawnChart, GalleryData, Review } from '../gallery-data.ts'
import { allMachines } from '../graph/all-machines.ts'
import { areasOf } from '../graph/areas.ts'
import type { ChartGraph } from '../graph/chart-graph.ts'
import { readMachine } from '../graph/read-machine.ts'
import { layOutMap } from '../layout/map.ts'
import { pictureOf } from '../pictures/read-pictures.ts'
import { contentChanges, contentHash, contentOf, type Content } from '../reviews/content.ts'
import { isStale, readReview, type KeptReview } from '../reviews/reviews.ts'

/** Everything that gallery and inspector show, from the project's sources. */
export async function galleryData(root: string): Promise<GalleryData> {
  const machines = await allMachines(root)
  const graphs = machines.map(({ machine }) => readMachine(machine))
  const coverage = readCoverage(root, graphs)
  const charts: DrawnChart[] = []
  for (const [index, one] of machines.entries()) {
    const { file } = one
    const graph = graphs[index] as ChartGraph
    const content = await contentOf(root, graph, file)
    const review = readReview(root, graph.id)
    charts.push({
      graph,
      picture: await pictureOf(graph),
      hash: contentHash(content),
      file,
      evidence: evidenceOf(
        {
          coverage: coverage.get(graph.id),
          browser: readBrowserCoverage(root, graph),
        },
        coverage,
      ),
      meanings: meaningsOf(root, graph, one),
      ...(review && { review: await shown(review, content) }),
    })
  }
  const messages = messagesBetween(root, machines, coverage)
  const areas = areasOf(
    charts.map(({ graph, file }) => ({ id: graph.id, file })),
    messages,
  )
  return {
    charts,
    requirements: await traceRequirements(root, graphs, readRules(root)),
    messages,
    areas,
    map: await layOutMap(areas, messages),
  }
}

async function shown(review: KeptReview, now: Content): Promise<Review> {
  const { hash, name, date, graph } = review
  const base = { hash, name, date, graph }
  if (!isStale(review, now)) return base
  return { ...base, picture: await pictureOf(graph), changes: contentChanges(review, now) }
}
