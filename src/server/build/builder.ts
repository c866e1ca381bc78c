/** The process that builds the client for a shop (`child.ts`). It ends with that shop, and leaves nothing half built. */
import { buildClient, completeClient } from './client.ts'
import type { Told } from './child.ts'

process.once('disconnect', () => process.exit())
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

const [, , job, root = '', dir = ''] = process.argv
const failed = (error: unknown): Told => ({ failed: error instanceof Error ? error.message : String(error) })
const work = job === 'complete' ? completeClient(root, dir).then(() => ({ dir, isNew: false })) : buildClient(root)
process.send?.(await work.catch(failed))
