import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const { PATH = '' } = process.env

/** Starts a TypeScript file of this folder as a process of its own and waits for what it has to say first. */
export async function startChild(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
) {
  const child = fork(join(import.meta.dirname, file), args, {
    execArgv: [...options, '--import', 'tsx'],
    env: { PATH, ...env },
  })
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    throw new Error(`${file} ended with ${String(code)}`)
  })
  const [message] = await Promise.race([once(child, 'message') as Promise<unknown[]>, ended])
  ended.catch(() => undefined)
  /** Asks the process something and waits for its answer. */
  const ask = async (question: string): Promise<unknown> => {
    const answered = once(child, 'message') as Promise<unknown[]>
    child.send(question)
    const [answer] = await Promise.race([answered, ended])
    return answer
  }
  return { message, ask, stop: () => stopChild(child) }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
