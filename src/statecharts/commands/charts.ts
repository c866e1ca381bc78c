import { copyFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { exportGallery } from '../build/static-export.ts'
import { readCoverage } from '../evidence/coverage-file.ts'
import { raisesOf } from '../evidence/raises.ts'
import { allMachines } from '../graph/all-machines.ts'
import { graphHash } from '../graph/graph-hash.ts'
import { readMachine } from '../graph/read-machine.ts'
import { layOutNow, pictureFile, PICTURES, pictureText } from '../pictures/read-pictures.ts'
import { reviewAsked } from './review.ts'

// Relative to the project's root.
const EXPORT = '.charts'
/** The chart that the README shows. */
const SHOWN = { from: 'svg/protocolBuilder.svg', to: '.readme/protocol-builder.svg' }
const ROOT = join(import.meta.dirname, '../../..')

const review = await reviewAsked(ROOT, process.argv.slice(2), () => new Date())
if (review !== undefined) {
  process.stdout.write(`${review}\n`)
  process.exit()
}

// Lays every chart out anew and keeps the pictures.
const graphs = (await allMachines(ROOT)).map(({ machine }) => readMachine(machine))
const coverage = readCoverage(ROOT, graphs)
for (const graph of graphs) {
  const raises = raisesOf(graph, coverage)
  const picture = await layOutNow(graph, raises)
  await writeFile(pictureFile(graph.id), pictureText({ hash: graphHash(graph), raises, picture }))
}
const files = new Set(graphs.map(({ id }) => `${id}.json`))
const others = (await readdir(PICTURES)).filter((name) => name.endsWith('.json') && !files.has(name))
await Promise.all(others.map((name) => rm(join(PICTURES, name))))
await exportGallery(ROOT, join(ROOT, EXPORT))
await copyFile(join(ROOT, EXPORT, SHOWN.from), join(ROOT, SHOWN.to))
process.stdout.write(`Drew ${graphs.length} charts: open ${EXPORT}/index.html; ${EXPORT}/svg has a file for each.\n`)
