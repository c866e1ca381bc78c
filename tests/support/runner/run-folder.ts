import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** The most that databases and builds of a whole run need, in bytes. */
const ROOM = 4 * 1024 ** 3
const PREFIX = 'verbena-run-'

/** Holds everything that a run writes beside its results. */
export interface RunFolder {
  readonly path: string
  /** Ends whatever still runs in it, and removes it. */
  readonly remove: () => Promise<void>
}

/**
 * Opens a folder for the run's temporary files, in memory where the machine has room: there a database is made in a
 * quarter of the time. Folders of runs that were killed are removed with their processes.
 */
export async function openRunFolder(): Promise<RunFolder> {
  const parent = (await hasRoom()) ? MEMORY : tmpdir()
  for (const name of await readdir(parent)) if (isLeft(name)) await clear(join(parent, name))
  const path = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`))
  // Open to every user, as the system's own is: databases do not run as root.
  await chmod(path, 0o1777)
  return { path, remove: () => clear(path) }
}

async function hasRoom(): Promise<boolean> {
  const memory = await statfs(MEMORY).catch(() => undefined)
  return memory !== undefined && memory.bavail * memory.bsize >= ROOM
}

function isLeft(name: string): boolean {
  const [, owner] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? []
  return owner !== undefined && !isAlive(Number(owner))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function clear(folder: string): Promise<void> {
  for (const pid of await processesIn(folder)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has just ended by itself.
    }
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}

/** The processes that were told to keep their temporary files in a folder, and databases in it, which keep no environment. */
async function processesIn(folder: string): Promise<readonly number[]> {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter((pid) => pid > 0 && pid !== process.pid)
  const own = await Promise.all(
    pids.map(async (pid) => {
      const [command = [], environment = []] = await Promise.all(
        ['cmdline', 'environ'].map((file) => wordsOf(`/proc/${pid}/${file}`)),
      )
      return environment.includes(`TMPDIR=${folder}`) || command.some((word) => word.startsWith(`${folder}/`))
    }),
  )
  return pids.filter((_, index) => own[index])
}

async function wordsOf(file: string): Promise<readonly string[]> {
  return (await readFile(file, 'utf8').catch(() => '')).split('\0')
}
