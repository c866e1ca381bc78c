import { execFile } from 'node:child_process'
import { chmod, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { addTools, buildClient } from '#server/build/client.ts'
import { FIRST_JAVASCRIPT_LIMIT, FIRST_MODULES } from '#server/build/first-javascript.ts'

import { firstJavaScriptBytes } from '../first-javascript.ts'

import { INSPECTED } from './inspected.ts'
import { startShopProcess, type ShopProcess, type ShopVariety } from './process.ts'

/** Bytes that this client may have more than the served one: it keeps the names of late files, and what it is inspected by. */
const INSPECTION = 500

const ROOT = resolve(import.meta.dirname, '../../..')

/** A stopped data folder with the demo shop in it, from which each worker copies its own, and the client that all serve. */
export async function prepareTemplate(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const { dir, isNew } = await buildClient(ROOT, INSPECTED)
  const bytes = await firstJavaScriptBytes(dir, FIRST_MODULES)
  const limit = FIRST_JAVASCRIPT_LIMIT + INSPECTION
  if (bytes > limit) throw new Error(`The first JavaScript has ${bytes} bytes, above the budget of ${limit}.`)
  const folder = await openFolder('verbena-template-')
  await symlink(dir, join(folder, 'client'))
  const filled = startShopProcess(dir, join(folder, 'data')).then((shop) => shop.stop())
  await Promise.all([filled, isNew && addTools(ROOT, dir)])
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A running shop on its own copy of a template. Stopping it removes the copy. */
export async function startFromTemplate(template: string, variety?: ShopVariety): Promise<ShopProcess> {
  const folder = await openFolder('verbena-shop-')
  // `cp -a` keeps the owner: the database refuses a folder that is another user's.
  await promisify(execFile)('cp', ['-a', join(template, 'data'), folder])
  const shop = await startShopProcess(await realpath(join(template, 'client')), join(folder, 'data'), variety)
  return {
    address: shop.address,
    async stop() {
      await shop.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// Started by root, the database runs as another user: in a folder that is closed to it, it would put its data elsewhere,
// and a copy of the folder would be no copy of the data.
async function openFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await chmod(folder, 0o755)
  return folder
}
