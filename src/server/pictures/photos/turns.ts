/** Runs tasks, at most so many at once; further ones wait in the order in which they came. */
export function createTurns(atOnce: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let free = atOnce
  const waiting: (() => void)[] = []
  const take = (): Promise<void> => {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      waiting.push(resolve)
    })
  }
  const give = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (task) => {
    await take()
    try {
      return await task()
    } finally {
      give()
    }
  }
}
